import type { RemoteDescription } from './RemoteDescription.ts'

/** The available remotes: from the page's data block if present, otherwise requested. */
export async function remoteList(known: RemoteDescription[] | undefined): Promise<RemoteDescription[]> {
  if (known) return known
  const response = await fetch('/remotes.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`The list of areas answered with status ${response.status}.`)
  return response.json()
}
