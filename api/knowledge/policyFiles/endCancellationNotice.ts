import { fileKind } from '../../files/index.ts'
import { builder, notFound, NotFoundError, successType } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { conflict, listed, replace, retryOnConflict } from '../../platform/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { CitationType } from '../readings/citation.ts'
import { type CancellationNotice, cancellationMessage, cancellationNotice } from './cancellationNotice.ts'
import { changedMeanwhile, fileStays, FileStaysError } from './fileStays.ts'

const CancellationKindEnum = builder.enumType('CancellationKind', { values: ['CANCELLATION', 'NONRENEWAL'] })

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
    citation: t.field({
      type: CitationType,
      resolve: ({ fileId, page, quote }) => ({ fileId, page: page ?? 1, quote: quote ?? '' }),
    }),
  }),
})

builder.objectField(BusinessPolicyType, 'cancellationNotice', (t) =>
  t.field({
    type: CancellationNoticeType,
    nullable: true,
    description:
      'The notice of cancellation or nonrenewal on file that still holds: until a reinstatement is filed, staff end it, or the policy is canceled.',
    resolve: (row, _, { agency }) => cancellationNotice(agency, row),
  }),
)

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
    description: 'Records that the policy was reinstated: its notice of cancellation no longer holds.',
    args: { policyId: t.arg.id({ required: true }) },
    resolve: (_, { policyId }, context) => endCancellationNotice(context, policyId),
  }),
)

async function endCancellationNotice({ agency, viewer, actor }: RequestContext, policyId: string) {
  const answer = await retryOnConflict(async () => {
    const policy = agency.table(businessPolicyKind).get(policyId)
    if (!policy) return notFound('policy')
    const notice = cancellationNotice(agency, policy)
    const file = notice && (await agency.read(fileKind, notice.fileId))
    if (!file) return fileStays('This policy has no notice of cancellation to end.')
    const ended = { ...file.value, noticeEndedBy: viewer.id }
    const committed = await agency.commit(actor, [replace(file, ended, 'END_NOTICE')])
    if (!committed.ok) return conflict
    return {
      __typename: 'EndCancellationNoticeSuccess' as const,
      businessPolicy: listed(agency, businessPolicyKind, policyId),
    }
  })
  return answer === conflict ? fileStays(changedMeanwhile) : answer
}
