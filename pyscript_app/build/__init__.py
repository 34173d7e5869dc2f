"""The build of the browser app: `python -m pyscript_app.build` writes docs/app/.

Nothing in here runs in the browser. `inside` runs in Pyodide, under Node, while the bundle is made.
"""
