import { nameKey } from '../../knowledge/index.ts'
import {
  clausesOf,
  corrects,
  isOrder,
  type Mark,
  markOfClause,
  markOfSentence,
  released,
  type StandingKind,
  subjects,
  told,
} from './clauseMarks.ts'
import { isCoverageNotice } from './coverageNotice.ts'
import { businessEnds } from './findPolicy.ts'
import { endsInsurance, lineNames } from './lineWords.ts'
import { messageText, type Sentence, sentencesOf } from './messageText.ts'
import type { RequestType, TriageMessage } from './triageMessage.ts'

export interface Standing {
  readonly kind: StandingKind
  /** What it is about. */
  readonly of: RequestType
  /** The words that say so, verbatim. */
  readonly words: string
}

type Said = Pick<Sentence, 'text' | 'isDenied'>

/**
 * How a request stands after all that was said about it, in order; null for a plain order. The names are those of the
 * account that it is for.
 */
export function standingOf(
  type: RequestType,
  sentences: readonly Said[],
  names: readonly string[] = [],
): Standing | null {
  const last = lastMark(type, sentences, names)
  return last && last.mark !== released ? { kind: last.mark, of: last.of, words: last.words } : null
}

/** Whether a message itself orders something of the type, wherever it goes on to: `Take the Silverado off. Skip that.` */
export function ordersAny(type: RequestType, sentences: readonly Said[]): boolean {
  return sentences.some(
    ({ text, isDenied }) =>
      !isDenied &&
      clausesOf(text).some((clause) => isOrder(type, clause) && (subjects[type]?.test(clause) ?? false)),
  )
}

/** What a message orders only under a condition, or wants to wait, though nothing in it is to be done now. */
export function waitingType(sentences: readonly Said[]): RequestType | null {
  return (
    acting.find((type) => {
      const standing = standingOf(type, sentences)
      return standing?.kind === 'HELD' || standing?.kind === 'UNDECIDED'
        ? sentences.some(({ text }) => strictly[type].test(text))
        : false
    }) ?? null
  )
}

/** How a request stands by its details, which hold all that the client wrote about it. */
export function standingIn(
  type: RequestType,
  details: string,
  names: readonly string[] = [],
): Standing | null {
  return standingOf(type, sentencesOf(details), names)
}

/** How an open request stands after a later message, if the message says so; null if it leaves it as it was. */
export function standingAfter(type: RequestType, details: string, later: TriageMessage): Standing | null {
  const said = messageText(later).sentences
  const standing = standingOf(type, [...sentencesOf(details), ...said])
  return standing && said.some(({ text }) => text.includes(standing.words)) ? standing : null
}

interface Marked {
  readonly mark: Mark
  readonly of: RequestType
  readonly words: string
}

function lastMark(
  type: RequestType,
  sentences: readonly Said[],
  names: readonly string[] = [],
): Marked | null {
  if (type === 'OTHER') {
    // `I don't want to be cancelled`: the carrier wants it, and somebody has to act.
    if (isCoverageNotice(sentences.map(({ text }) => text).join('\n'))) return null
    // Nobody acts on what a person has to read; the reply confirms only what was refused.
    const said = sentences.flatMap(({ text }) => clausesOf(text).filter((clause) => !told.test(clause)))
    const named = acting.filter((each) => said.some((clause) => subjects[each]?.test(clause)))
    const found = named.map((each) => lastMark(each, sentences))
    return found.find((marked) => marked?.mark === 'WITHDRAWN') ?? null
  }
  const ordering = sentences
    .flatMap(({ text, isDenied }) => (isDenied ? [] : clausesOf(text)))
    .filter((clause) => isOrder(type, clause))
  const isOrdered = ordering.length > 0
  const ordered = linesIn(ordering.join('\n'))
  const elsewhere = (sentence: string) =>
    ordered.size > 0
      ? ordered
      : linesIn(sentences.map(({ text }) => (text === sentence ? '' : text)).join('\n'))
  let state: Marked | null = null
  for (const { text, isDenied } of sentences) {
    const noted = takenBackNote.exec(text)?.[1]
    if (noted !== undefined) {
      state = { mark: 'WITHDRAWN', of: type, words: noted }
      continue
    }
    const whole = markOfSentence(type, text, names)
    if (whole) {
      state = { mark: whole, of: type, words: text }
      continue
    }
    for (const clause of clausesOf(text)) {
      if (asksWhetherInForce.test(clause)) continue
      const mark = markOfClause(type, clause, { sentence: text, isOrdered })
      // `Cancel the auto. Do not cancel the umbrella`, `Keep the other one`
      if (mark && mark !== released && isAboutAnother(clause, { sentence: text, ordered: elsewhere(text) }))
        continue
      // `The umbrella is not renewing, so please cancel it`
      if (mark === 'NONRENEWAL' && isOrdered) continue
      if (mark === 'WITHDRAWN' && state?.mark === mark) continue
      if (mark) state = { mark, of: type, words: clause === text ? text : withContext(clause, text) }
      else if (
        state?.mark === 'WITHDRAWN' &&
        !isDenied &&
        (isOrder(type, clause) || corrects.test(clause) || staysWanted(type, clause, ordering))
      )
        state = null
    }
  }
  return state ?? (type === 'CANCEL_POLICY' ? announcedEnd(sentences) : null)
}

