import type { Discrepancy } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { checkCertificate } from '../../tools/checkCertificate.ts'
import { readCertificate } from '../../tools/readCertificate.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { readRequirements } from '../../tools/readRequirements.ts'
import { resultSoFar } from '../answerClient/emailOfResult.ts'
import { Citations } from '../citations.ts'
import { askedWords, sharedWords, wordsOf } from '../exploreDocument/askedWords.ts'
import { namedLines } from '../letters/namedLines.ts'
import { otherPolicy } from './vendorReview.ts'

type Terms = Awaited<ReturnType<typeof readCertificate.run>>

/** What the certificate was compared with, if anything. */
interface Sources {
  readonly policies: readonly TaskFile[]
  readonly contract: TaskFile | null
}

/**
 * Answers a question about a certificate from what it shows, and whether that is enough from what it was compared with:
 * "When does the GL expire?", "Is the umbrella enough?" Null if it takes the words of the documents.
 */
export async function certificateAnswer(
  task: Task,
  certificate: TaskFile,
  sources: Sources,
): Promise<Reply | null> {
  const { request, journal } = task
  const { contract } = sources
  // "What limits does the contract require?" is about the contract alone.
  const isOfContract = /\b(?:contract|lease|subcontract|agreement)\b/i.test(request)
  if (isOfContract && !/\bcert\w*|\bCOIs?\b/i.test(request) && !asksWhetherMet.test(request)) return null
  const citations = new Citations()
  const reply = (text: string) => ({ text, citations: citations.list })
  const shown = await journal.call(readCertificate, { fileId: certificate.id, name: certificate.name })
  if (asksHolder.test(request) && shown.holder) return reply(`The certificate holder is ${shown.holder}.`)
  if (asksInsured.test(request)) {
    const { facts } = await journal.call(readFacts, { fileId: certificate.id, name: certificate.name })
    const { fact } = facts.scalars.insuredName
    return fact && reply(`The certificate insures ${fact.value}.${citations.mark(certificate, fact)}`)
  }
  if (asksDates.test(request) || asksExpired.test(request) || asksNumber.test(request)) {
    return termsOf(task, { shown, certificate, citations })
  }
  // "Is it ok?", "can we accept the cert?" ask for the whole review.
  const about = [...askedWords(request)].filter((word) => !judging.has(word))
  if (about.length === 0 && namedLines(request).length === 0) return await resultSoFar(task)
  const isAsked = aboutAsked(request)
  const { facts: own } = await journal.call(readFacts, { fileId: certificate.id, name: certificate.name })
  const vendor = own.scalars.insuredName.fact?.value
  // A vendor's certificate shows nothing of the client's own policy.
  const [first = null] = sources.policies
  const isOther =
    vendor !== undefined && (await otherPolicy(task, { certificate, policy: first, vendor })) !== null
  const policies = isOther ? [] : sources.policies
  const review =
    policies.length > 0 || contract
      ? await journal.call(checkCertificate, {
          certificateId: certificate.id,
          policyIds: policies.map(({ id }) => id),
          contractId: contract?.id ?? null,
        })
      : null
  const asked = shown.limits.filter(({ label, title }) => isAsked(`${label} ${title}`))
  const limits = asked.length === shown.limits.length ? [] : asked
  const provision = asksContractTerms.test(request) ? null : provisionIn(request)
  // A limit is called otherwise in a review: "Combined single limit" is the auto limit.
  const { discrepancies = [], missingLines = [], unstated = [] } = review ?? {}
  const differences = [...discrepancies, ...unstated, ...missingLines].filter((each) =>
    provision
      ? provisionIn(each.field) === provision
      : isAsked(each.field) || limitsOf(each, shown.limits).some((limit) => limits.includes(limit)),
  )
  const differing = differences.map(({ field, onCertificate, shouldBe, source, policy = 0, ...places }) => {
    const marks = `${citations.mark(certificate, places.certificate)}${citations.mark(source === 'policy' ? (policies[policy] ?? null) : contract, places.reference)}`
    return `- ${field}: ${onCertificate} on the certificate; ${shouldBe}${marks}`
  })
  if (provision) {
    const said = provisionAnswer(request, { shown, provision, certificate, citations })
    const asks = contract
      ? (await journal.call(readRequirements, { fileId: contract.id, name: contract.name }))
          .filter(({ quote }) => provisionWords[provision].words.test(quote))
          .map((each) => `- ${contract.name} asks for it: “${each.quote}”${citations.mark(contract, each)}`)
      : []
    const rest = differing.length > 0 ? differing : asks
    return reply([...said, ...(rest.length > 0 ? ['', ...rest] : [])].join('\n'))
  }
  const others = limits
    .filter((limit) => !differences.some((each) => limitsOf(each, shown.limits).includes(limit)))
    .map((limit) => `- ${limit.label}: ${limit.text}${citations.mark(certificate, limit)}`)
  if (differing.length > 0) {
    const verdict = asksWhetherMet.test(request) && yesOrNo.test(request) ? ['**No.**', ''] : []
    return reply([...verdict, ...differing, ...others].join('\n'))
  }
  if (others.length === 0) return null
  const checked = review ? ['', 'I found no difference here from what it was compared with.'] : []
  return reply([...others, ...checked].join('\n'))
}

