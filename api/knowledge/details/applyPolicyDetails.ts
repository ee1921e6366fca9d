import { presentFile } from '../../files/index.ts'
import { builder, fieldError, notFound } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { type PolicyDraft, wholePolicy } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { rateOf } from '../policies/policyMoney.ts'
import { UpdateBusinessPolicyResult, updateBusinessPolicy } from '../policies/updateBusinessPolicy.ts'
import { type DetailsDifference, detailsDifferences } from './detailsDifferences.ts'
import { loadDetails } from './loadDetails.ts'
import { policyDoubts } from './policyDoubts.ts'

const ApplyInput = builder.inputType('ApplyPolicyDetailsInput', {
  fields: (t) => ({
    paths: t.stringList({ required: true, description: 'Paths of the differences to apply.' }),
    version: t.int({ description: 'The policy version that the user reviewed.' }),
    confirm: t.boolean({ description: 'Save even though the policy number already exists.' }),
    confirmOther: t.boolean({
      description: 'Apply even if the documents seem to belong to another policy.',
    }),
  }),
})

builder.mutationField('applyPolicyDetails', (t) =>
  t.field({
    type: UpdateBusinessPolicyResult,
    description:
      'Copies the details to the policy: number, dates, premium, taxes, carrier, and limits as coverages.',
    args: { policyId: t.arg.id({ required: true }), input: t.arg({ type: ApplyInput, required: true }) },
    resolve: (_, { policyId, input }, context) => applyPolicyDetails(context, policyId, input),
  }),
)

async function applyPolicyDetails(
  context: RequestContext,
  policyId: string,
  { paths, version, confirm, confirmOther }: typeof ApplyInput.$inferInput,
) {
  const details = await loadDetails(context.agency, policyId)
  if (!details) return notFound('policy')
  const all = await detailsDifferences(details, null, context)
  const differences = all.filter(({ path }) => paths.includes(path))
  const refused = differences.find(({ refusal }) => refusal !== null)
  if (refused) return fieldError(refused.path, refused.refusal ?? '')
  if (differences.length === 0) return fieldError('paths', 'The policy already has these values.')
  const doubts = policyDoubts(details, null, context)
  if (doubts.length > 0 && !confirmOther) return fieldError('confirmOther', doubts.join(' '))
  const draft = Object.assign({}, ...differences.map((difference) => difference.draft))
  return await updateBusinessPolicy(context, policyId, {
    ...draft,
    ...keptRate(context, policyId, draft),
    ...(await appliedCoverages(context, policyId, differences)),
    version,
    confirm,
    updateReason: reasonFor(context, differences),
  })
}

/** The policy's coverages with the applied limits; nothing if no limit is applied. */
async function appliedCoverages(
  { agency }: RequestContext,
  policyId: string,
  differences: readonly DetailsDifference[],
): Promise<Pick<PolicyDraft, 'coverages'>> {
  const applied = differences.flatMap(({ draft }) => draft.coverages ?? [])
  const policy = await agency.read(businessPolicyKind, policyId)
  if (applied.length === 0 || !policy) return {}
  const limits = new Map(
    [...wholePolicy(policy.value).coverages, ...applied].map(({ name, limit }) => [name, limit]),
  )
  return { coverages: [...limits].map(([name, limit]) => ({ name, limit })) }
}

/** The commission is a share of the premium: its rate stays the same if the premium changes. */
function keptRate(
  { agency }: RequestContext,
  policyId: string,
  { premium }: PolicyDraft,
): { commissionRate?: number } {
  const policy = agency.table(businessPolicyKind).get(policyId)
  if (premium == null || !policy || policy.estimatedCommission === null) return {}
  const rate = rateOf(policy.estimatedCommission, policy)
  return rate === null || rate > 10_000 ? {} : { commissionRate: rate / 100 }
}

function reasonFor({ agency }: RequestContext, differences: readonly DetailsDifference[]): string {
  const sources = differences.map(({ label, citation }) => {
    const name = citation && presentFile(agency, citation.fileId)?.name
    return name ? `${label} (${name}, page ${citation.page})` : label
  })
  return `Applied from documents: ${sources.join(', ')}`.slice(0, 1_000)
}
