import { z } from 'zod'
import { reviewContract } from '../../knowledge/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { defineTool } from './tool.ts'

/** Reads the insurance requirements of a contract and compares them with a policy. */
export const checkContract = defineTool({
  name: 'review_contract',
  title: 'Review a contract',
  description:
    'Finds the insurance that a contract requires and says for each requirement whether a policy meets it.',
  reads: 'The contract and policy that it is given',
  actsOutward: false,
  input: z.object({
    contractId: z.string(),
    policyId: z.string(),
    policyName: z.string().optional(),
    otherIds: z.array(z.string()).default([]),
  }),
  describe: ({ policyName }) => `Compared the requirements with ${policyName ?? 'the policy'}`,
  async run(context, { contractId, policyId, otherIds }) {
    const contract = await readFileOf(context, contractId)
    const policy = await readFileOf(context, policyId)
    const others = await Promise.all(otherIds.map((id) => readFileOf(context, id)))
    const found = reviewContract(
      contract.reading,
      policy.reading,
      others.map(({ reading }) => reading),
    )
    return found.map(({ requirement, ...judgment }) => {
      const { kind, item, quote, page, amount, days } = requirement
      return { ...judgment, requirement: { kind, label: item?.label ?? null, quote, page, amount, days } }
    })
  },
  summarize: (findings) =>
    findings
      .map(({ status, requirement, reason }) => `${status}: ${requirement.quote} (${reason})`)
      .join('\n'),
})
