import { z } from 'zod'
import { agencyToday } from '../../identity/index.ts'
import {
  certificateHolderOf,
  certificateNotices,
  certificateReview,
  type Discrepancy,
  subcontractorDemands,
} from '../../knowledge/index.ts'
import { type ReadFile, readFileOf } from '../documents/documentReading.ts'
import type { Reading } from '../../reading/index.ts'
import { defineTool, type ToolContext } from './tool.ts'

type Place = ReturnType<typeof subcontractorDemands>[number]

/** Compares a certificate with the policies behind it and the contract that asks for it. */
export const checkCertificate = defineTool({
  name: 'check_certificate',
  title: 'Check a certificate',
  description:
    'Lists every difference between a certificate and the policies behind it, each line with its own, and what a contract asks for.',
  reads: 'The certificate, policies and contract that it is given',
  actsOutward: false,
  input: z.object({
    certificateId: z.string(),
    policyIds: z.array(z.string()).max(40),
    contractId: z.string().nullable(),
    /** What else is required, in clauses of its own. They take the contract's place where there is none. */
    requirements: z.array(z.string().max(500)).max(30).default([]),
    /** The policy of the one that the certificate's insured works for, with its conditions for subcontractors. */
    principalPolicyId: z.string().nullable().default(null),
  }),
  describe: () => 'Compared the certificate with its sources',
  async run(context, { certificateId, policyIds, contractId, requirements, principalPolicyId }) {
    const certificate = await readFileOf(context, certificateId)
    const policies = await Promise.all(policyIds.map((id) => readFileOf(context, id)))
    const contract = contractId === null ? null : await readFileOf(context, contractId)
    const today = agencyToday(context.agency, context.services.clock.now())
    const review = await context.services.background.run(certificateReview, certificate.reading, {
      policies: policies.map(({ reading }) => reading),
      contract:
        contract?.reading ?? (requirements.length > 0 ? await readingOf(context, requirements) : null),
      today,
    })
    const demanded =
      principalPolicyId === null ? null : await demandedBy(context, principalPolicyId, certificate)
    const { insuredName, policyNumber } = certificate.facts.scalars
    const compared = review.compared.flatMap((at) => policies[at]?.facts.scalars ?? [])
    const numbers = compared.flatMap((scalars) => scalars.policyNumber.fact?.value ?? [])
    return {
      ...review,
      /** What the principal's policy demands of subcontractors, and where the certificate falls short of it. */
      demands: demanded?.demands ?? [],
      demanded: demanded?.discrepancies ?? [],
      /** What is on file of the carriers that ends a policy of the certificate. */
      notices: certificateNotices(context.agency, certificate.reading, {
        numbers: policyNumber.fact ? [policyNumber.fact.value] : [],
        today,
      }),
      /** What an email calls the certificate by. */
      about: {
        insured: insuredName.fact?.value ?? compared[0]?.insuredName.fact?.value ?? null,
        holder: certificateHolderOf(certificate.reading),
        policyNumbers: numbers.length > 0 ? numbers : policyNumber.fact ? [policyNumber.fact.value] : [],
      },
    }
  },
  summarize: ({ agreeing, ...found }) => {
    const discrepancies = [...found.discrepancies, ...found.unstated]
    return [
      `${discrepancies.length} ${discrepancies.length === 1 ? 'difference' : 'differences'}, ${agreeing.length} fields agree.`,
      ...discrepancies.map(
        ({ field, onCertificate, shouldBe }) => `${field}: ${onCertificate}; should be ${shouldBe}`,
      ),
    ].join('\n')
  },
})

async function demandedBy(
  context: ToolContext,
  policyId: string,
  certificate: ReadFile,
): Promise<{ demands: readonly Place[]; discrepancies: readonly Discrepancy[] }> {
  const { reading, facts } = await readFileOf(context, policyId)
  const demands = subcontractorDemands(reading)
  const holder = facts.scalars.insuredName.fact?.value ?? 'The certificate holder'
  const clauses = demands.flatMap((place) => clausesFor(place, holder).map((clause) => ({ clause, place })))
  if (clauses.length === 0) return { demands, discrepancies: [] }
  const contract = await readingOf(
    context,
    clauses.map(({ clause }) => clause),
  )
  const { discrepancies, unstated } = await context.services.background.run(
    certificateReview,
    certificate.reading,
    { policies: [], contract, today: null },
  )
  return {
    demands,
    discrepancies: [...discrepancies, ...unstated].flatMap((each) => {
      const said = clauses.find(({ clause }) => clause.includes(each.reference?.quote ?? '\u0000'))
      return said ? [{ ...each, reference: said.place }] : []
    }),
  }
}

/** A policy's condition as a contract would put it to the subcontractor. */
function clausesFor({ quote }: Place, holder: string): string[] {
  const limits = /\b(?:showing|evidencing|with|of)\s+(.*\blimits?\b.*\$.*?)(?:\s+before\b.*|[;.]?$)/is.exec(
    quote,
  )?.[1]
  return [
    ...(limits ? [`Subcontractor shall maintain ${limits}.`] : []),
    ...(/\badditional insureds?\b/i.test(quote)
      ? [`${holder} shall be included as an additional insured on the general liability policy.`]
      : []),
    ...(/\bwaiv\w+ of subrogation\b/i.test(quote)
      ? ['The general liability policy shall contain a waiver of subrogation.']
      : []),
  ]
}

/** Clauses that somebody typed, as a contract has them. */
function readingOf({ agency, services, signal }: ToolContext, clauses: readonly string[]): Promise<Reading> {
  const text = ['INSURANCE REQUIREMENTS', ...clauses].join('\n\n')
  return services.reader.read(new TextEncoder().encode(text), {
    name: 'requirements.txt',
    mimeType: 'text/plain',
    owner: agency.id,
    signal,
  })
}
