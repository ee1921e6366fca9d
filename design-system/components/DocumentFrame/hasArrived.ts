/**
 * Whether what a frame has loaded is the document: its load event comes for the server's error and for a broken line
 * too, but the browser notes what was answered. One that does not is believed.
 */
export function hasArrived(address: string): boolean {
  const status = performance.getEntriesByName(address, 'resource').filter(isOfFrame).at(-1)?.responseStatus
  return status === undefined || (status > 0 && status < 400)
}

function isOfFrame(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  // What is written in the address itself, `data:`, has no server that answers.
  return entry.name.startsWith('http') && 'initiatorType' in entry && entry.initiatorType === 'iframe'
}
