import type { Block } from '../../documents/index.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import type { Task } from '../runs/task.ts'
import { checkInsured } from '../tools/checkInsured.ts'
import type { Citations } from './citations.ts'

export interface ReviewedFiles {
  readonly policies: readonly TaskFile[]
  readonly contract: TaskFile | null
  readonly certificate: TaskFile | null
}

/** What a review says first if a policy insures somebody else; empty if none does. */
export interface InsuredWarning {
  /** Markdown lines with an empty line after them. */
  lines(citations: Citations): string[]
  /** The same at the top of the document. */
  readonly blocks: readonly Block[]
}

/** Checks who the named insured of the reviewed documents is, before reporting anything else about them. */
export async function insuredWarning(
  { journal, workspace }: Task,
  { policies, contract, certificate }: ReviewedFiles,
): Promise<InsuredWarning> {
  const mismatches = await journal.call(checkInsured, {
    policyIds: policies.map(({ id }) => id),
    contractId: contract?.id ?? null,
    certificateId: certificate?.id ?? null,
    accountId: workspace.accountId,
  })
  if (mismatches.length === 0) return { lines: () => [], blocks: [] }
  const sentences = mismatches.map(
    ({ name, insured, instead }) => `${name} insures ${insured}, but ${instead.replace(/\.$/, '')}.`,
  )
  const check = 'Make sure that the right documents were reviewed.'
  return {
    lines: (citations) => [
      ...mismatches.map(
        ({ fileId: id, name, quote, page }, at) =>
          `**${sentences[at]}**${citations.mark({ id, name }, { quote, page })}`,
      ),
      check,
      '',
    ],
    blocks: [
      {
        type: 'callout',
        tone: 'caution',
        title: 'Another insured',
        text: `${sentences.join(' ')} ${check}`,
      },
    ],
  }
}
