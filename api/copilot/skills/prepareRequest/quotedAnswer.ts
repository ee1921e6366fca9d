import { asksForRefund } from '../../../communication/index.ts'
import { type AnsweredPart, businessPolicyKind, isCurrent, ownFiles } from '../../../knowledge/index.ts'
import { recognizedType } from '../../documents/documentReading.ts'
import type { Task } from '../../runs/task.ts'
import { searchFile } from '../../tools/searchFile.ts'
import type { Citation } from '../../workspaces/caraMessage.ts'
import { isOnTopic } from './isOnTopic.ts'

const refund = 'If the insured cancels the policy, is the refund of the premium pro rata or less?'
const mostFiles = 12
const mostQuotes = 4

export interface QuotedAnswer {
  readonly answer: string
  readonly citations: readonly Citation[]
  /** Each question of the client with its answer; one that the documents don't answer clearly has none. */
  readonly parts: readonly AnsweredPart[]
  /** Whether the documents answer at least one of the questions clearly enough to tell a client. */
  readonly isClear: boolean
}

/** The answer quoted from the policies on file; null if they have none. */
export async function quotedAnswer(task: Task, question: string): Promise<QuotedAnswer | null> {
  const { agency, workspace, journal, today } = task
  const policies = workspace.accountId
    ? agency.table(businessPolicyKind).related('account', workspace.accountId)
    : []
  const meant = workspace.businessPolicyId
    ? policies.filter(({ id }) => id === workspace.businessPolicyId)
    : policies.filter((policy) => isCurrent(policy, today))
  const files = meant.flatMap(({ id }) => ownFiles(agency, id)).slice(-mostFiles)
  const types = await Promise.all(files.map((file) => recognizedType(task, file)))
  // What a carrier offers is none of what the client has.
  const fileIds = files
    .filter(({ type }, at) => type !== 'QUOTE_DOCUMENT' && types[at] !== 'QUOTE')
    .map(({ id }) => id)
  if (fileIds.length === 0 || question.trim() === '') return null
  // `Do I get my money back?` has no word of the terms that answer it.
  const query = asksForRefund(question) ? refund : question
  const found = await journal.call(searchFile, { fileIds, query: query.slice(0, 2_000) })
  if (found.status === 'NOT_FOUND' || found.citations.length === 0) return null
  const parts = found.parts ?? [{ question, answer: found.answer, status: found.status }]
  const told = parts.map((part) => (isVague(part.answer) ? { ...part, status: 'NOT_FOUND' as const } : part))
  const isGranted =
    found.verdict !== 'COVERED' || found.citations.some(({ role }) => grantingRoles.includes(role))
  return {
    answer: found.answer,
    citations: found.citations.slice(0, mostQuotes),
    parts: told,
    isClear:
      found.verdict !== 'DEPENDS' &&
      isGranted &&
      (found.verdict === null || isOnTopic(question, found)) &&
      told.some(({ status }) => status === 'ANSWERED'),
  }
}

/** A statement about coverage that a client would take for more, or less, than it is. */
function isVague(answer: string): boolean {
  return /^(?:It depends\b|The documents say:)/i.test(answer)
}

/** What shows that something is covered: the exception to an exclusion alone does not. */
const grantingRoles: readonly string[] = ['ENDORSEMENT', 'GRANT', 'SOURCE']
