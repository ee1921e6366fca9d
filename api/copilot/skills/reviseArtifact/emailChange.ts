import type { EmailContent } from '../../artifacts/artifact.ts'
import { sentenceOf } from '../answerClient/addressed.ts'
import { factsToMention, toldSentence } from '../letters/factsToMention.ts'
import { lengthLimitIn, withinLimit } from '../answerClient/lengthLimit.ts'
import { withoutPrivate } from '../answerClient/withoutPrivate.ts'
import { asksForShorter } from './documentChange.ts'
import { asksToLeaveOut, isAboutPrice } from './documentTopic.ts'
import { restyled, wordings } from './rewording.ts'
import { shorterEmail } from './shorterEmail.ts'

type EmailChange = { readonly note: string } & Partial<Pick<EmailContent, 'subject' | 'body'>>

/** The revised draft and a note for its history; null if the request is not understood. */
export function emailChange(
  content: EmailContent,
  request: string,
  /** Today, from which "2/15" counts. */
  today: string,
): EmailChange | null {
  const paragraphs = content.body.split(/\n{2,}/)
  const subject = /\bsubject(?: line)?(?: to|:)\s*["“]?([^"”\n]{3,200})["”]?/i.exec(request)?.[1]
  if (subject) return { note: 'Changed the subject', subject: subject.trim() }
  const signature = signs.flatMap((pattern) => pattern.exec(request)?.[1] ?? [])[0]
  if (signature) return signed(content, signature)
  const replaced = replacement(content, request)
  if (replaced) return replaced
  if (withoutPrivate(request) === '') return without(paragraphs, request)
  const limit = lengthLimitIn(request)
  if (limit) {
    const said = [
      paragraphs[0] ?? '',
      ...withinLimit(paragraphs.slice(1, -1), limit),
      paragraphs.at(-1) ?? '',
    ]
    const body = said.join('\n\n')
    return body === content.body ? null : { note: 'Made it shorter', body }
  }
  const added = additionIn(request)
  if (added) {
    const said = additionTo(added, { request, today })
    return said === null ? null : withAddition(content, said)
  }
  if (asksForShorter(request)) return shorterEmail(paragraphs)
  if (/\bonly\b/i.test(request)) return onlyAbout(paragraphs, request)
  if (asksToLeaveOut.test(request) || withoutPrivate(request) !== request) return without(paragraphs, request)
  return reworded(content.body, request)
}

/** "Sign it from Maria Lopez", "sign it Maria Lopez". */
const signs = [
  /\bsign(?: it| this| off)?(?: from| as| with| by)\s+["“]?([^"”\n]{2,80}?)["”]?\.?$/i,
  /\b[Ss]ign(?: it| this| off)?\s+["“]?(\p{Lu}[^"”\n]{2,80}?)["”]?\.?$/u,
]

/** What to add, as whole sentences to the recipient; null if a part of it could only be pasted. */
export function additionTo(
  added: string,
  { request, today }: { request: string; today: string },
): string | null {
  // A text in its own words, or a label with its value, is given as it is to stand.
  if (/[:\n]|[.!?]\s+\S/.test(added)) return toldSentence(added, today) ?? sentenceOf(added)
  const { sentences, asks, unclear } = factsToMention(
    `mention ${saysThat.test(request) ? 'that ' : ''}${added}`,
    today,
  )
  const said = [...sentences, ...asks]
  return unclear.length > 0 || said.length === 0 ? null : said.join(' ')
}

/** What follows is a clause, whatever its verb: "mention that checks go to the agency". */
const saysThat =
  /\b(?:add|append|include|mention|say|note|saying)\b(?: (?:a|another) (?:line|sentence|note|paragraph))?(?: saying)? that\b|\bsaying\b|\b(?:tell|let|remind) (?:her|him|them|the client)\b/i

function reworded(body: string, request: string): EmailChange | null {
  const wanted = wordings.find(({ asks }) => asks.test(request))
  const changed = wanted ? restyled(body, wanted.rules) : body
  return wanted && changed !== body ? { note: wanted.note, body: changed } : null
}

