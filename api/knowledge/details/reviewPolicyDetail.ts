import { presentFile } from '../../files/index.ts'
import {
  builder,
  fieldError,
  NamedError,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, create, replace, retryOnConflict, listed } from '../../platform/index.ts'
import { verifyQuote } from '../../reading/passages/verifyQuote.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import type { Citation } from '../readings/citation.ts'
import { fileReadingOf } from '../readings/fileReading.ts'
import { loadReading } from '../readings/storedReading.ts'
import { detailField, type DetailKind } from './detailFields.ts'
import { detailValueRules } from './detailValueRules.ts'
import { loadDetails } from './loadDetails.ts'
import { cellKindAt } from './reviewedSchedules.ts'
import {
  type DetailDecision,
  policyDetailsId,
  policyDetailsKind,
  type ReviewedField,
} from './policyDetails.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'

const reviewActions = {
  ACCEPT: { description: "A document's value is right; `value` picks one of several." },
  CORRECT: { description: 'The correct value is a different one.' },
  CLEAR: { description: 'The policy has no such value.' },
  RESET: { description: "Discards the user's decision; the documents decide again." },
} as const

const CitationInput = builder.inputType('CitationInput', {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    page: t.int({ required: true }),
    quote: t.string({ required: true, description: 'Verbatim on the page.' }),
  }),
})

const ReviewInput = builder.inputType('ReviewPolicyDetailInput', {
  fields: (t) => ({
    path: t.string({
      required: true,
      description: 'Path of a field of the details, or of a cell of a schedule.',
    }),
    action: t.field({
      type: builder.enumType('PolicyDetailAction', { values: reviewActions }),
      required: true,
    }),
    value: t.string({ description: 'Money in whole cents, dates as YYYY-MM-DD.' }),
    citation: t.field({ type: CitationInput, description: 'The source of a corrected value.' }),
  }),
})

interface Undecided {
  readonly __typename: 'PolicyDetailUndecidedError'
  readonly message: string
}

const UndecidedError = builder.objectRef<Undecided>('PolicyDetailUndecidedError').implement({
  description: 'The field kept changing during the save. Nothing was saved.',
  interfaces: [NamedError],
})

builder.mutationField('reviewPolicyDetail', (t) =>
  t.field({
    type: builder.unionType('ReviewPolicyDetailResult', {
      types: [
        successType('ReviewPolicyDetailSuccess', { businessPolicy: BusinessPolicyType }),
        NotFoundError,
        UndecidedError,
        ValidationErrors,
      ],
    }),
    description: 'Accepts, corrects or clears a field of the details. Overrides all later readings.',
    args: { policyId: t.arg.id({ required: true }), input: t.arg({ type: ReviewInput, required: true }) },
    resolve: (_, { policyId, input }, context) => reviewPolicyDetail(context, policyId, input),
  }),
)

async function reviewPolicyDetail(
  context: RequestContext,
  policyId: string,
  input: typeof ReviewInput.$inferInput,
) {
  const { agency, actor } = context
  if (!agency.table(businessPolicyKind).get(policyId)) return notFound('policy')
  const kind = await kindAt(context, policyId, input.path)
  if (kind === null) return fieldError('path', 'There is no such field.')
  const checked = await decisionOf(context, policyId, { ...input, kind })
  if ('problem' in checked) return fieldError(checked.path, checked.problem)

  const id = policyDetailsId(agency, policyId)
  const answer = await retryOnConflict(async () => {
    const stored = await agency.read(policyDetailsKind, id)
    const { [input.path]: _, ...others } = stored?.value.decisions ?? {}
    const decisions = checked.decision ? { ...others, [input.path]: checked.decision } : others
    const value = { policyId, decisions }
    const updateType = `${input.action}_POLICY_DETAIL`
    const change = stored
      ? replace(stored, value, updateType)
      : create(policyDetailsKind, id, value, updateType)
    return (await agency.commit(actor, [change])).ok ? 'saved' : conflict
  })
  if (answer === conflict)
    return {
      __typename: 'PolicyDetailUndecidedError' as const,
      message: 'These details are being changed right now. Try again.',
    }
  return {
    __typename: 'ReviewPolicyDetailSuccess' as const,
    businessPolicy: listed(context.agency, businessPolicyKind, policyId),
  }
}

/** The allowed values of a field of the details or a schedule cell. */
async function kindAt(
  { agency }: RequestContext,
  policyId: string,
  path: string,
): Promise<DetailKind | null> {
  const field = detailField(path)
  if (field) return field.kind
  if (!path.startsWith('schedules/')) return null
  const details = await loadDetails(agency, policyId)
  return details && cellKindAt(details.schedules, path)
}

type Checked =
  | { readonly decision: DetailDecision | null }
  | { readonly path: string; readonly problem: string }

async function decisionOf(
  context: RequestContext,
  policyId: string,
  { path, action, value, citation, kind }: typeof ReviewInput.$inferInput & { readonly kind: DetailKind },
): Promise<Checked> {
  const { agency, viewer, clock } = context
  const signed = { by: viewer.id, at: clock.now() }
  if (action === 'RESET') return { decision: null }
  if (action === 'CLEAR') return { decision: { action: 'CLEARED', value: null, citation: null, ...signed } }
  if (action === 'ACCEPT') {
    const details = await loadDetails(agency, policyId)
    const reviewed = details?.fields.find(({ field }) => field.path === path)
    const candidate = reviewed && accepted(reviewed, value ?? null)
    if (!candidate) return { path: 'value', problem: 'The documents disagree. Choose one of their values.' }
    return {
      decision: { action: 'ACCEPTED', value: candidate.value, citation: candidate.citation, ...signed },
    }
  }
  const parsed = detailValueRules[kind].safeParse(value ?? '')
  if (!parsed.success) return { path: 'value', problem: parsed.error.issues[0]?.message ?? 'Enter a value.' }
  if (citation && !(await isVerified(context, policyId, citation)))
    return { path: 'citation', problem: 'This text is not on that page of the document.' }
  return { decision: { action: 'CORRECTED', value: parsed.data, citation: citation ?? null, ...signed } }
}

function accepted({ candidates }: ReviewedField, value: string | null) {
  if (value === null) return candidates.length === 1 ? candidates[0] : undefined
  return candidates.find((candidate) => String(candidate.value) === value)
}

async function isVerified({ agency }: RequestContext, policyId: string, { fileId, page, quote }: Citation) {
  if (presentFile(agency, fileId)?.attachedTo !== policyId) return false
  const row = fileReadingOf(agency, fileId)
  const reading = row && (await loadReading(agency, row))
  return reading !== null && verifyQuote(reading, quote, page)
}
