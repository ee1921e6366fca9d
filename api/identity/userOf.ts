import type { RequestContext } from '../graphql/index.ts'
import { agencyUserKind } from './agencyUser.ts'

/** The agency user with this ID, active or not; null if there is no ID or no such user. */
export function userOf({ agency }: Pick<RequestContext, 'agency'>, userId: string | null) {
  return agency.table(agencyUserKind).get(userId) ?? null
}
