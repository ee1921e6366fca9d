import { z } from 'zod'
import { fileKind } from '../../files/index.ts'
import {
  accountKind,
  businessPolicyKind,
  carrierKind,
  type ConfirmedWording,
  contractReview,
  correctedLimits,
  lineOfBusinessLabels,
  limitText,
  type ProvisionKind,
} from '../../knowledge/index.ts'
import { usDate } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { defineTool, type ToolContext } from './tool.ts'
import { withCorrectedLimits } from './withCorrectedLimits.ts'

/** Reads the insurance requirements of a contract and compares them with a policy. */
export const checkContract = defineTool({
  name: 'review_contract',
  title: 'Review a contract',
  description:
    'Finds the insurance that a contract requires and says for each requirement whether a policy meets it.',
  reads: 'The contract and the policy documents or records that it is given',
  actsOutward: false,
  input: z.object({
    contractId: z.string(),
    /** A file, or a policy on record that has none. */
    policyId: z.string(),
    policyName: z.string().optional(),
    otherIds: z.array(z.string()).default([]),
  }),
  describe: ({ policyName }) => `Compared the requirements with ${policyName ?? 'the policy'}`,
  async run(context, { contractId, policyId, otherIds }) {
    const contract = await readFileOf(context, contractId)
    const policy = await policyReading(context, policyId)
    const others = await Promise.all(otherIds.map((id) => policyReading(context, id)))
    const record = context.agency.table(businessPolicyKind).get(policyId)
    const found = await context.services.background.run(
      contractReview,
      contract.reading,
      policy,
      others,
      record?.type,
      undefined,
      await confirmedOn(context, policyId),
    )
    const file = context.agency.table(fileKind).get(policyId)
    const corrected = await correctedLimits(context.agency, file?.attachedTo ?? policyId)
    return withCorrectedLimits(found, corrected).map(({ requirement, ...judgment }) => {
      const { kind, item, quote, lead, page, amount, days } = requirement
      // A record holds only some of a policy's terms, so its silence proves nothing.
      const isSilent = record !== undefined && judgment.status === 'not met' && judgment.evidence === null
      return {
        ...judgment,
        ...(isSilent ? silent : {}),
        requirement: { kind, label: item?.label ?? null, quote, page, amount, days, ...(lead && { lead }) },
      }
    })
  },
  summarize: (findings) =>
    findings
      .map(({ status, requirement, reason }) => `${status}: ${requirement.quote} (${reason})`)
      .join('\n'),
})

const wordings = {
  ADDITIONAL_INSURED: 'additionalInsured',
  WAIVER_OF_SUBROGATION: 'waiver',
  PRIMARY_NONCONTRIBUTORY: 'primary',
} as const satisfies Record<ProvisionKind, ConfirmedWording['kind']>

/** The provisions that a person confirmed on the policy of a document, or on the one on record. */
async function confirmedOn({ agency }: ToolContext, id: string): Promise<ConfirmedWording[]> {
  const policyId = agency.table(fileKind).get(id)?.attachedTo ?? id
  const policy = agency.table(businessPolicyKind).get(policyId)
  const stored = policy ? await agency.read(businessPolicyKind, policyId) : null
  return (stored?.value.certificateFacts.provisions ?? []).map(({ kind, formNumber, partyName }) => ({
    kind: wordings[kind],
    formNumber,
    partyName,
  }))
}

const silent = {
  status: 'cannot tell',
  reason: 'The policies on record do not say. Check their documents.',
} as const

/** The text of a policy's document, or of its record as declarations. */
async function policyReading(context: ToolContext, id: string): Promise<Reading> {
  const { agency, services, signal } = context
  const row = agency.table(businessPolicyKind).get(id)
  if (!row) return (await readFileOf(context, id)).reading
  const { type, policyNumber, carrierId, accountId, inforceAt, expiresAt } = row
  const coverages = (await agency.read(businessPolicyKind, id))?.value.coverages ?? []
  const label = lineOfBusinessLabels[type]
  const line = type === 'UMBRELLA' || type === 'EXCESS' ? `${label} ` : ''
  const lines = [
    `${label.toUpperCase()} POLICY DECLARATIONS`,
    `Named Insured: ${agency.table(accountKind).get(accountId)?.detail.name ?? ''}`,
    `Policy Number: ${policyNumber ?? ''}`,
    `Company: ${agency.table(carrierKind).get(carrierId)?.name ?? ''}`,
    ...(inforceAt && expiresAt ? [`Policy Period: ${usDate(inforceAt)} to ${usDate(expiresAt)}`] : []),
    ...coverages.map(({ name, limit }) => `${line}${name} Limit: ${limitText(limit)}`),
  ]
  const bytes = new TextEncoder().encode(lines.join('\n\n'))
  return await services.reader.read(bytes, {
    name: 'record.txt',
    mimeType: 'text/plain',
    owner: agency.id,
    signal,
  })
}
