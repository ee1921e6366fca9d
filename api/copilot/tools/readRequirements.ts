import { z } from 'zod'
import { type ProofDuty, readInsuranceClauses } from '../../knowledge/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { defineTool } from './tool.ts'

const kindLabels = {
  coverage: 'Other wording',
  additionalInsured: 'Additional insured',
  waiver: 'Waiver of subrogation',
  primary: 'Primary and noncontributory',
  notice: 'Notice of cancellation',
  rating: 'Insurer rating',
  deductible: 'Deductible',
  evidence: 'Evidence of insurance',
  indemnity: 'Indemnity',
  general: 'Other insurance clauses',
} as const

/** "Send certificates of insurance before occupancy and at each renewal." */
function toDoOf({ things, due, isFromOthers }: ProofDuty): string {
  const what = andList.format(things)
  const when = due.length > 0 ? ` ${andList.format(due)}` : ''
  return `${isFromOthers ? 'Collect' : 'Send'} ${what}${when}.`
}

const andList = new Intl.ListFormat('en-US')

/** Reads a contract's insurance clauses without comparing them with a policy. */
export const readRequirements = defineTool({
  name: 'read_requirements',
  title: 'Read insurance requirements',
  description: 'Finds the insurance that a contract requires, with its words and pages.',
  reads: 'The contract that it is given',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string() }),
  describe: ({ name }) => `Read the requirements of ${name}`,
  async run(context, { fileId }) {
    const { reading } = await readFileOf(context, fileId)
    return readInsuranceClauses(reading)
      .slice(0, 150)
      .map(({ kind, coverage, limits, days, proof, quote, page }) => ({
        topic: kind === 'coverage' ? (coverage ?? kindLabels.coverage) : kindLabels[kind],
        amounts: limits.map(({ amount }) => amount),
        days,
        /** What to send as proof of insurance, and when; null for other clauses. */
        toDo: proof && toDoOf(proof),
        quote,
        page,
      }))
  },
  summarize: (requirements) => requirements.map(({ topic, quote }) => `${topic}: ${quote}`).join('\n'),
})
