import { attachedLine, missingAttachment } from '../../communication/index.ts'
import { recognizedLabels } from '../../knowledge/index.ts'
import type { ArtifactType } from '../artifacts/artifact.ts'
import { type Attachment, attachableTo } from '../artifacts/attachments.ts'
import { type ReadingContext, recognizedType } from '../documents/documentReading.ts'

const document = String.raw`(?:acord(?: ?\d+)?|apps?|applications?|binders?|certificates?|certs?|cois?|comparisons?|contracts?|decs?|declarations?|dec pages?|documents?|endorsements?|files?|forms?|invoices?|leases?|loss (?:runs?|summary|history)|pdfs?|polic(?:y|ies)|proposals?|quotes?|releases?|reports?|reviews?|schedules?|sheets?|spreadsheets?|statements?|summar(?:y|ies)|supplementals?)`
const determiner = String.raw`(?:the|this|that|these|those|both|all|our|my|your|her|his|their|an?)`
const somebody = String.raw`(?:(?:him|her|them|the (?:client|insured|customer|owner|carrier|underwriter|broker)|[A-Z][\w'’.-]+(?: [A-Z][\w'’.-]+)?)\s+)?`
/** How a message names what goes with an email. */
const naming = [
  String.raw`(?i:attach|attaching|enclose|enclosing|(?:attached|enclosed) (?:is|are|find))\s+(?:a copy of\s+)?([^.;:!?\n]{2,120})`,
  String.raw`(?i:attached|enclosed)\s+((?:[\w-]+\s+){0,2}?(?i:${document}))\b`,
  String.raw`(?i:add|include|put)\s+([^,.;:!?\n]{2,80}?)\s+(?:as an attachment|(?:to|in|with) the attachments?)\b`,
  String.raw`(?i:send|e-?mail|forward|mail)\s+(?:over\s+)?${somebody}(?:a copy of\s+)?(${determiner}\s+(?:[\w&'’-]+\s+){0,3}?(?i:${document})\b(?:(?:,| and|, and) (?:${determiner}\s+)?(?:[\w&'’-]+\s+){0,2}?(?i:${document})\b)*)(?! (?:requests?|letters?|reminders?|e-?mails?|notes?)\b)`,
].map((pattern) => new RegExp(String.raw`(?<![\w-])${pattern}`, 'g'))
/** "With the apps and loss runs attached", "that his policy is attached": named in the clause before. */
const inClause = new RegExp(
  String.raw`(?:^|[,.;:!?\n]|\b(?:with|that|including|of|know)\b)((?:(?!\b(?:with|that|including|of|know)\b)[^,.;:!?\n]){2,80}?)\s+(?:is |are )?(?:attached|enclosed)\b(?! ${document}\b)`,
  'gi',
)

const aDocument = new RegExp(String.raw`\b${document}\b`, 'i')

/** Whether words name a document by its kind. */
export function namesDocument(phrase: string): boolean {
  return aDocument.test(phrase)
}

const refusing = /(?:\b(?:not|never|without|no need to|nothing|dont)|n['’]t)\s+(?:\w+\s+)?$/i

/** What a message wants attached to an email, in its words: "the loss run", "quotes". */
export function attachmentsNamed(text: string): string[] {
  return [...naming, inClause].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 1: named = '', index }) =>
      refusing.test(text.slice(0, index)) ? [] : phrasesOf(named),
    ),
  )
}

const sends =
  /^\s*(?:(?:please|pls|now|ok|and|also|can you|could you)[\s,]+)*(?:send|e-?mail|forward|mail)\b/i
const sendsIt =
  /^\s*(?:(?:please|pls|now|ok|and|also|can you|could you)[\s,]+)*(?:send|e-?mail|forward|mail)\s+(?:it|this|that|these|those|them|both|the (?:summary|document|report|review|sheet))\s+(?:over )?to\b/i

/** Whether a message sends somebody a document, after something of this type was made; an email that was drafted is sent itself. */
export function isSending(text: string, last: ArtifactType | undefined): boolean {
  if (last === undefined || last === 'EMAIL') return false
  return (sends.test(text) && attachmentsNamed(text).length > 0) || sendsIt.test(text)
}

