import type { Block } from '../../../documents/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { checkContract } from '../../tools/checkContract.ts'

export type Finding = Awaited<ReturnType<typeof checkContract.run>>[number]

/** A policy's document, or its record if it has no document. */
export interface ReviewedPolicy extends TaskFile {
  readonly isRecord?: boolean
}

export interface PolicyFindings {
  readonly policy: ReviewedPolicy
  /** The other policies, as the findings number them. */
  readonly others: readonly ReviewedPolicy[]
  readonly findings: readonly Finding[]
}

export interface Answer {
  readonly finding: Finding
  readonly policy: ReviewedPolicy
  readonly umbrella: ReviewedPolicy | null
  /** Policies of other lines of which the same is to be said. */
  readonly alsoOf: readonly ReviewedPolicy[]
}

export const statusLabels = {
  met: 'Met',
  'not met': 'Not met',
  'cannot tell': 'Check',
} as const satisfies Record<Finding['status'], string>

/** What has to be settled comes first. */
export const order = ['not met', 'cannot tell', 'met'] as const

/** The report of a contract review: the requirements by status, then the clauses that need a person. */
export function contractReport(
  best: readonly Answer[],
  contract: TaskFile,
  reviews: readonly PolicyFindings[],
): Block[] {
  return [
    { type: 'heading', level: 1, text: 'Insurance requirements' },
    {
      type: 'fields',
      layout: 'stacked',
      across: 2,
      entries: [
        { label: 'Contract', value: contract.name },
        { label: 'Compared with', value: reviews.map(({ policy }) => policy.name).join('\n') },
      ],
    },
    ...order.flatMap((status): Block[] => {
      const title = status === 'cannot tell' ? 'Needs a person' : statusLabels[status]
      const own = best.filter(({ finding }) => finding.status === status)
      if (own.length === 0) return []
      return [
        { type: 'heading', level: 2, text: title },
        {
          type: 'table',
          summary: `Requirements: ${title}`,
          columns: [
            { header: 'The contract requires', width: 5 },
            { header: 'Page', width: 1, align: 'right' },
            { header: 'What the policies say', width: 4 },
          ],
          rows: own.map(({ finding, policy, umbrella, alsoOf }) => [
            { text: finding.requirement.quote, isHeader: true },
            String(finding.requirement.page),
            [
              finding.reason,
              finding.evidence
                ? `(${policy.name}${policy.isRecord ? '' : `, page ${finding.evidence.page}`})`
                : finding.status === 'not met' && !finding.missingLine && reviews.length > 1
                  ? `(${[policy, ...alsoOf].map(({ name }) => name).join('; ')})`
                  : '',
              finding.umbrella && umbrella
                ? `Umbrella: “${finding.umbrella.quote}” (${umbrella.name}${umbrella.isRecord ? '' : `, page ${finding.umbrella.page}`})`
                : '',
            ]
              .filter(Boolean)
              .join(' '),
          ]),
        },
      ]
    }),
  ]
}

/** What the contract asks to send as proof of insurance. */
export function toDoBlocks(
  toDos: readonly { readonly toDo: string; readonly quote: string; readonly page: number }[],
): Block[] {
  if (toDos.length === 0) return []
  return [
    { type: 'heading', level: 2, text: 'To do' },
    {
      type: 'table',
      summary: 'Requirements: To do',
      columns: [
        { header: 'The contract requires', width: 5 },
        { header: 'Page', width: 1, align: 'right' },
        { header: 'What to do', width: 4 },
      ],
      rows: toDos.map(({ toDo, quote, page }) => [{ text: quote, isHeader: true }, String(page), toDo]),
    },
  ]
}

/** Clauses of the contract in its own words, under a title. */
export function clauseBlocks(
  title: string,
  text: string,
  clauses: readonly Pick<Finding['requirement'], 'quote' | 'page'>[],
): Block[] {
  const items = clauses.map(({ quote, page }) => `“${quote}” (page ${page})`)
  if (items.length === 0) return []
  return [
    { type: 'heading', level: 2, text: title },
    { type: 'paragraph', text },
    { type: 'list', kind: 'bullet', items },
  ]
}
