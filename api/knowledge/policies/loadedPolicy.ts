import { recordLoader } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { wholePolicy } from './businessPolicy.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'

interface LoadedPolicy {
  readonly policy: BusinessPolicy
  /** The ledger positions of its history. */
  readonly trail: readonly number[]
}

const loaded = recordLoader(businessPolicyKind)

/** The full record of a policy behind a list's row, read once for all fields of an operation. */
export async function loadedPolicy(context: RequestContext, row: BusinessPolicyRow): Promise<LoadedPolicy> {
  const { value, trail } = await loaded(context, row)
  return { policy: wholePolicy(value), trail }
}