/** The rest of a message: what an attachment is called may sound like other work, and is no part of the text. */
export function withoutAttachments(text: string): string {
  return text.replaceAll(attaching, '').trim()
}

const attaching =
  /,?\s*\b(?:and |please |pls |also )*(?:attach|enclose|attaching|enclosing)\s+(?:the|her|his|their|our|my|this|that|it|both|all|a|an)\b[^,.;:!?\n]{0,80}?(?=[,.;:!?\n]|\sand\s|$)|,?\s*\b(?:and )?with (?!me\b|us\b)[^,.;:!?\n]{2,60}?\s(?:attached|enclosed)\b/gi

/** "The loss run and the application to it" as "the loss run", "the application". */
export function phrasesOf(named: string): string[] {
  return named
    .replace(/\s+(?:to|on|onto|in|into|with|for|so|when|before|because|please|as well|too|instead)\b.*$/i, '')
    .split(/\s*(?:,|&|\+|\band\b|\bplus\b)\s*/i)
    .filter((phrase) => wordsOf(phrase).length > 0 || anything.test(phrase))
}

/** What an email of the workspace can attach, with what each file was recognized as. */
export async function knownAttachments(
  context: ReadingContext & { readonly workspaceId: string },
): Promise<Attachment[]> {
  const all = await attachableTo(context.agency, context.workspaceId)
  return await Promise.all(
    all.map(async (each) => {
      const isUpload = 'file' in each && each.version === null && each.isHere
      const type = isUpload ? await recognizedType(context, each.file) : null
      const label = type && type !== 'OTHER' ? recognizedLabels[type].label : ''
      return { ...each, kind: [each.kind, label].filter(Boolean).join(' ') }
    }),
  )
}

/** The attachments that phrases name, and the phrases that name none; "the PDF" is what was made last, or else the latest file. */
export function meantAttachments(phrases: readonly string[], known: readonly Attachment[]) {
  const meant = phrases.map((phrase) => ({ phrase, attachments: meantBy(phrase, known) }))
  return {
    attachments: [...new Set(meant.flatMap(({ attachments }) => attachments))],
    unknown: meant.flatMap(({ phrase, attachments }) => (attachments.length === 0 ? [phrase] : [])),
  }
}

function meantBy(phrase: string, known: readonly Attachment[]): readonly Attachment[] {
  const words = wordsOf(phrase)
  const isSeveral = several.test(phrase) || /[^s]s$/.test(phrase.trim())
  const here = known.filter(({ isHere }) => isHere)
  if (words.length === 0) {
    const isPdf = /\bpdfs?\b/i.test(phrase)
    const fitting = here.filter(({ name }) => !isPdf || /\.pdf$/i.test(name))
    const made = fitting.filter(({ version }) => version !== null)
    const uploads = fitting.filter(({ version }) => version === null)
    if (isSeveral) return /\bfiles?\b/i.test(phrase) && uploads.length > 0 ? uploads : fitting
    return made.length > 0 ? made.slice(0, 1) : uploads.slice(-1)
  }
  for (const among of [here, known]) {
    const named = among
      .map((each) => ({ each, of: wordsOf(`${each.name.replace(/\.\w+$/, '')} ${each.kind}`) }))
      .filter(({ of }) => words.every((word) => of.includes(word)))
    // "The loss run" is not the summary of it.
    const rest = named.map(
      ({ each }) => wordsOf(each.name).filter((word) => nouns.has(word) && !words.includes(word)).length,
    )
    const best = named.filter((_, at) => rest[at] === Math.min(...rest)).map(({ each }) => each)
    if (best.length > 0 && isSeveral) return best
    const made = best.filter(({ version }) => version !== null)
    if (made.length > 0) return made.slice(0, 1)
    // Which policy of the account is meant, only a person knows.
    if (best.length === 1 || (best.length > 0 && among === here)) return best.slice(-1)
  }
  return []
}

