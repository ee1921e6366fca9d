import { FileType, presentFile } from '../../files/index.ts'
import { builder, labeledEnum } from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import { BusinessPolicyType } from './businessPolicyType.ts'
import {
  aggregatePerLabels,
  claimsBasisLabels,
  coveredAutoLabels,
  provisionLabels,
  provisionScopeLabels,
  retentionKindLabels,
} from './certificateFacts.ts'
import type { CertificateFacts, ConfirmedProvision } from './certificateFacts.ts'
import { certificateQuestions } from './certificateQuestions.ts'
import { loadedPolicy } from './loadedPolicy.ts'

export const ProvisionKindEnum = labeledEnum('PolicyProvisionKind', provisionLabels)
export const ProvisionScopeEnum = labeledEnum('PolicyProvisionScope', provisionScopeLabels)
export const ClaimsBasisEnum = labeledEnum('PolicyClaimsBasis', claimsBasisLabels)
export const AggregatePerEnum = labeledEnum('PolicyAggregatePer', aggregatePerLabels)
export const CoveredAutoEnum = labeledEnum('PolicyCoveredAuto', coveredAutoLabels)
export const RetentionKindEnum = labeledEnum('PolicyRetentionKind', retentionKindLabels)

const ProvisionType = builder.objectRef<ConfirmedProvision>('PolicyProvision').implement({
  description: "A provision that a user found in the policy's documents.",
  fields: (t) => ({
    kind: t.expose('kind', { type: ProvisionKindEnum }),
    scope: t.expose('scope', { type: ProvisionScopeEnum }),
    partyName: t.exposeString('partyName', { nullable: true, description: 'Null if blanket.' }),
    formNumber: t.exposeString('formNumber'),
    sourceFileId: t.exposeID('sourceFileId'),
    sourceFile: t.field({
      type: FileType,
      nullable: true,
      description: 'Null if the document was deleted; certificates then no longer state the provision.',
      resolve: ({ sourceFileId }, _, { agency }) => presentFile(agency, sourceFileId),
    }),
    confirmedBy: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ confirmedBy }, _, context) => userOf(context, confirmedBy),
    }),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime' }),
  }),
})

const CertificateFactsType = builder.objectRef<CertificateFacts>('PolicyCertificateFacts').implement({
  description: 'What certificates state about the policy besides its terms. Null means not specified.',
  fields: (t) => ({
    provisions: t.field({ type: [ProvisionType], resolve: ({ provisions }) => [...provisions] }),
    claimsBasis: t.expose('claimsBasis', { type: ClaimsBasisEnum, nullable: true }),
    aggregatePer: t.expose('aggregatePer', {
      type: AggregatePerEnum,
      nullable: true,
      description: 'What the general aggregate limit applies to.',
    }),
    coveredAutos: t.field({ type: [CoveredAutoEnum], resolve: ({ coveredAutos }) => [...coveredAutos] }),
    retentionKind: t.expose('retentionKind', { type: RetentionKindEnum, nullable: true }),
    retention: t.expose('retention', { type: 'Money', nullable: true }),
    isPerStatute: t.exposeBoolean('isPerStatute', {
      nullable: true,
      description: "Whether workers' compensation limits are per statute.",
    }),
    areProprietorsExcluded: t.exposeBoolean('areProprietorsExcluded', { nullable: true }),
  }),
})

export const CertificateQuestionEnum = builder.enumType('PolicyCertificateQuestion', {
  values: ['AGGREGATE', 'AUTOS', 'BASIS', 'PROPRIETORS', 'RETENTION'] as const,
})

builder.objectField(BusinessPolicyType, 'certificateQuestions', (t) =>
  t.field({
    type: [CertificateQuestionEnum],
    description: 'What certificates ask about a policy of this line, in addition to its provisions.',
    resolve: ({ type }) => [...certificateQuestions[type]],
  }),
)

builder.objectField(BusinessPolicyType, 'certificateFacts', (t) =>
  t.field({
    type: CertificateFactsType,
    resolve: async (row, _, context) => (await loadedPolicy(context, row)).policy.certificateFacts,
  }),
)