/** The signature follows the closing line: a person's name above the agency's. */
export function signed(content: EmailContent, signature: string): EmailChange {
  const paragraphs = content.body.split(/\n{2,}/)
  const [closing = 'Thank you,', , ...rest] = (paragraphs.at(-1) ?? '').split('\n')
  const isAgency = /\b(?:team|agency|insurance|group)\b/i.test(signature)
  return {
    note: `Signed by ${signature}`,
    body: [...paragraphs.slice(0, -1), [closing, signature, ...(isAgency ? [] : rest)].join('\n')].join(
      '\n\n',
    ),
  }
}

/** Inserts a paragraph before the closing; a policy goes below the one that the email is about. */
export function withAddition({ body }: EmailContent, text: string): EmailChange {
  const paragraphs = body.split(/\n{2,}/)
  const isPolicy = text.startsWith('Coverage: ')
  const policy = isPolicy ? paragraphs.findIndex((each) => /^Policy number: /m.test(each)) : -1
  const at = policy < 0 ? paragraphs.length - 1 : policy + 1
  return {
    note: isPolicy ? 'Added the policy on record' : 'Added a sentence',
    body: paragraphs.toSpliced(at, 0, text).join('\n\n'),
  }
}

/** The text to add, if the request quotes it instead of naming a topic. */
export function additionIn(message: string): string | null {
  const request = withoutPrivate(message)
  const added =
    /^\s*(?:and )?(?:also )?(?:tell|let|remind) (?:her|him|them|the client)(?: know)?\s+(?:that )?(.{3,600}?)\.?$/is.exec(
      request,
    )?.[1] ??
    /\b(?:add|append|include|mention|say)\b(?: (?:a (?:line|sentence|note|paragraph)|that))?(?: (?:saying|that))?\s*:?\s*["“]?(.{3,600}?)["”]?\.?$/is.exec(
      request,
    )?.[1]
  if (!added || topicIn(request)) return null
  const labeled = /^(?:our|my|the|your) (.+?)[:,]?\s+(\(?\+?[\d$][\d\s().,-]{3,})$/.exec(added)
  return labeled ? `${labeled[1]}: ${labeled[2]}` : added
}

/** The topic to cover when the request gives no text: "a paragraph about the deductible". */
export function topicIn(request: string): string | null {
  const asked =
    /\b(?:add|include|mention|put in)\s+(?:(?:a|another) (?:line|sentence|note|paragraph|section|bit|word) (?:about|on|explaining|regarding)\s+)?(.{3,80}?)(?: too| as well| please)?[.!]?$/i.exec(
      withoutPrivate(request),
    )?.[1]
  if (!asked || /\d|["“:]|\b(?:that|is|are|was|were|will|has|have|can|must|should)\b/i.test(asked))
    return null
  return /\b(?:about|regarding|explaining)\b/i.test(request) || /^(?:the|our|their|his|her)\b/i.test(asked)
    ? asked.replace(/^(?:about|on)\s+/i, '')
    : null
}

const date =
  /\b(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:, \d{4})?)\b/gi
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:date|deadline|day)$/i, date],
  [/\b(?:amount|premium|price|balance|figure)$/i, /\$\d[\d,]*(?:\.\d\d)?/g],
]