const several = /^(?:both|all|these|those|everything)\b/i
const anything =
  /\b(?:it|this|that|these|those|them|both|all|everything|pdfs?|files?|documents?|docs?|attachments?|reports?|results?|findings?|one)\b/i

/** Words that name what a document is. */
const nouns = new Set(
  'acord application binder certificate comparison contract declaration endorsement form invoice proposal quote release review schedule summary policy run'.split(
    ' ',
  ),
)
const same: Readonly<Record<string, string>> = {
  app: 'application',
  cert: 'certificate',
  coi: 'certificate',
  dec: 'declaration',
  lease: 'contract',
  policie: 'policy',
  summarie: 'summary',
}
const empty = new Set(
  `a an the this that these those both all our my your her his their of to for and or with copy filled filled-in completed new signed
  it them everything pdf file document doc attachment page one report result finding please`.split(/\s+/),
)

/** The words of a phrase or name that tell it from others, in the singular. */
function wordsOf(text: string): string[] {
  const words =
    text
      .replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ')
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? []
  return words.flatMap((word) => {
    const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word === 'losses' ? 'loss' : word
    const plain = same[singular] ?? singular
    return empty.has(plain) ? [] : [plain]
  })
}

/** What went with a draft, and words of the message that named nothing. */
export interface AttachedNames {
  readonly attached: readonly string[]
  readonly notFound: readonly string[]
}

/** What a user reads of them after a draft; empty if nothing was to be attached. */
export function attachmentNote({ attached = [], notFound = [] }: Partial<AttachedNames>): string {
  const list = new Intl.ListFormat('en-US')
  return [
    attached.length > 0 ? ` I attached ${list.format(attached)}.` : '',
    notFound.length > 0
      ? ` I could not tell which file ${list.format(notFound.map((phrase) => `"${phrase}"`))} is: attach it before you send it.`
      : '',
  ].join('')
}

/** A message that says what is attached to it, and nothing else: its sentence about that follows the attachments. */
export function withAttachments(
  body: string,
  { before, after }: { before: readonly Attachment[]; after: readonly Attachment[] },
): string {
  const [old, next] = [before, after].map((each) => (each.length > 0 ? attachedLine(spoken(each)) : ''))
  const gone = before.filter(({ id }) => after.every((each) => each.id !== id)).map(({ name }) => `- ${name}`)
  const listed = body
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) => !gone.includes(line))
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== 'Attached:')
  if (old && listed.some((paragraph) => paragraph.includes(old))) return replaced(listed, old, next ?? '')
  if (after.length > 0) {
    if (!next || missingAttachment(listed.join('\n\n'), []) !== null) return listed.join('\n\n')
    return listed.toSpliced(Math.max(listed.length - 1, 1), 0, next).join('\n\n')
  }
  const [said] = before.length > 0 ? (/\bAttached (?:is|are) [^.\n]*\.(?=\s|$)/.exec(body) ?? []) : []
  return said ? replaced(listed, said, '') : listed.join('\n\n')
}

function replaced(paragraphs: readonly string[], old: string, next: string): string {
  return paragraphs
    .map((paragraph) => paragraph.replace(old, next).trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** What the attachments are, in words: "coverage comparison", "quotes". */
function spoken(attachments: readonly Attachment[]): string[] {
  const words = attachments.map((each) =>
    'document' in each
      ? (each.document.document.title.split(/:| for /)[0] ?? '').toLowerCase()
      : kindOf(each),
  )
  return [...new Set(words)].map((word) =>
    words.filter((each) => each === word).length > 1 && !word.endsWith('s') ? `${word}s` : word,
  )
}

function kindOf({ kind, name }: Attachment): string {
  if (/^acord\b/i.test(kind)) return kind
  if (/\b(?:schedule|form)\b/i.test(kind)) return kind.toLowerCase()
  const label = Object.values(recognizedLabels).find(
    (each) => kind.endsWith(each.label) && each.label !== 'Other',
  )
  return label ? label.label.toLowerCase() : /\.xlsx$/i.test(name) ? 'spreadsheet' : 'document'
}
