import { fileKind } from '../../files/index.ts'
import { builder, notFound, NotFoundError, successType } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { conflict, listed, replace, retryOnConflict } from '../../platform/index.ts'
import { reinstatedPolicy, wholePolicy } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { formerTermChanges } from '../policies/formerTermChanges.ts'
import type { Lapse } from '../facts/readNotice.ts'
import { CitationType } from '../readings/citation.ts'
import {
  type CancellationNotice,
  cancellationMessage,
  cancellationNotice,
  type Reinstatement,
  reinstatementMessage,
  reinstatementsOf,
} from './cancellationNotice.ts'
import { changedMeanwhile, fileStays, FileStaysError } from './fileStays.ts'

const CancellationKindEnum = builder.enumType('CancellationKind', { values: ['CANCELLATION', 'NONRENEWAL'] })

const LapseType = builder.objectRef<Lapse>('PolicyLapse').implement({
  description: 'Days without coverage, from 12:01 AM to 12:01 AM.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date' }),
    to: t.expose('to', { type: 'Date' }),
  }),
})

const ReinstatementType = builder.objectRef<Reinstatement>('PolicyReinstatement').implement({
  description: 'A reinstatement of a policy, as the carrier’s notice states it.',
  fields: (t) => ({
    message: t.string({ description: 'What it says, as a sentence.', resolve: reinstatementMessage }),
    effectiveOn: t.expose('effectiveOn', { type: 'Date', nullable: true }),
    lapse: t.field({
      type: LapseType,
      nullable: true,
      description: 'Null if coverage did not lapse, or if the notice does not say.',
      resolve: ({ lapse }) => (lapse === 'NONE' ? null : lapse),
    }),
    isBeingRead: t.exposeBoolean('isBeingRead'),
    citation: t.field({ type: CitationType, resolve: citationOf }),
  }),
})

function citationOf({ fileId, page, quote }: Pick<Reinstatement, 'fileId' | 'page' | 'quote'>) {
  return { fileId, page: page ?? 1, quote: quote ?? '' }
}

const CancellationNoticeType = builder.objectRef<CancellationNotice>('CancellationNotice').implement({
  description: 'The notice by which the carrier ends a policy, as its document states it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CancellationKindEnum }),
    message: t.string({
      description: 'What it means for the policy as of today.',
      resolve: (notice, _, { agency, clock }) =>
        cancellationMessage(notice, agencyToday(agency, clock.now())),
    }),
    effectiveOn: t.expose('effectiveOn', { type: 'Date', nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    amountDue: t.expose('amountDue', { type: 'Money', nullable: true }),
    policyNumber: t.exposeString('policyNumber', {
      nullable: true,
      description: 'The policy number that the document names.',
    }),
    isBeingRead: t.exposeBoolean('isBeingRead', { description: 'Whether its text is not known yet.' }),
    reinstatement: t.field({
      type: ReinstatementType,
      nullable: true,
      description: 'The reinstatement that followed it and that nobody confirmed yet.',
      resolve: ({ reinstatement }) => reinstatement,
    }),
    citation: t.field({ type: CitationType, resolve: citationOf }),
  }),
})

builder.objectFields(BusinessPolicyType, (t) => ({
  cancellationNotice: t.field({
    type: CancellationNoticeType,
    nullable: true,
    description:
      'The notice of cancellation or nonrenewal on file that still holds: until staff confirm that the policy was reinstated, or the policy is canceled.',
    resolve: (row, _, { agency }) => cancellationNotice(agency, row),
  }),
  reinstatements: t.field({
    type: [ReinstatementType],
    description: 'The reinstatements on file for this term, newest first.',
    resolve: (row, _, { agency }) => reinstatementsOf(agency, row),
  }),
}))

const EndCancellationNoticeResult = builder.unionType('EndCancellationNoticeResult', {
  types: [
    successType('EndCancellationNoticeSuccess', { businessPolicy: BusinessPolicyType }),
    FileStaysError,
    NotFoundError,
  ],
})

builder.mutationField('endCancellationNotice', (t) =>
  t.field({
    type: EndCancellationNoticeResult,
    description:
      'Records that the policy was reinstated: its notice of cancellation no longer holds, and a canceled policy is in force again.',
    args: {
      policyId: t.arg.id({ required: true }),
      fileId: t.arg.id({
        required: true,
        description: 'The notice, or the reinstatement after it, that the user was shown.',
      }),
    },
    resolve: (_, { policyId, fileId }, context) => endCancellationNotice(context, policyId, fileId),
  }),
)

async function endCancellationNotice(context: RequestContext, policyId: string, fileId: string) {
  const { agency, viewer, actor, clock } = context
  const answer = await retryOnConflict(async () => {
    const policy = await agency.read(businessPolicyKind, policyId)
    const row = agency.table(businessPolicyKind).get(policyId)
    if (!policy || !row) return notFound('policy')
    const notice = cancellationNotice(agency, row)
    const { reinstatement = null } = notice ?? {}
    const ids = new Set([notice?.fileId, reinstatement?.fileId].filter((id) => id !== undefined))
    const files = (await agency.readMany(fileKind, [...ids])).filter((file) => file !== null)
    if (files.length === 0) return fileStays('This policy has no notice of cancellation to end.')
    if ((reinstatement ?? notice)?.fileId !== fileId)
      return fileStays('A newer notice is on file for this policy. Read it, then try again.')
    const before = wholePolicy(policy.value)
    const reason = reinstatement && reinstatementMessage(reinstatement)
    const next = reinstatedPolicy(before, reason, clock.now())
    const committed = await agency.commit(actor, [
      ...files.map((file) => replace(file, { ...file.value, noticeEndedBy: viewer.id }, 'END_NOTICE')),
      replace(policy, next, 'REINSTATE_BUSINESS_POLICY'),
      ...(await formerTermChanges(context, policyId, { before, next })),
    ])
    if (!committed.ok) return conflict
    return {
      __typename: 'EndCancellationNoticeSuccess' as const,
      businessPolicy: listed(agency, businessPolicyKind, policyId),
    }
  })
  return answer === conflict ? fileStays(changedMeanwhile) : answer
}
