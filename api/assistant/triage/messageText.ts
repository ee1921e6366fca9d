import { boundedMessage } from './boundedMessage.ts'
import { forwardedSender, messageParts, pointsBelow } from './messageParts.ts'
import { isThreat } from './isThreat.ts'
import { agrees, proposalIn, refuses, repeatedWish } from './proposalIn.ts'
import { spokenAnswer } from './spokenAnswer.ts'
import type { TriageMessage } from './triageMessage.ts'
import { withoutHeader, withoutQuoteMarks } from './withoutQuoteMarks.ts'

/** A sentence of the client, and how it was said. */
export interface Sentence {
  readonly text: string
  /** Whether the client denied it: an answer of no to what Cara asked, or a wish they say they don't have. */
  readonly isDenied: boolean
  /** Whether an agent proposed it in a call, and the caller said yes or no to it. */
  readonly isProposed?: boolean
  /** Whether it begins an item of a list. */
  readonly isItem?: boolean
  /** Whether it begins a paragraph. */
  readonly isNewParagraph?: boolean
}

/** A message as its asks are looked for. */
export interface MessageText {
  readonly channel: TriageMessage['channel']
  /** Whether it answers an earlier message. */
  readonly isAnswer: boolean
  readonly sentences: readonly Sentence[]
  /** The client's own words, whole. */
  readonly own: string
  /** Own words, and what they passed on. */
  readonly full: string
  /** What the sender says of themselves: signature, greeting of a call. */
  readonly signature: string
  /** What was quoted from earlier messages: a hint of what it is about, never an ask. */
  readonly quoted: string
  /** Who wrote what is passed on. */
  readonly forwardedFrom: { readonly name: string | null; readonly email: string | null } | null
  /** The subject of what is passed on. */
  readonly passedOnSubject: string | null
}

/** The words of a message, without what mail programs, signatures and Cara added, and without invisible characters. */
export function messageText(received: TriageMessage): MessageText {
  const bounded = boundedMessage(received)
  const message = {
    ...bounded,
    subject: bounded.subject?.replaceAll(invisible, '') ?? null,
    body: bounded.body.replaceAll(invisible, ''),
    transcript: bounded.transcript.map((utterance) => ({
      ...utterance,
      content: utterance.content.replaceAll(invisible, ''),
    })),
  }
  if (message.channel === 'CALL') return callText(message)
  const written = messageParts(message.body, message.subject)
  const parts = withoutName({ ...written, own: withoutQuoteMarks(written.own) }, message.from.name)
  const sender = parts.forwarded === '' ? null : forwardedSender(parts.forwarded)
  const forwarded = withoutHeader(parts.forwarded)
  const subject = (message.subject ?? '').replace(/^\s*((re|fwd?|aw|wg)\s*:\s*)+/i, '').trim()
  const isAnswer = /^\s*(re|aw)\s*:/i.test(message.subject ?? '') && parts.own !== ''
  const inner = withoutName(messageParts(forwarded), sender?.name ?? null)
  // `See at the very bottom what they want`: nothing between is left out.
  const chain = /\b(bottom|thread|chain|trail)\b/i.test(parts.own) && pointsBelow.test(parts.own)
  const passedOn = chain ? [inner.own, ...quotedLevels(inner.quoted || inner.forwarded)] : [inner.own]
  const full = [parts.own, ...passedOn].filter(Boolean).join('\n\n')
  return {
    channel: 'EMAIL',
    isAnswer,
    // The subject of an answer says what the conversation began with, not what is asked now.
    sentences: [...(isAnswer ? [] : sentencesOf(subject)), ...sentencesOf(full)],
    own: [subject, parts.own].filter(Boolean).join('\n'),
    full: [subject, full].filter(Boolean).join('\n\n'),
    signature: [parts.signature, inner.signature].filter(Boolean).join('\n'),
    quoted: parts.quoted,
    forwardedFrom: sender,
    passedOnSubject: subjectLine.exec(parts.forwarded)?.[1]?.trim() ?? null,
  }
}

