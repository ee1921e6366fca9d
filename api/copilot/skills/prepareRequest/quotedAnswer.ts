import { type AnsweredPart, businessPolicyKind, isCurrent, ownFiles } from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'
import { searchFile } from '../../tools/searchFile.ts'
import type { Citation } from '../../workspaces/caraMessage.ts'

const mostFiles = 12
const mostQuotes = 4

export interface QuotedAnswer {
  readonly answer: string
  readonly citations: readonly Citation[]
  /** Each question of the client with its answer. */
  readonly parts: readonly AnsweredPart[]
}

/** The answer quoted from the policies on file; null if they have none. */
export async function quotedAnswer(
  { agency, workspace, journal, today }: Task,
  question: string,
): Promise<QuotedAnswer | null> {
  const policies = workspace.accountId
    ? agency.table(businessPolicyKind).related('account', workspace.accountId)
    : []
  const meant = workspace.businessPolicyId
    ? policies.filter(({ id }) => id === workspace.businessPolicyId)
    : policies.filter((policy) => isCurrent(policy, today))
  const fileIds = meant
    .flatMap(({ id }) => ownFiles(agency, id))
    .slice(-mostFiles)
    .map(({ id }) => id)
  if (fileIds.length === 0 || question.trim() === '') return null
  const found = await journal.call(searchFile, { fileIds, query: question.slice(0, 2_000) })
  if (found.status === 'NOT_FOUND' || found.citations.length === 0) return null
  return {
    answer: found.answer,
    citations: found.citations.slice(0, mostQuotes),
    parts: found.parts ?? [{ question, answer: found.answer, status: found.status }],
  }
}
