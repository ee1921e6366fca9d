import { defineKind } from '../../platform/index.ts'
import type { CitationRole, PolicyAnswer } from '../answers/policyAnswer.ts'
import type { Citation } from '../readings/citation.ts'

/** What phrased an answer. */
export const answerAuthors = ['BUILT_IN', 'MODEL'] as const

export interface CitedSource extends Citation {
  readonly role: CitationRole
}

/** A message in the conversation about one policy. */
export interface ExplorerMessage {
  readonly policyId: string
  readonly role: 'USER' | 'ASSISTANT'
  readonly content: string
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Who asked; null for the assistant. */
  readonly userId: string | null
  /** The question this answers. */
  readonly answerTo: string | null
  readonly status: PolicyAnswer['status'] | null
  readonly verdict: PolicyAnswer['verdict']
  readonly sources: readonly CitedSource[]
  readonly phrasedBy: (typeof answerAuthors)[number] | null
  /** Why the model did not phrase it, in plain words; null if it did, or if none is configured. */
  readonly notice: string | null
}

export const explorerMessageKind = defineKind({
  name: 'policyExplorerMessage',
  prefix: 'pm',
  row: ({ policyId, role }: ExplorerMessage, id) => ({ id, policyId, role }),
  subject: ({ policyId }: ExplorerMessage) => policyId,
  relations: { policy: ({ policyId }) => policyId },
})
