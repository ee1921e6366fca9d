import { acceptsQuote, asksOfContract } from '../../../assistant/index.ts'
import type { RecognizedType } from '../../../knowledge/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { auditLetter, toldToClient } from '../carrierNotice/auditLetter.ts'
import { noticeMeaning } from '../carrierNotice/noticeMeaning.ts'
import { noticeOf } from '../carrierNotice/noticeOf.ts'
import { Citations } from '../citations.ts'
import { compareCoverage } from '../compareCoverage/compareCoverage.ts'
import { reviewCertificate } from '../reviewCertificate/reviewCertificate.ts'
import { reviewContract } from '../reviewContract/reviewContract.ts'
import { ToolError } from '../../tools/tool.ts'
import type { Skill } from '../skill.ts'

/**
 * The review that a client wants of what they attached: quotes compared, a certificate or a contract checked
 * against the policies. Null if nothing is attached to review, or the client wants something else.
 */
export async function attachedReview(task: Task, request: ServiceRequest): Promise<Reply | null> {
  const details = request.details ?? ''
  const audit = await attachedAudit(task, request)
  if (audit) return audit
  const wanted = isReviewWanted(request.type, details) ? chosenReview(task.files) : null
  // The contract says what the certificate has to show.
  const isForCertificate = request.type === 'CREATE_CERTIFICATE'
  if (!wanted || (isForCertificate && wanted.skill !== reviewContract)) return null
  try {
    // What is attached is about all policies of the account, whichever one the message seems to mean.
    const workspace = { ...task.workspace, businessPolicyId: null }
    return await wanted.skill.run({ ...task, workspace, files: wanted.files, request: details, history: [] })
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { text: `I could not review the attached documents. ${error.message}` }
  }
}

/** What the letter with the result of a premium audit says, where a client asks about it. */
async function attachedAudit(task: Task, { type, details }: ServiceRequest): Promise<Reply | null> {
  const file = task.files.findLast((each) => each.type === 'PREMIUM_AUDIT')
  if (!file || (type !== 'QUESTION' && type !== 'OTHER')) return null
  const read = await readFileOf(task, file.id)
  const [notice, letter] = [noticeOf(read), auditLetter(read)]
  if (!notice || !letter) return null
  const citations = new Citations()
  const text = noticeMeaning(notice, { file, read, citations, policy: null, today: task.today })
  return {
    text,
    citations: citations.list,
    letter: toldToClient(letter, { told: details ?? '', today: task.today }),
  }
}

function isReviewWanted(type: ServiceRequest['type'], details: string): boolean {
  if (type === 'QUESTION' || type === 'CREATE_CERTIFICATE') return true
  return (
    (type === 'OTHER' || type === 'QUOTE_REQUEST') && asksForReview.test(details) && !acceptsQuote(details)
  )
}

const asksForReview =
  /\b(?:review|compar\w+|check|look(?:ing)? (?:at|over)|requirements?|better|differen\w+)\b/i

function chosenReview(files: readonly TaskFile[]): { skill: Skill; files: readonly TaskFile[] } | null {
  const those = (...types: RecognizedType[]) => files.filter(({ type }) => type && types.includes(type))
  const offers = those('QUOTE', 'POLICY', 'DECLARATIONS', 'BINDER')
  if (offers.length > 1 && offers.some(({ type }) => type === 'QUOTE'))
    return { skill: compareCoverage, files: offers }
  const checked = those('CERTIFICATE', 'CONTRACT')
  if (checked.some(({ type }) => type === 'CERTIFICATE')) return { skill: reviewCertificate, files: checked }
  return checked.length > 0 ? { skill: reviewContract, files: checked } : null
}

/** What a client wants to know of their own policy, whatever is attached: `Are we covered after the job is done?` Null for other requests. */
export function ownQuestion(request: ServiceRequest): string | null {
  if (request.type !== 'QUESTION') return null
  const question = request.question.question ?? ''
  return ofOwnPolicy.test(question) && !asksOfContract(request.details ?? '') ? question : null
}

const ofOwnPolicy = /\b(?:on|in|under|does) (?:our|my|the) (?:\w+ ){0,3}polic(?:y|ies)\b|\bcover(?:s|ed)?\b/i
