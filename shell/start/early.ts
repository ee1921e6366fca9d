// Runs before the first paint. No imports: it is an inline script.

// Applies the chosen theme before the first paint; the key is the design system's storage key.
{
  const chosen = localStorage.getItem('coverdesk.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen
}

// Blocks submitting the sign-in form until its code has loaded: the browser would submit it as a page load.
document.addEventListener(
  'submit',
  (event) => {
    const place = document.querySelector<HTMLElement>('[data-first-frame]')
    if (!place) return
    event.preventDefault()
    place.dataset['submitted'] = ''
  },
  true,
)
