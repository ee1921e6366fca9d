import { type AccountRow, businessPolicyKind } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { searchFile } from '../../tools/searchFile.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { documentsOf } from '../assignInputs.ts'
import { requestOf } from '../letters/conversation.ts'
import { namedLines } from '../letters/namedLines.ts'
import { recordAnswer } from '../lookUpRecords/recordAnswer.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const documentInput: SkillInput = {
  prefix: '[Policy]',
  types: ['POLICY', 'DECLARATIONS', 'BINDER', 'QUOTE', 'ENDORSEMENT', 'CONTRACT', 'CERTIFICATE'],
  isRequired: true,
}

export const exploreDocument: Skill = defineSkill({
  name: 'explore-document',
  title: 'Explore a document',
  description: 'Answers questions about a policy or another document and quotes the pages.',
  preset: 'DOCUMENT_EXPLORATION',
  phrasings,
  inputs: [documentInput],
  makes: 'An answer with quotes',
  run: explore,
})

async function explore(task: Task) {
  const { journal, history } = task
  const request = requestOf(task)
  const sought = task.files.length > 0 || task.workspace.businessPolicyId ? null : await accountOf(task)
  const files = task.files.length > 0 ? task.files : await documentsOnRecord(task, sought?.account ?? null)
  if (files.length === 0) {
    const onRecord = await recordAnswer(task, { needsLimits: false })
    if (onRecord) return onRecord
    if (sought && sought.choices.length > 1) return askForAccount('Which one do you mean?', sought)
    return {
      text: 'Which document should I read? Attach it, and I will answer with quotes from its pages.',
      question: { topic: 'document' },
    }
  }
  if (request.trim() === '') {
    return {
      text: `I have read ${files.map(({ name }) => name).join(', ')}. What would you like to know?`,
      question: { topic: 'question' },
    }
  }
  const query = request.slice(0, 2_000)
  const fileIds = files.slice(-50).map(({ id }) => id)
  const found = await journal.call(searchFile, { fileIds, query, earlier: exchanges(history) })
  const { citations } = found
  if (found.status === 'NOT_FOUND') {
    const nearest = citations.length > 0 ? '\n\nThe nearest passages, which do not answer it:' : ''
    return { text: `${found.answer}${nearest}${quotes(citations)}`, citations }
  }
  return { text: `${found.answer}${quotes(citations)}`, citations }
}

/** Documents of the policy in question, or of the account's policies in the named lines. */
async function documentsOnRecord(task: Task, account: AccountRow | null): Promise<TaskFile[]> {
  const { agency, workspace, today } = task
  if (workspace.businessPolicyId) return await documentsOf(task, [workspace.businessPolicyId], documentInput)
  if (!account) return []
  const policies = agency.table(businessPolicyKind).related('account', account.id)
  const running = policies.filter(({ expiresAt }) => expiresAt === null || expiresAt > today)
  const lines = namedLines(requestOf(task))
  const named = running.filter(({ type }) => lines.includes(type))
  const ids = (named.length > 0 ? named : running).map(({ id }) => id)
  return (await documentsOf(task, ids, documentInput)).toReversed()
}

function quotes(citations: readonly { quote: string; fileName: string; page: number }[]): string {
  return citations
    .map(
      ({ quote, fileName, page }, index) => `\n\n> ${quote} [${index + 1}]\n>\n> ${fileName}, page ${page}`,
    )
    .join('')
}

/** The conversation as questions and answers, for follow-ups such as "and for subcontractors?". */
function exchanges(history: Task['history']) {
  const pairs: { question: string; answer: string }[] = []
  for (const [index, { by, text }] of history.entries()) {
    const next = history[index + 1]
    if (by === 'USER' && next?.by === 'CARA') pairs.push({ question: text, answer: next.text })
  }
  return pairs.slice(-6)
}
