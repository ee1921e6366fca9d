// Runs before the first paint. No imports: it is a script.

// A chosen theme never flashes the other one; the key is the one that the design system stores the choice under.
{
  const chosen = localStorage.getItem('coverdesk.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen
}

// The sign-in form waits for its code, which then sends it: the browser would send it as a page load.
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
