// Runs before the first paint, so that a chosen theme never flashes the other one. No imports: it is a script,
// and the key is the one that the design system stores the choice under.
{
  const chosen = localStorage.getItem('coverdesk.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen
}