/** `Tell me we are not cancelled` asks how the policy stands, and takes nothing back. */
const asksWhetherInForce =
  /\b(?:tell|assure|confirm|check|verify|make sure|let (?:me|us) know|prove)\b[^.?!]{0,40}(?:\bnot|n['’]t|\bnever) (?:been |being |getting |going to be )?(?:cancel+(?:ed|ing)|lapsed|dropped)\b/i

/** `We closed the shop`: which policies end, and when, the client has not said. */
function announcedEnd(sentences: readonly Said[]): Marked | null {
  const closing = sentences.find(({ text }) => businessEnds.test(text))
  if (!closing || sentences.some(({ text }) => endsInsurance.test(text))) return null
  return { mark: 'UNDECIDED', of: 'CANCEL_POLICY', words: closing.text }
}

/** `Never mind the van. Still need the F-350 on there`: what was asked for stays wanted. */
function staysWanted(type: RequestType, clause: string, ordering: readonly string[]): boolean {
  const said = nameKey(ordering.join(' ')).split(' ')
  const named = nameKey(clause.replace(stillWanted, ' ')).split(' ')
  return (
    stillWanted.test(clause) &&
    (subjects[type]?.test(clause) === true ||
      named.some((word) => word.length > 2 && !plain.has(word) && said.includes(word)))
  )
}

const stillWanted = /\b(?:still|do) (?:need|want|would like|require)\b|\bgo ahead with\b/i
const plain = new Set(
  'and are but can eff effective for from has have our please policy the them there this today too you your'.split(
    ' ',
  ),
)

/** What the details of a request say of the words that took it back, as one sentence. */
export function noteOfTakenBack(words: string): string {
  return `The client took this back: "${words.replaceAll(/["“”]/g, "'").replaceAll(/[.!?;\n]+(?=\s|$)/g, '')}"`
}

const takenBackNote = /^The client took this back: "([^"]*)"$/

/** The types that somebody acts on outside. */
const acting = [
  'CANCEL_POLICY',
  'CREATE_CERTIFICATE',
  'ADD_ADDITIONAL_INSURED',
  'ENDORSE_POLICY',
] as const satisfies readonly RequestType[]

/** Words that surely name a type. */
const strictly = {
  CANCEL_POLICY: /\b(?:cancel|terminate)\b/i,
  CREATE_CERTIFICATE: /\b(?:cert(?:ificate)?s?|cois?)\b/i,
  ADD_ADDITIONAL_INSURED: /\badditional(?:ly)? insureds?\b/i,
  ENDORSE_POLICY: /\b(?:moving to|moved to|new address|(?:add|remove|change) (?:a|an|the|our|my)\b)/i,
} as const satisfies Record<(typeof acting)[number], RegExp>

/** A clause with the rest of a short sentence, which says what it is about. */
function withContext(clause: string, sentence: string): string {
  return sentence.length < 240 ? sentence : clause
}

/** What stays or waits besides what is ordered. */
const rest =
  /\b(?:the (?:other|others|rest|remaining)|anything else|any other|both others|other (?:ones?|polic\w+))\b/i

function isAboutAnother(
  clause: string,
  { sentence, ordered }: { readonly sentence: string; readonly ordered: ReadonlySet<string> },
): boolean {
  const own = linesIn(clause)
  // `The auto is fine, keep that`
  const named = own.size > 0 ? own : linesIn(sentence)
  const isOther = ordered.size > 0 && named.size > 0 && ![...named].some((line) => ordered.has(line))
  return rest.test(clause) || isOther
}

/** The lines and policy numbers that a text names. */
function linesIn(text: string): ReadonlySet<string> {
  return new Set([
    ...lineNames.flatMap(([line, words]) => (words.test(text) ? [line] : [])),
    ...(text.match(/\b(?=[A-Z\d-]*\d{4})[A-Z][A-Z\d]*-?[A-Z\d-]+\b/g) ?? []),
  ])
}
