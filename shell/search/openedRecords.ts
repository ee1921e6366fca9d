const kept = 8

/** The most recently opened records in this browser, newest first; stores only their ids. */
export function openedRecords(viewerId: string): string[] {
  const stored = localStorage.getItem(keyOf(viewerId))
  return stored ? stored.split(' ') : []
}

/** Remembers the record of a page's URL, if any. */
export function noteOpened(viewerId: string, pathname: string): void {
  const [, id] = /^\/app\/[^/]+\/([a-z]{2,4}_[0-9a-z]{26})(?:\/|$)/.exec(pathname) ?? []
  if (id === undefined) return
  const others = openedRecords(viewerId).filter((other) => other !== id)
  localStorage.setItem(keyOf(viewerId), [id, ...others].slice(0, kept).join(' '))
}

function keyOf(viewerId: string): string {
  return `coverdesk.opened.${viewerId}`
}
