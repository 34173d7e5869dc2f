"""The site for those who write it: a page is built when somebody looks at it (`make serve`)."""
