import type { RequestContext } from '../graphql/index.ts'
import { agencyUserKind } from './agencyUser.ts'

/** The agency user with this id, active or not; null for no id, and for one that is nobody's (any more). */
export function userOf({ agency }: Pick<RequestContext, 'agency'>, userId: string | null) {
  return userId === null ? null : (agency.table(agencyUserKind).get(userId) ?? null)
}
