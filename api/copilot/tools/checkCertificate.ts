import { z } from 'zod'
import { agencyToday } from '../../identity/index.ts'
import { certificateHolderOf, certificateReview } from '../../knowledge/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { defineTool } from './tool.ts'

/** Compares a certificate with the policy behind it and the contract that asks for it. */
export const checkCertificate = defineTool({
  name: 'check_certificate',
  title: 'Check a certificate',
  description:
    'Lists every difference between a certificate and the policy behind it, and what a contract asks for.',
  reads: 'The certificate, policy and contract that it is given',
  actsOutward: false,
  input: z.object({
    certificateId: z.string(),
    policyId: z.string().nullable(),
    contractId: z.string().nullable(),
  }),
  describe: () => 'Compared the certificate with its sources',
  async run(context, { certificateId, policyId, contractId }) {
    const certificate = await readFileOf(context, certificateId)
    const policy = policyId === null ? null : await readFileOf(context, policyId)
    const contract = contractId === null ? null : await readFileOf(context, contractId)
    const review = await context.services.background.run(certificateReview, certificate.reading, {
      policy: policy?.reading ?? null,
      contract: contract?.reading ?? null,
      today: agencyToday(context.agency, context.services.clock.now()),
    })
    const { insuredName, policyNumber } = certificate.facts.scalars
    return {
      ...review,
      /** What an email calls the certificate by. */
      about: {
        insured: insuredName.fact?.value ?? policy?.facts.scalars.insuredName.fact?.value ?? null,
        holder: certificateHolderOf(certificate.reading),
        policyNumber: policy?.facts.scalars.policyNumber.fact?.value ?? policyNumber.fact?.value ?? null,
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
