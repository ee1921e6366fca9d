import type { AnyKind } from '../platform/index.ts'
import type { RequestContext } from './requestContext.ts'

interface Edited {
  /** What the record is called: `policy`. */
  readonly what: string
  readonly kind: AnyKind
  readonly id: string
  /** The version that was edited, if known. */
  readonly version?: number | null
}

/** The message for a record changed since it was opened for editing, by a colleague or in the user's other tab. */
export async function changedMessage(
  { agency, viewer }: Pick<RequestContext, 'agency' | 'viewer'>,
  { what, kind, id, version = null }: Edited,
): Promise<string> {
  const record = await agency.read(kind, id)
  const changeCount = version === null ? 1 : Math.max(1, (record?.value.version ?? 0) - version)
  const entries = await agency.entries(record?.trail.slice(-changeCount) ?? [])
  const isOwn = entries.every(({ actor }) => actor.type === 'AGENCY_USER' && actor.id === viewer.id)
  return isOwn
    ? `This ${what} was changed in another tab. Review the changes, then save again.`
    : `A colleague changed this ${what} in the meantime. Review the changes, then save again.`
}
