import type { RequestContext } from '../../graphql/index.ts'
import { create, replace } from '../../platform/index.ts'
import type { BusinessPolicy } from '../policies/businessPolicy.ts'
import { statedOtherwise } from './detailsDifferences.ts'
import { loadDetails } from './loadDetails.ts'
import { fileFactsOf } from './policyFactsOf.ts'
import { type DetailDecision, policyDetailsId, policyDetailsKind, reviewedFields } from './policyDetails.ts'

interface Edit {
  readonly policyId: string
  /** Null if the policy is new. */
  readonly before: BusinessPolicy | null
  readonly next: BusinessPolicy
  /** The document that a new policy was entered from. */
  readonly fileId?: string
}

/**
 * The changes that keep what a person wrote into a policy against its documents: such a value corrects the details, and
 * is what every answer and review goes by from then on.
 */
export async function recordCorrections(context: RequestContext, { policyId, before, next, fileId }: Edit) {
  const { agency, viewer, clock } = context
  const fields = fileId
    ? reviewedFields(await fileFactsOf(agency, fileId), {})
    : ((await loadDetails(agency, policyId))?.fields ?? [])
  const earlier = before && statedOtherwise(before, fields, agency)
  const signed = { citation: null, by: viewer.id, at: clock.now() }
  const corrected = [...statedOtherwise(next, fields, agency)].flatMap(
    ([path, value]): [string, DetailDecision][] =>
      earlier?.get(path) === value ? [] : [[path, { action: 'CORRECTED', value, ...signed }]],
  )
  if (corrected.length === 0) return []
  const id = policyDetailsId(agency, policyId)
  const stored = await agency.read(policyDetailsKind, id)
  const value = { policyId, decisions: { ...stored?.value.decisions, ...Object.fromEntries(corrected) } }
  const updateType = 'CORRECT_POLICY_DETAIL'
  return [stored ? replace(stored, value, updateType) : create(policyDetailsKind, id, value, updateType)]
}
