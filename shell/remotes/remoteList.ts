import type { RemoteDescription } from './RemoteDescription.ts'

/** Which remotes there are: from the data block when it came with the page, else asked for. */
export async function remoteList(known: RemoteDescription[] | undefined): Promise<RemoteDescription[]> {
  if (known) return known
  const response = await fetch('/remotes.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`The list of areas answered with status ${response.status}.`)
  return response.json()
}
