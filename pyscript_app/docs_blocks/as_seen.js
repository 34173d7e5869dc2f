// What is closed stays closed on paper: the theme's script, which listens later, would open it.
addEventListener("beforeprint", (event) => event.stopImmediatePropagation());