/** What the sender wrote above what is passed on, without a subject that is that of the message passed on. */
export function ownWords({ own, full, forwardedFrom }: MessageText): string {
  const [subject = '', ...rest] = own.split('\n')
  const isPassedOn = forwardedFrom !== null && subject !== '' && full.split(subject).length > 2
  return isPassedOn ? rest.join('\n') : own
}

/** A subject of a word or two, like `Invoice??`, asks for nothing besides what stands below it. */
export function isTitle(sentence: string, { channel, isAnswer, sentences }: MessageText): boolean {
  return (
    channel === 'EMAIL' &&
    !isAnswer &&
    sentences.length > 1 &&
    sentences[0]?.text === sentence &&
    sentence.split(/\s+/).length < 4
  )
}

const invisible = /\p{Cf}/gu

/** What was said at each level of a chain of messages, the last first. */
function quotedLevels(quoted: string): string[] {
  const text = withoutHeader(quoted.replace(/^_{3,}\s*$/gm, ''))
  if (text === '') return []
  const parts = messageParts(text)
  return [parts.own, ...(parts.own === '' ? [] : quotedLevels(parts.quoted || parts.forwarded))].filter(
    Boolean,
  )
}

function callText({ transcript, receivedOn }: TriageMessage): MessageText {
  const sentences: Sentence[] = []
  const ownLines: string[] = []
  let proposal: string | null = null
  let repeated: string | null = null
  let asked = ''
  for (const { role, content } of transcript) {
    if (role === 'AGENT') {
      const parts = content.split(/(?<=[.!?])\s+/)
      asked = content
      proposal = proposalIn(parts)
      repeated = repeatedWish(parts)
      continue
    }
    const text = spokenAnswer(asked, withLetters(content), receivedOn)
      .replaceAll(/\[[^\]]*\]|\([^)]*(noise|music|muffled|pause)[^)]*\)/gi, ' ')
      .trim()
    if (text === '') continue
    const isDenied = refuses(text)
    if (repeated !== null && !isDenied) sentences.push({ text: repeated, isDenied: false })
    // What Cara proposed and the client confirmed was said by the client, too.
    if (proposal !== null && (agrees(text) || isDenied))
      sentences.push({ text: proposal, isDenied: isDenied || noWish(proposal), isProposed: true })
    sentences.push(...sentencesOf(text).map(({ isNewParagraph: _, ...sentence }) => sentence))
    ownLines.push(text)
    asked = ''
    proposal = null
    repeated = null
  }
  const own = ownLines.join('\n')
  const confirmed = sentences
    .filter(({ isDenied }) => !isDenied)
    .map(({ text }) => (/[\p{L}\d]$/u.test(text) ? `${text}.` : text))
  return {
    channel: 'CALL',
    isAnswer: false,
    sentences,
    own,
    full: confirmed.join(' '),
    signature: '',
    quoted: '',
    forwardedFrom: null,
    passedOnSubject: null,
  }
}

/** `I D card`, `H O six`: letters that a transcript has apart are one word. */
function withLetters(said: string): string {
  return said.replaceAll(
    /\b(?:I D|C O I|G L|V I N|F E I N|E I N|L L C|D B A|B O P|E P L I|M C S|D O T|W C|A I|P O)\b/g,
    (letters) => letters.replaceAll(' ', ''),
  )
}

const subjectLine = /^[\s>]*\*?subject\s*:\*?\s*(.+)$/im

/** A name alone in the last line is the writer's signature, even without a closing. */
function withoutName<Parts extends { own: string; signature: string }>(
  parts: Parts,
  name: string | null,
): Parts {
  const lines = parts.own.trimEnd().split('\n')
  const last = (lines.at(-1) ?? '').replaceAll(/^[\s–—-]+|[\s.,!]+$/g, '').toLowerCase()
  const called = (name ?? '').toLowerCase()
  const [first = ''] = called.split(' ')
  // `Suki (Kiln & Kettle)`
  const isWithFirm = first !== '' && last.startsWith(`${first} (`) && last.endsWith(')')
  const isName = last !== '' && (last === called || last === first || isWithFirm)
  return isName && lines.length > 1
    ? {
        ...parts,
        own: lines.slice(0, -1).join('\n').trim(),
        signature: [lines.at(-1)?.trim(), parts.signature].filter(Boolean).join('\n'),
      }
    : parts
}

