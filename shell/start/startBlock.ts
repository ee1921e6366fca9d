import type { RemoteDescription } from '../remotes/RemoteDescription.ts'

/** An answer that came with the HTML, so that the first screen waits for no request. */
export interface EarlyAnswer {
  docId: string
  variables: Record<string, unknown>
  response: unknown
}

/** What the server writes into the page's one data block. */
export interface StartBlock {
  remotes: RemoteDescription[]
  answers: EarlyAnswer[]
  /** Where the live stream of the answers' moment goes on. */
  cursor?: string
  /** Asks for streets while an address is typed; absent when the agency's server has none. */
  mapboxToken?: string
}

/** Reads the data block of the page; null when the page came without one. */
export function startBlock(from: Document = document): StartBlock | null {
  const text = from.getElementById('coverdesk-start')?.textContent
  return text ? JSON.parse(text) : null
}
