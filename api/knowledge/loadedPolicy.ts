import type { RequestContext } from '../graphql/index.ts'
import { wholePolicy } from './businessPolicy.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'

interface LoadedPolicy {
  readonly policy: BusinessPolicy
  /** The ledger positions of what happened to it. */
  readonly trail: readonly number[]
}

const policies = new WeakMap<RequestContext, Map<BusinessPolicyRow, Promise<LoadedPolicy>>>()

/** The whole of a policy that a list knows by its row; read once for all the fields of an operation. */
export function loadedPolicy(context: RequestContext, row: BusinessPolicyRow): Promise<LoadedPolicy> {
  const ofContext = policies.get(context) ?? new Map<BusinessPolicyRow, Promise<LoadedPolicy>>()
  policies.set(context, ofContext)
  // By row, because a change makes a new one: what a mutation answers is never older than its commit.
  const read = ofContext.get(row) ?? readPolicy(context, row.id)
  ofContext.set(row, read)
  return read
}

async function readPolicy({ agency }: RequestContext, id: string): Promise<LoadedPolicy> {
  const record = await agency.read(businessPolicyKind, id)
  if (!record) throw new Error(`The policy ${id} is listed but not on record.`)
  return { policy: wholePolicy(record.value), trail: record.trail }
}
