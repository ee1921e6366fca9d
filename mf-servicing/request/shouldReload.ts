interface Navigation {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}

/** Opening or closing a dialog is no reason to ask the server for the page again. */
export function shouldReload({ currentUrl, nextUrl, defaultShouldRevalidate }: Navigation): boolean {
  return defaultShouldRevalidate && !isDialogChange(currentUrl, nextUrl)
}

function isDialogChange(current: URL, next: URL): boolean {
  return current.pathname === next.pathname && current.search !== next.search
}
