const kept = 8

/** The records that somebody opened last in this browser, the last one first: their ids and nothing else of them. */
export function openedRecords(viewerId: string): string[] {
  const stored = localStorage.getItem(keyOf(viewerId))
  return stored ? stored.split(' ') : []
}

/** Remembers the record whose page an address shows, if it shows one. */
export function noteOpened(viewerId: string, pathname: string): void {
  const [, id] = /^\/app\/[^/]+\/([a-z]{2,4}_[0-9a-z]{26})(?:\/|$)/.exec(pathname) ?? []
  if (id === undefined) return
  const others = openedRecords(viewerId).filter((other) => other !== id)
  localStorage.setItem(keyOf(viewerId), [id, ...others].slice(0, kept).join(' '))
}

function keyOf(viewerId: string): string {
  return `coverdesk.opened.${viewerId}`
}
