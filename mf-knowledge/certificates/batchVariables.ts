import type { EntrypointAddress } from '@coverdesk/contract'

/** The account, and its batch if one was started: the URL has its id, so that the user can return to it. */
export function batchVariables({ param, url }: EntrypointAddress) {
  const batchId = url.searchParams.get('batch') ?? ''
  return { id: param('id'), batchId, isBegun: batchId !== '' }
}
