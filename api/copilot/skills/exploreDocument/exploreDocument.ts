import { stemmer } from 'stemmer'
import {
  type AccountRow,
  businessPolicyKind,
  lineOfBusinessLabels,
  standingOf,
} from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { searchFile } from '../../tools/searchFile.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { namedExactly } from '../namedAccounts.ts'
import type { Citation } from '../../workspaces/caraMessage.ts'
import { answersFromFiles } from './answersFromFiles.ts'
import { asOwnQuestion } from './asOwnQuestion.ts'
import { documentInput, documentsOnRecord } from './documentsOnRecord.ts'
import { requestOf } from '../letters/conversation.ts'
import { listedAccounts } from '../lookUpRecords/listedAccounts.ts'
import { standingReply } from '../lookUpRecords/standingReply.ts'
import { recordAnswer } from '../lookUpRecords/recordAnswer.ts'
import { noticeAnswer } from '../carrierNotice/noticeAnswer.ts'
import { asksToSign } from '../reviewContract/findingsAnswer.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { listAnswer, listedThings } from './listedThings.ts'
import { unseenFile } from './unseenFile.ts'
import { phrasings } from './phrasings.ts'

export const exploreDocument: Skill = defineSkill({
  name: 'explore-document',
  title: 'Explore a document',
  workName: null,
  description: 'Answers questions about a policy or another document and quotes the pages.',
  preset: 'DOCUMENT_EXPLORATION',
  role: 'ANSWER',
  phrasings,
  inputs: [documentInput],
  makes: 'An answer with quotes',
  run: explore,
})

async function explore(task: Task): Promise<Reply> {
  const { journal, history } = task
  const request = requestOf(task)
  const unseen = await unseenFile(task)
  if (unseen)
    return {
      text: `I see no ${unseen} here. Attach it, and I will answer from it.`,
      question: { topic: 'document' },
    }
  const parts = request.split(severalQuestions)
  const listed = task.files.length > 0 ? null : await listedAccounts({ ...task, request })
  if (listed) return listed
  const standing = task.files.length > 0 ? null : await standingReply({ ...task, request })
  if (standing) return standing
  const sought = task.files.length > 0 || task.workspace.businessPolicyId ? null : await accountOf(task)
  const onFile = task.files.length > 0 ? null : await documentsOnRecord(task, sought?.account ?? null)
  const files = onFile?.files ?? task.files
  const remark = onFile?.remark ?? ''
  if (files.length === 0) {
    const onRecord = await recordAnswer(task, { needsLimits: false })
    if (onRecord) return onRecord
    if (parts.length > 1) return await answerEach(task, parts)
    if (sought && sought.choices.length > 1) return askForAccount('Which one do you mean?', sought)
    // A question that names no policy may be about the agency; say what can be looked up.
    const wanted =
      remark || sought?.account || task.workspace.businessPolicyId || task.workspace.preset
        ? whichDocument
        : `I can’t tell that from the agency’s records. They cover policies, expiration dates, premiums, open requests and contacts. ${whichDocument}`
    const unread = sought?.account ? `${policiesWithoutDocument(task, sought.account)} ` : ''
    return {
      text: `${remark || unread}${wanted}`,
      question: { topic: 'document' },
    }
  }
  if (request.trim() === '') {
    return {
      text: `I have read ${files.map(({ name }) => name).join(', ')}. What would you like to know?`,
      question: { topic: 'question' },
    }
  }
  const things = listedThings(request)
  if (things.length > 0) return await listAnswer(task, { things, files: namedKind(files, request) })
  // "What does it say, and what do we have to do by when?" is one question about the notice.
  const ofNotice = await noticeAnswer({ ...task, request })
  if (ofNotice) return { ...ofNotice, text: `${ofNotice.text}${quotes(ofNotice.citations ?? [])}` }
  const about = answersFromFiles(task)
  // "Can she sign? What are the deal breakers?" is one question about the review.
  const isOne = parts.every((part) => asksToSign.test(part))
  if (about.length > 0 && parts.length > 1 && !isOne) return await answerEach(task, parts)
  for (const answer of about) {
    const found = await answer({ ...task, request })
    if (found) return { ...found, text: `${found.text}${quotes(found.citations ?? [])}` }
  }
  const name = sought?.account?.detail.name
  const query = (name ? asOwnQuestion(request, name) : request).slice(0, 2_000)
  const fileIds = namedKind(files, request)
    .slice(-50)
    .map(({ id }) => id)
  const found = await journal.call(searchFile, { fileIds, query, earlier: exchanges(history) })
  const { citations } = found
  const isOpen = found.status === 'NOT_FOUND' || found.answer.includes("The documents don't say.")
  if (isOpen && parts.length > 1 && parts.some((part) => ofRecord.test(part)))
    return await answerEach(task, parts)
  if (found.status === 'NOT_FOUND') {
    // The record of a policy counts as well: its limits, dates and premium.
    const isOnRecord = ofRecord.test(query) || namedExactly(task, request).length > 0
    const onRecord = isOnRecord ? await recordAnswer(task, { needsLimits: true }) : null
    if (onRecord) return onRecord
    const near = citations.filter(({ quote }) => isNear(quote, query))
    const nearest = near.length > 0 ? '\n\nThe nearest passages, which do not answer it:' : ''
    return { text: `${remark}${found.answer}${nearest}${quotes(near)}`, citations: near }
  }
  return { text: `${remark}${found.answer}${quotes(citations)}`, citations }
}

