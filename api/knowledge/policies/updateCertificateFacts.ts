import { z } from 'zod'
import { presentFile } from '../../files/index.ts'
import {
  builder,
  inputOf,
  invalidFields,
  legibleText,
  notFound,
  NotFoundError,
  problemsOf,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { FieldProblem, RequestContext } from '../../graphql/index.ts'
import type { AgencyStore, Change, Stored } from '../../platform/index.ts'
import { conflict, isSame, replace, retryOnConflict, listed } from '../../platform/index.ts'
import { optionalLine } from '../addresses/addressRules.ts'
import { choice, editedVersion, optional } from '../fields/fieldRules.ts'
import { type BusinessPolicy, wholePolicy } from './businessPolicy.ts'
import { BusinessPolicyChangedError, businessPolicyChanged } from './businessPolicyErrors.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import {
  aggregatePerLabels,
  claimsBasisLabels,
  coveredAutoLabels,
  provisionLabels,
  provisionScopeLabels,
  retentionKindLabels,
} from './certificateFacts.ts'
import type { CertificateFacts, ConfirmedProvision, StatedProvision } from './certificateFacts.ts'
import {
  AggregatePerEnum,
  ClaimsBasisEnum,
  CoveredAutoEnum,
  ProvisionKindEnum,
  ProvisionScopeEnum,
  RetentionKindEnum,
} from './certificateFactsType.ts'
import { planCertificateFacts } from './certificateFactsJob.ts'
import { maxCents } from './policyMoney.ts'
import { BusinessPolicyType } from './businessPolicyType.ts'
import { provisionDoubts } from './provisionDoubts.ts'

const noForm = 'Enter the number of the form, like CG 20 10 04 13.'

/** An upper bound no policy reaches. */
export const mostProvisions = 30

const provisionParts = z.object({
  kind: choice(provisionLabels, 'Choose what the form provides.'),
  scope: choice(provisionScopeLabels, 'Choose whether it is blanket or names a party.'),
  partyName: optional(optionalLine(200, 'A name')).describe('Named parties only.'),
  formNumber: legibleText(60, {
    notText: noForm,
    tooLong: 'A form number may have up to 60 characters.',
  })
    .min(1, noForm)
    .describe('`CG 20 10 04 13`.'),
  sourceFileId: z
    .string('Choose the document that shows it.')
    .min(1, 'Choose the document that shows it.')
    .describe('The policy document that shows it.'),
})

const provisionRules = provisionParts
  .superRefine(({ scope, partyName }, context) => {
    if (scope === 'NAMED' && !partyName)
      context.addIssue({ code: 'custom', path: ['partyName'], message: 'Enter the name of the party.' })
  })
  .transform((provision): StatedProvision =>
    provision.scope === 'BLANKET' ? { ...provision, partyName: null } : provision,
  )

const rules = z.object({
  provisions: z
    .array(provisionRules)
    .max(mostProvisions, `A policy may have up to ${mostProvisions} provisions.`)
    .nullish()
    .transform((provisions) => provisions ?? []),
  claimsBasis: optional(choice(claimsBasisLabels)),
  aggregatePer: optional(choice(aggregatePerLabels)),
  coveredAutos: z
    .array(choice(coveredAutoLabels))
    .nullish()
    .transform((autos) => [...new Set(autos)]),
  retentionKind: optional(choice(retentionKindLabels)),
  retention: optional(
    z
      .number('Enter an amount like 1,250.00.')
      .min(0, 'Enter $0.00 or more.')
      .max(maxCents, 'This amount is too large.')
      .meta({ scalar: 'Money' }),
  ),
  isPerStatute: optional(z.boolean()),
  areProprietorsExcluded: optional(z.boolean()),
})

/** A provision as the form sends it; what is missing is reported under its field. */
const provisionForm = provisionParts.partial()

export const PolicyProvisionInput = inputOf('PolicyProvisionInput', provisionForm, {
  types: { kind: ProvisionKindEnum, scope: ProvisionScopeEnum, sourceFileId: 'ID' },
})