const yesOrNo = /^\s*(?:(?:and|so|ok|but)[\s,]+)*(?:do|does|is|are|will|would|can)\b/i
const asksWhetherMet =
  /\b(?:meets?|enough|satisf(?:y|ies)|compl(?:y|ies|iant)|sufficient|adequate|high enough|okay|ok|pass(?:es)?|match(?:es)?|acceptable)\b/i
/** "What waiver is required?" is about the contract, not about the certificate. */
const asksContractTerms =
  /^\s*(?:what|which|whose|who)\b.*\brequire(?:d|s|ments?)?\b|\bis\b.{0,60}\brequired\b/i
const asksHolder = /\bholder\b/i
const asksInsured =
  /\b(?:who|whose|which company)\b.{0,30}\binsur(?:ed|es)\b|\bwho is (?:it|this) for\b|\bnamed insured\b/i
const asksDates =
  /\bexpir\w*|\bwhen\b|\beffective\b|\bdates?\b|\bin force\b|\bcurrent\b|\bstill (?:good|valid)\b/i
const asksNumber = /\bpolicy (?:number|no)\b|\bnumbers?\b/i

interface Shown {
  readonly shown: Terms
  readonly certificate: TaskFile
  readonly citations: Citations
}

/** The numbers and terms of the policies; of those that expired, or are in force, where a question asks for them. */
function termsOf({ request, today }: Task, { shown, certificate, citations }: Shown): Reply | null {
  const own = policiesOn(request, shown.policies)
  if (own.length === 0) return null
  const isOver = ({ expires }: Terms['policies'][number]) => {
    const day = isoOf(expires?.text ?? '')
    return day !== '' && day < today
  }
  const over = own.filter(isOver)
  const running = own.filter((each) => !isOver(each))
  const wanted = asksInForce.test(request) ? running : asksExpired.test(request) ? over : own
  const kind = wanted === running ? 'in force' : 'expired'
  const verb = wanted.length === 1 ? 'is' : 'are'
  const verdict =
    wanted === own
      ? []
      : wanted.length === 0
        ? [`**${own.length === 1 ? 'It is not' : `None of the ${own.length} policies is`} ${kind}.**`, '']
        : own.length === 1
          ? [`**It is ${kind}.**`, '']
          : [`**${wanted.length} of ${own.length} policies ${verb} ${kind}.**`, '']
  const lines = (wanted.length > 0 ? wanted : own).map((each) => {
    const { title, number, effective, expires } = each
    const term = [effective, expires].flatMap((day) => day?.text ?? []).join(' to ')
    const standing = isOver(each)
      ? ' (expired)'
      : isoOf(expires?.text ?? '') === ''
        ? ' (expiration date not read)'
        : ''
    return `- ${title}, policy ${number.text}: ${term}${standing}${citations.mark(certificate, expires ?? number)}`
  })
  return { text: [...verdict, ...lines].join('\n'), citations: citations.list }
}

