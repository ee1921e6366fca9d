// Runs before the first paint, so that a chosen theme never flashes the other one. No imports: it is a script.
const chosenTheme = localStorage.getItem('coverdesk-theme')
if (chosenTheme === 'light' || chosenTheme === 'dark') document.documentElement.dataset['theme'] = chosenTheme
