import { z } from 'zod'
import { contractClauses, contractParties } from '../../knowledge/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { defineTool } from './tool.ts'

const mostClauses = 1_000

/** Reads the clauses of a contract, whatever they are about. */
export const readClauses = defineTool({
  name: 'read_clauses',
  title: 'Read a contract',
  description: 'Reads the parties and clauses of a contract, with their headings and pages.',
  reads: 'The contract that it is given',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string() }),
  describe: ({ name }) => `Read the clauses of ${name}`,
  async run(context, { fileId }) {
    const { reading } = await readFileOf(context, fileId)
    return {
      parties: [...contractParties(reading)].map(([role, name]) => ({ role, name })),
      clauses: contractClauses(reading)
        .slice(0, mostClauses)
        .map(({ quote, page, headings, isInsuranceSection }) => ({
          quote,
          page,
          heading: headings.at(-1) ?? '',
          isInsurance: isInsuranceSection,
        })),
    }
  },
  summarize: ({ parties, clauses }) =>
    [...parties.map(({ role, name }) => `${role}: ${name}`), `${clauses.length} clauses`].join('\n'),
})
