import { attached, canAttach, fileKind } from '../files/index.ts'
import type { RequestContext } from '../graphql/index.ts'
import { replace } from '../platform/index.ts'
import type { Change } from '../platform/index.ts'

/** The changes that attach the viewer's uploads to a request; null if one of them is not theirs to attach. */
export async function attach(
  { agency, viewer }: Pick<RequestContext, 'agency' | 'viewer'>,
  fileIds: readonly string[],
  requestId: string,
): Promise<readonly Change[] | null> {
  const changes: Change[] = []
  for (const file of await agency.readMany(fileKind, fileIds)) {
    if (!file || !canAttach(file.value, viewer.id)) return null
    changes.push(replace(file, attached(file.value, requestId), 'ATTACH_FILE'))
  }
  return changes
}
