import { z } from 'zod'

/** The job that carries out an approved proposal. */
export const proposalJob = {
  name: 'carryOutCaraProposal',
  parse: (stored: unknown) => z.object({ proposalId: z.string() }).parse(stored),
}
