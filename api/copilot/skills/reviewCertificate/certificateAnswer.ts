import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { checkCertificate } from '../../tools/checkCertificate.ts'
import { readCertificate } from '../../tools/readCertificate.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { resultSoFar } from '../answerClient/emailOfResult.ts'
import { Citations } from '../citations.ts'
import { askedWords, sharedWords, wordsOf } from '../exploreDocument/askedWords.ts'
import { namedLines } from '../letters/namedLines.ts'

type Terms = Awaited<ReturnType<typeof readCertificate.run>>

/** What the certificate was compared with, if anything. */
interface Sources {
  readonly policy: TaskFile | null
  readonly contract: TaskFile | null
}

/**
 * Answers a question about a certificate from what it shows, and whether that is enough from what it was compared with:
 * "When does the GL expire?", "Is the umbrella enough?" Null if it takes the words of the documents.
 */
export async function certificateAnswer(
  task: Task,
  certificate: TaskFile,
  { policy, contract }: Sources,
): Promise<Reply | null> {
  const { request, journal } = task
  // "What limits does the contract require?" is about the contract alone.
  if (/\b(?:contract|lease|subcontract|agreement)\b/i.test(request) && !/\bcert\w*|\bCOIs?\b/i.test(request))
    return null
  const citations = new Citations()
  const reply = (text: string) => ({ text, citations: citations.list })
  const shown = await journal.call(readCertificate, { fileId: certificate.id, name: certificate.name })
  if (asksHolder.test(request) && shown.holder) return reply(`The certificate holder is ${shown.holder}.`)
  if (asksInsured.test(request)) {
    const { facts } = await journal.call(readFacts, { fileId: certificate.id, name: certificate.name })
    const { fact } = facts.scalars.insuredName
    return fact && reply(`The certificate insures ${fact.value}.${citations.mark(certificate, fact)}`)
  }
  if (asksDates.test(request) || asksNumber.test(request)) {
    const own = policiesOn(request, shown.policies)
    const lines = own.map(({ title, number, effective, expires }) => {
      const term = [effective, expires].flatMap((day) => day?.text ?? []).join(' to ')
      const isOver = expires !== null && isoOf(expires.text) !== '' && isoOf(expires.text) < task.today
      return `- ${title}, policy ${number.text}: ${term}${isOver ? ' (expired)' : ''}${citations.mark(certificate, expires ?? number)}`
    })
    return lines.length === 0 ? null : reply(lines.join('\n'))
  }
  // "Is it ok?", "can we accept the cert?" ask for the whole review.
  const about = [...askedWords(request)].filter((word) => !judging.has(word))
  if (about.length === 0 && namedLines(request).length === 0) return await resultSoFar(task)
  const isAsked = aboutAsked(request)
  if (policy || contract) {
    const review = await journal.call(checkCertificate, {
      certificateId: certificate.id,
      policyId: policy?.id ?? null,
      contractId: contract?.id ?? null,
    })
    const wrong = review.discrepancies.filter(({ field }) => isAsked(field))
    const missing = review.missingLines.filter(({ field }) => isAsked(field))
    const lines = [...wrong, ...missing].map(({ field, onCertificate, shouldBe, source, ...places }) => {
      const marks = `${citations.mark(certificate, places.certificate)}${citations.mark(source === 'policy' ? policy : contract, places.reference)}`
      return `- ${field}: ${onCertificate} on the certificate; ${shouldBe}${marks}`
    })
    if (lines.length > 0) return reply(lines.join('\n'))
  }
  const limits = shown.limits.filter(({ label, title }) => isAsked(`${label} ${title}`))
  if (limits.length === 0 || limits.length === shown.limits.length) return null
  const lines = limits.map((limit) => `- ${limit.label}: ${limit.text}${citations.mark(certificate, limit)}`)
  const checked = policy || contract ? ['', 'I found no difference here from what it was compared with.'] : []
  return reply([...lines, ...checked].join('\n'))
}

const asksHolder = /\bholder\b/i
const asksInsured =
  /\b(?:who|whose|which company)\b.{0,30}\binsur(?:ed|es)\b|\bwho is (?:it|this) for\b|\bnamed insured\b/i
const asksDates =
  /\bexpir\w*|\bwhen\b|\beffective\b|\bdates?\b|\bin force\b|\bcurrent\b|\bstill (?:good|valid)\b/i
const asksNumber = /\bpolicy (?:number|no)\b|\bnumbers?\b/i

/** The policies of the lines that a question names; all of them if it names none. */
function policiesOn(question: string, policies: Terms['policies']): Terms['policies'] {
  const lines = namedLines(question)
  const own = policies.filter(({ title }) => namedLines(title).some((line) => lines.includes(line)))
  return lines.length > 0 ? own : policies
}

/** Whether a field of the certificate is what a question asks about: its line, or most of its words. */
function aboutAsked(question: string): (field: string) => boolean {
  const lines = namedLines(question)
  const words = new Set([...askedWords(question)].filter((word) => !judging.has(word)))
  return (field) =>
    namedLines(field).some((line) => lines.includes(line)) ||
    (words.size > 0 && sharedWords(words, wordsOf(field)) * 2 >= words.size)
}

/** Words of judging, not of what is judged. */
const judging = wordsOf(
  'ok pass fail accept acceptable certificate cert coi fine wrong reject use enough right correct okay high low limit limits amount amounts meet match comply required short',
)

/** `09/01/2026` as `2026-09-01`; empty for anything else. */
function isoOf(day: string): string {
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(day.trim()) ?? []
  return month && date && year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : ''
}
