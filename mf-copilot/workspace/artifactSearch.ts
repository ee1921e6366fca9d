import { withoutParams } from '@coverdesk/contract'

/** The query string with this artifact open. */
export function artifactSearch(search: string, id: string): string {
  const next = new URLSearchParams(withoutArtifact(search))
  next.set('artifact', id)
  return `?${next}`
}

/** The query string with the pane closed. */
export function withoutArtifact(search: string): string {
  return withoutParams(search, ['artifact', 'version', 'view', 'source', 'page', 'quote'])
}