const abbreviation =
  /\b(?:inc|co|corp|ltd|llc|st|ave|blvd|rd|dr|ln|ste|apt|no|nos|mr|mrs|ms|jr|sr|approx|etc|vs|attn|dept|bldg|hwy|pkwy|ct|pl|e\.g|i\.e|a\.m|p\.m|u\.s|[a-z])\.$/i

const itemMark = String.raw`(?:[-*•]|\(?\d{1,2}[.)]|\(?[a-h]\))`
const listMark = new RegExp(String.raw`^\s*${itemMark}\s+`)
const blockEnd = new RegExp(String.raw`\n\s*\n|\n(?=\s*${itemMark}\s)`)
const unmarked = new RegExp(String.raw`^(?!\s*${itemMark}\s)`)

/** What a line that asks for something has in it. */
const ofWish =
  /\b(?:cert\w*|cois?|loss runs?|decs?|declarations?|id cards?|quotes?|cop(?:y|ies)|polic(?:y|ies)|invoices?|add|remove|cancel|change|update|send|delete|drop|increase|lower|raise|issue|renew\w*)\b|\?$/i

/** Numbered items of one line as lines: `1. cancel our GL effective 12/1. 2. change our mailing address to …` */
function withItemsOnLines(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) => {
    const items: { readonly at: number; readonly code: number }[] = []
    for (const { 1: mark = '', index } of line.matchAll(inlineMark)) {
      const code = mark.charCodeAt(0)
      if (items.length === 0 ? /[1a]/.test(mark) : code === (items.at(-1)?.code ?? 0) + 1)
        items.push({ at: index, code })
    }
    if (items.length < 2) return line
    return items.reduceRight(
      (left, { at }) => `${left.slice(0, at).replace(/[\s,;]+$/, '')}\n${left.slice(at)}`,
      line,
    )
  })
}

const inlineMark = /(?<=^|[\s,;])\(?([1-9](?=[.)])|[a-h](?=\)))[.)](?=\s+\p{L})/gu

/** The lines after `I need the following:`, or three lines that each begin with a wish, as the list that they are. */
function withListMarks(text: string): string {
  const marked = (lines: string, wish: RegExp) => {
    const each = lines.split('\n').filter((line) => line.trim() !== '')
    return each.every((line) => wish.test(line))
      ? `${each.map((line) => line.replace(unmarked, '- ')).join('\n')}${lines.endsWith('\n') ? '\n' : ''}`
      : lines
  }
  return text
    .replaceAll(/(?<=:[^\S\n]*\n(?:[^\S\n]*\n)?)(?:[^\n]{3,100}(?:\n|$)){2,}/g, (lines) =>
      marked(lines, ofWish),
    )
    .replaceAll(/(?<=^|\n)(?:[^\n]{3,100}(?:\n|$)){3,}/g, (lines) => marked(lines, wishFirst))
}

const wishFirst =
  /^\s*(?:(?:please|pls|also|and|then)\s+)*(?:add|remove|cancel|change|update|send|delete|drop|increase|lower|raise|issue|renew|swap|replace|take|put|pay|get|quote|need|want|e-?mail|fax|certs?|certificates?|cois?|loss runs?|decs?|id cards?)\b|\bquotes?\b[^.!?]{0,30}$|\?+\s*$/i

/** How people count what they want: `And third, can somebody call me back?` */
const ordinal =
  /^\W*(?:(?:and|so|ok(?:ay)?)\b,? )*(?:first(?:ly| of all| thing)?|second(?:ly| thing)?|third(?:ly| thing)?|fourth|lastly|finally|number (?:one|two|three|four))[,:]\s/i

/** The end of an address at the end of a line, above a new sentence: `Camden ME 04843` above `Marina is our landlord`. */
const behindAddress =
  /(?<=\b\d{5}(?:-\d{4})?)[^\S\n]*\n\s*(?=\p{Lu}\p{L}* (?:\p{L}+ )?(?:is|are|has|have|needs?|wants?|goes|should|must|will)\b)/u