const asksExpired = /\b(?:expired|lapsed|out of date|outdated|run out|ran out)\b/i
const asksInForce =
  /\b(?:in force|current|still (?:good|valid|active)|(?:not|n['’]t|haven['’]t|hasn['’]t) (?:yet )?(?:expired|lapsed))\b/i

const provisionWords = {
  waiver: { name: 'a waiver of subrogation', words: /\bwaivers?\b|\bsubro\w*|\bWOS\b/i },
  additionalInsured: {
    name: 'an additional insured',
    words: /\badditional(?:ly)? insureds?\b|\badd['’]?l insd?\b|\bAIs?\b/i,
  },
  primary: { name: 'primary and noncontributory coverage', words: /\bprimary\b|\bnon-?contrib\w*|\bPNC\b/i },
} as const satisfies Partial<Record<keyof Terms['claims'], { name: string; words: RegExp }>>
type Provision = keyof typeof provisionWords

function provisionIn(question: string): Provision | null {
  const provisions: readonly Provision[] = ['waiver', 'additionalInsured', 'primary']
  return provisions.find((provision) => provisionWords[provision].words.test(question)) ?? null
}

/** What the boxes and the text of a certificate say of a provision. */
function provisionAnswer(
  question: string,
  { shown, provision, certificate, citations }: Shown & { provision: Provision },
): string[] {
  const { name } = provisionWords[provision]
  const boxes =
    provision === 'primary'
      ? []
      : policiesOn(question, shown.policies).map(({ title, ...row }) => ({ title, box: row[provision] }))
  const marked = boxes.filter(({ box }) => box && /^(?:y|yes|x|\[x\]|[☒☑✓✔✕✖✗✘×■●])$/i.test(box.text.trim()))
  const claims = shown.claims[provision].filter(({ text }) => !marked.some(({ box }) => box?.text === text))
  const lines = boxes.map((each) => {
    const { title, box } = each
    const state = marked.includes(each) ? 'marked' : box ? `not marked (${box.text})` : 'not marked'
    return `- ${title}: ${state}${citations.mark(certificate, box)}`
  })
  const said = claims.map((claim) => `- It says: “${claim.text}”${citations.mark(certificate, claim)}`)
  const verdict =
    marked.length > 0
      ? `**The certificate marks ${name} on ${marked.length} of ${boxes.length} ${boxes.length === 1 ? 'policy' : 'policies'}.**`
      : claims.length > 0
        ? `**${boxes.length > 0 ? `No box marks ${name}, but the text` : `The text of the certificate`} mentions it.**`
        : `**No, the certificate doesn’t show ${name}.**`
  const list = [...lines, ...said]
  return [verdict, ...(list.length > 0 ? ['', ...list] : [])]
}

/** The limits that a difference is about. Two policies may show the same words, so then its name decides. */
function limitsOf({ field, certificate }: Discrepancy, limits: Terms['limits']): Terms['limits'] {
  const there = limits.filter(({ quote, page }) => quote === certificate?.quote && page === certificate.page)
  const named = there.filter(({ label }) => label.toLowerCase() === field.toLowerCase())
  return named.length > 0 ? named : there
}

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
  const asksEmployers = employers.test(question)
  return (field) =>
    (asksEmployers && employers.test(field)) ||
    namedLines(field).some((line) => lines.includes(line)) ||
    (words.size > 0 && sharedWords(words, wordsOf(field)) * 2 >= words.size)
}

const employers = /\bemployers?['’]?s?['’]? liab\w*|\bE\.?L\.?(?=\s|$)/i

/** Words of judging, not of what is judged. */
const judging = wordsOf(
  'ok pass fail accept acceptable certificate cert coi fine wrong reject use enough right correct okay high low limit limits amount amounts meet match comply required short lease contract agreement subcontract',
)

/** `09/01/2026` as `2026-09-01`; empty for anything else. */
function isoOf(day: string): string {
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(day.trim()) ?? []
  return month && date && year
    ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : ''
}
