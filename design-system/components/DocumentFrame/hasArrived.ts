/**
 * Whether a frame loaded the document: its load event also fires for server errors and failed
 * connections, but the browser records the response status. Without a status the event is trusted.
 */
export function hasArrived(address: string): boolean {
  const status = performance.getEntriesByName(address, 'resource').filter(isOfFrame).at(-1)?.responseStatus
  return status === undefined || (status > 0 && status < 400)
}

function isOfFrame(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  // A `data:` URL involves no server.
  return entry.name.startsWith('http') && 'initiatorType' in entry && entry.initiatorType === 'iframe'
}