/** "Change the date to April 9", "replace Monday with Friday": only if unambiguous. */
function replacement(content: EmailContent, request: string): EmailChange | null {
  const [, from = '', to = ''] =
    /\b(?:change|replace|swap)\s+["“]?(.{2,80}?)["”]?\s+(?:to|with|for|by)\s+["“]?(.{1,120}?)["”]?[.!]?$/i.exec(
      request,
    ) ?? []
  if (from === '' || /\b(?:style|tone|subject|greeting)\b/i.test(from)) return null
  const note = `Changed ${from} to ${to}`.slice(0, 190)
  const at = content.body.toLowerCase().indexOf(from.toLowerCase())
  if (at >= 0)
    return {
      note,
      body: content.body.slice(0, at) + to + content.body.slice(at + from.length),
      subject: content.subject.replaceAll(from, to),
    }
  const pattern = kinds.find(([kind]) => kind.test(from))?.[1]
  // The policy term is not a date that an edit could change.
  const lines = content.body.split('\n')
  const found = lines.flatMap((line, index) =>
    /^(?:policy term|insured|policy number)/i.test(line)
      ? []
      : (line.match(pattern ?? /$^/g) ?? []).map((value) => ({ index, value })),
  )
  const values = new Set(found.map(({ value }) => value))
  const [only] = values
  if (values.size !== 1 || only === undefined) return null
  const inLines = new Set(found.map(({ index }) => index))
  const body = lines.map((line, index) => (inLines.has(index) ? line.replaceAll(only, to) : line)).join('\n')
  return { note, body, subject: content.subject.replaceAll(only, to) }
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const fillers =
  /^(?:remove|delete|drop|leave|include|take|lose|skip|paragraph|sentence|line|about|part|last|please|from|email|letter|with|this|that|only|mention|keep|just)$/

/** The draft without the paragraph the request names by position or words, or without what it says of the price. */
function without(paragraphs: readonly string[], request: string): EmailChange | null {
  if (isAboutPrice(request)) {
    const kept = paragraphs.flatMap((paragraph) => {
      const lines = paragraph.split('\n').map((line) =>
        line
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => !/\$\d|\b(?:costs?|premiums?|prices?|expensive)\b/i.test(sentence))
          .join(' '),
      )
      const left = lines.filter((line) => line !== '').join('\n')
      return left === '' ? [] : [left]
    })
    const body = kept.join('\n\n')
    return body === paragraphs.join('\n\n') ? null : { note: 'Left out the price', body }
  }
  const about = wordsIn(request)
  const place = ordinals.findIndex((ordinal) => about.includes(ordinal))
  const isByPlace = /\b(?:paragraph|sentence|line)\b/i.test(request)
  const isLast = /\blast\b/i.test(request)
  const index =
    /\b(?:list|bullets?)\b/i.test(request) && about.every((word) => /^(?:list|bullets?)$/.test(word))
      ? paragraphs.findLastIndex((paragraph) => paragraph.startsWith('-'))
      : isLast && about.length === 0
        ? paragraphs.length - 2
        : place >= 0 && isByPlace
          ? place + 1
          : paragraphs.findIndex(
              (paragraph, at) =>
                at > 0 && about.length > 0 && about.every((word) => paragraph.toLowerCase().includes(word)),
            )
  const gone = paragraphs[index]
  if (gone === undefined || index <= 0 || index >= paragraphs.length - 1) return null
  const items = gone.split('\n')
  const rest = items.filter(
    (item) => !(item.startsWith('-') && about.some((word) => item.toLowerCase().includes(word))),
  )
  // One item of a list goes, not the list.
  if (items.length > 1 && rest.length < items.length && rest.some((item) => item.startsWith('-')))
    return { note: `Left out ${about.join(' ')}`, body: paragraphs.with(index, rest.join('\n')).join('\n\n') }
  const isNamed = !isByPlace && about.length > 0 && !isLast && !gone.startsWith('-')
  const sentences = isNamed ? gone.split(/(?<=[.!?])\s+/) : []
  const others = sentences.filter((each) => !about.some((word) => each.toLowerCase().includes(word)))
  // One sentence goes, not what stands around it.
  if (others.length > 0 && others.length < sentences.length)
    return {
      note: `Left out ${about.join(' ')}`,
      body: paragraphs.with(index, others.join(' ')).join('\n\n'),
    }
  // A list goes with the line that leads to it.
  const from = gone.startsWith('-') && paragraphs[index - 1]?.endsWith(':') ? index - 1 : index
  return {
    note: 'Removed a paragraph',
    body: paragraphs.filter((_, at) => at < from || at > index).join('\n\n'),
  }
}

function wordsIn(request: string): string[] {
  return (request.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? []).filter((word) => !fillers.test(word))
}

/** The draft with only the list items that the request names. */
function onlyAbout(paragraphs: readonly string[], request: string): EmailChange | null {
  const about = wordsIn(request)
  const changed = paragraphs.map((paragraph) => {
    const lines = paragraph.split('\n')
    const kept = lines.filter(
      (line) => !line.startsWith('-') || about.some((word) => line.toLowerCase().includes(word)),
    )
    return kept.some((line) => line.startsWith('-')) ? kept.join('\n') : paragraph
  })
  const body = changed.join('\n\n')
  return body === paragraphs.join('\n\n') ? null : { note: `Kept only ${about.join(' ')}`, body }
}
