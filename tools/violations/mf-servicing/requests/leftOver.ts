// expect: eslint(no-unused-vars)
const leftOver = 'Ridgeline Roofing'