/** Sentences of a text; a line break ends one where a person would read it so. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: { sentence: string; isItem: boolean; isNewParagraph: boolean }[] = []
  for (const block of withListMarks(withItemsOnLines(text)).split(blockEnd)) {
    let isItem = listMark.test(block)
    let isNewParagraph = true
    let current = ''
    const parts = block.replace(listMark, '').split(behindAddress)
    for (const piece of parts.flatMap((part) => part.replaceAll(/\s*\n\s*/g, ' ').split(/(?<=[.!?;])\s+/))) {
      current = current === '' ? piece : `${current} ${piece}`
      if (abbreviation.test(current) && current.length < 400) continue
      sentences.push({ sentence: current.trim(), isItem: isItem || ordinal.test(current), isNewParagraph })
      current = ''
      isItem = false
      isNewParagraph = false
    }
    if (current !== '')
      sentences.push({ sentence: current.trim(), isItem: isItem || ordinal.test(current), isNewParagraph })
  }
  return sentences
    .flatMap(({ sentence, isItem, isNewParagraph }) => {
      // `We do not want to cancel, only remove the Bath location`: the second half is a wish.
      const clauses = noWish(sentence)
        ? sentence.split(/,?\s+(?=(?:but|just|only|instead|or else|otherwise|or (?:we|i)\b)\b)|\s+[–—-]+\s+/i)
        : [sentence]
      return clauses.map((clause, at) => ({
        text: clause,
        isDenied: noWish(clause),
        ...(isItem && { isItem }),
        ...(isNewParagraph && at === 0 && { isNewParagraph }),
      }))
    })
    .filter((clause) => /\p{L}/u.test(clause.text))
}

/** Whether the sender asks for nothing by what they say: they don't want it, or they threaten with it. */
function noWish(text: string): boolean {
  return deniedWish.test(text) || keepsCoverage.test(text) || isThreat(text)
}

/** A wish that the client says they don't have: `We do NOT want to cancel`, `please don't cancel the umbrella`. */
const deniedWish =
  /\b(?:do|does|did)(?:n['’]?t| not) want\b[^.!?]{0,40}\b(?:to be|to get|being|getting|get) (?:cancel\w*|dropped|terminated|non-?renewed)\b|(?<!\b(?:why|if|unless)\b[^,]{0,20})\b(?:do|does|did|am|are|is|we'?re|i'?m)(?:n['’]?t| not| NOT) (?:want|wish|intend|plan|mean|ask|look|try|plann|request)\w*(?: you| anyone| for you)? (?:to|on) (?:cancel\w*|terminate|drop|add|remove|change)\b|\bnot (?:asking|looking|trying|going|planning|wanting|requesting) (?:you )?to (?:cancel|terminate|drop|add|remove|change)\b|(?:^|[.,;:–—-]\s*|\b(?:please|and|but|so)\s+)(?:please )?(?:do not|don['’]?t|never) (?:cancel|terminate|drop|remove)\b|\b(?:am|are|is|we'?re|i'?m) not cancel+ing\b/i

/** What is to stay as it is: `Keep the cyber as is`, `the block policy shall continue without interruption`. */
const keepsCoverage =
  /^(?:please |but |and |also |just )?(?:keep|leave)\b(?!.*\b(?:add|but|cancel|remove|change)\b).{2,60}\b(?:as is|as they are|as it is|in force|in place|alone|active|going|running)\b|\b(?:polic(?:y|ies)|coverages?|umbrella|auto|gl|bop|comp|cyber|\w*\d[\w/-]{4,})\b.{0,30}\b(?:shall|should|must|needs? to|has to|is to|will) (?:continue|remain|stay|run|be kept)\b|^should\b.{2,60}\b(?:stay|remain|continue|be kept|keep going)\b|\b(?:those|these|they|the (?:others?|rest)|both)\b.{0,12}\b(?:stay|remain|continue|keep going)\b/i
