import type { RemoteDescription } from '../remotes/RemoteDescription.ts'

/** A response sent with the HTML, so that the first screen waits for no request. */
export interface EarlyAnswer {
  docId: string
  variables: Record<string, unknown>
  response: unknown
}

/** The contents of the page's data block. */
export interface StartBlock {
  remotes: RemoteDescription[]
  answers: EarlyAnswer[]
  /** The live stream's position at the time of the responses. */
  cursor?: string
  /** The Mapbox token for address suggestions; absent if the server has none. */
  mapboxToken?: string
}

/** Reads the page's data block; null if there is none. */
export function startBlock(from: Document = document): StartBlock | null {
  const text = from.getElementById('coverdesk-start')?.textContent
  return text ? JSON.parse(text) : null
}