const CertificateFactsInput = inputOf(
  'PolicyCertificateFactsInput',
  rules.extend({
    version: editedVersion,
    provisions: z.array(provisionForm).nullish(),
    confirm: z.boolean().nullish().describe('Save despite what the documents show.'),
  }),
  {
    description:
      'The full set of facts: absent ones are cleared. New and changed provisions are recorded as confirmed by the viewer.',
    types: {
      claimsBasis: ClaimsBasisEnum,
      aggregatePer: AggregatePerEnum,
      coveredAutos: CoveredAutoEnum,
      retentionKind: RetentionKindEnum,
    },
  },
)

const UpdateCertificateFactsResult = builder.unionType('UpdateCertificateFactsResult', {
  types: [
    successType('UpdateCertificateFactsSuccess', { businessPolicy: BusinessPolicyType }),
    BusinessPolicyChangedError,
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('updateCertificateFacts', (t) =>
  t.field({
    type: UpdateCertificateFactsResult,
    description: 'Sets what certificates state about a policy, such as additional insureds and waivers.',
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: CertificateFactsInput, required: true }) },
    resolve: (_, { id, input }, context) => updateCertificateFacts(context, id, input),
  }),
)

async function updateCertificateFacts(
  context: RequestContext,
  id: string,
  input: typeof CertificateFactsInput.$inferInput,
) {
  const { agency, actor, clock } = context
  const checked = rules.safeParse(input)
  const strangers = (input.provisions ?? []).flatMap(({ sourceFileId }, at): FieldProblem[] =>
    !sourceFileId || presentFile(agency, sourceFileId)?.attachedTo === id
      ? []
      : [{ path: `provisions.${at}.sourceFileId`, message: 'Choose one of the documents of this policy.' }],
  )
  if (!checked.success) return invalidFields([...problemsOf(checked.error), ...strangers])
  const answer = await retryOnConflict(async () => {
    const policy = await agency.read(businessPolicyKind, id)
    if (!policy) return notFound('policy')
    const before = wholePolicy(policy.value)
    if (input.version != null && input.version !== before.version)
      return await businessPolicyChanged(context, id, input.version)
    if (strangers.length > 0) return invalidFields(strangers)
    const known = before.certificateFacts.provisions
    if (!input.confirm) {
      const doubts = await Promise.all(
        checked.data.provisions.map(async (stated, at) =>
          knownAs(stated, known)
            ? []
            : (await provisionDoubts(agency, stated)).map(({ path, message }) => ({
                path: `provisions.${at}.${path}`,
                message,
              })),
        ),
      )
      if (doubts.flat().length > 0)
        return invalidFields([
          ...doubts.flat(),
          { path: 'confirm', message: 'Correct what the documents don’t show, or confirm it.' },
        ])
    }
    const now = clock.now()
    const confirmed = { confirmedBy: actor.id, confirmedAt: now }
    const certificateFacts: CertificateFacts = {
      ...checked.data,
      provisions: checked.data.provisions.map(
        (stated) => knownAs(stated, known) ?? { ...stated, ...confirmed },
      ),
    }
    if (!isSame(certificateFacts, before.certificateFacts)) {
      const committed = await agency.commit(actor, changedFacts(agency, policy, { certificateFacts, now }))
      if (!committed.ok) return conflict
    }
    return {
      __typename: 'UpdateCertificateFactsSuccess' as const,
      businessPolicy: listed(context.agency, businessPolicyKind, id),
    }
  })
  return answer === conflict ? await businessPolicyChanged(context, id) : answer
}

/** The changes that set a policy's certificate facts. */
export function changedFacts(
  agency: AgencyStore,
  policy: Stored<BusinessPolicy>,
  { certificateFacts, now }: { certificateFacts: CertificateFacts; now: number },
): readonly Change[] {
  const before = wholePolicy(policy.value)
  const next = {
    ...before,
    certificateFacts,
    updatedAt: now,
    version: before.version + 1,
    updateReason: null,
  }
  return [
    replace(policy, next, 'UPDATE_BUSINESS_POLICY'),
    ...planCertificateFacts(agency, { policyId: policy.id, now }),
  ]
}

/** The previously confirmed provision; null if it is new or changed. */
function knownAs(stated: StatedProvision, known: readonly ConfirmedProvision[]): ConfirmedProvision | null {
  const same = known.find(({ confirmedBy: _, confirmedAt: __, ...before }) => isSame(before, stated))
  return same ?? null
}
