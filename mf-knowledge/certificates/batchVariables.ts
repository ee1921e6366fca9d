import type { EntrypointAddress } from '@coverdesk/contract'

/** The account, and the batch that was begun for it, if any: it is in the address, so that it can be come back to. */
export function batchVariables({ param, url }: EntrypointAddress) {
  const batchId = url.searchParams.get('batch') ?? ''
  return { id: param('id'), batchId, isBegun: batchId !== '' }
}