/** The policies where a question is about "the policy", and a contract or certificate is attached as well. */
function namedKind(files: readonly TaskFile[], question: string): readonly TaskFile[] {
  const others = new Set(['CONTRACT', 'CERTIFICATE'])
  const policies = files.filter(({ type }) => !others.has(type ?? ''))
  const isOfPolicy = /\b(?:the|our|their|this) polic(?:y|ies)\b/i.test(question)
  const isOfOther = /\b(?:contract|lease|agreement|cert\w*|COI)\b/i.test(question)
  return isOfPolicy && !isOfOther && policies.length > 0 ? policies : files
}

/** Whether a passage shares most of what a question is about; otherwise the question is about something else entirely. */
function isNear(quote: string, question: string): boolean {
  const stems = (text: string) => (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => stemmer(word))
  const asked = stems(question.replaceAll(ofQuestion, ' '))
  const said = new Set(stems(quote))
  const shared = asked.filter((stem) => said.has(stem)).length
  return shared > 0 && shared * 2 >= asked.length
}

/** Words that a question has whatever it is about. */
const ofQuestion =
  /\b(?:what|which|when|where|whom?|whose|does|have|will|would|could|should|there|their|they|this|that|these|those|with|from|about|much|many|long|policy|policies|document|cover(?:s|ed|age)?|insur\w+|please|tell|know)\b/gi

const ofRecord = /\b(?:limits?|aggregate|occurrence|premiums?|expir\w+)\b/i
/** Between two questions of one message: "GL limit, and are our trailers covered?" */
const severalQuestions =
  /[?]\s+(?=\w)|,?\s+(?:and|also|plus)\s+(?=(?:what|which|who|how|when|where|is|are|do|does|did|can|will)\b)/i

/** Answers the questions of a message one by one, the sources numbered through. */
async function answerEach(task: Task, questions: readonly string[]): Promise<Reply> {
  const history = [...task.history, { by: 'USER' as const, text: task.request }]
  const texts: string[] = []
  const citations: Citation[] = []
  let question: Reply['question']
  for (const request of questions) {
    const reply = await explore({ ...task, request, history })
    const before = citations.length
    texts.push(reply.text.replaceAll(/\[(\d+)\](?!\()/g, (_, mark) => `[${Number(mark) + before}]`))
    citations.push(...(reply.citations ?? []))
    question = reply.question
  }
  return { text: texts.join('\n\n'), citations, ...(question && { question }) }
}

const whichDocument = 'Which document should I read? Attach it, and I will answer with quotes from its pages.'

/** Says which policies of an account are in force, though no document of theirs can be read. */
export function policiesWithoutDocument(
  { agency, today }: Task,
  { id, detail: { name } }: AccountRow,
): string {
  const policies = agency.table(businessPolicyKind).related('account', id)
  const lines = policies.flatMap((row) =>
    standingOf(row, today) === 'INFORCE' ? [lineOfBusinessLabels[row.type]] : [],
  )
  if (lines.length === 0) return `${name} has no policy in force, and no document that I can read is on file.`
  return `No policy document of ${name} is on file that I can read (in force: ${[...new Set(lines)].join(', ')}).`
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
