import type { FormKnowledge } from '../formKnowledge.ts'
import type { KnownValue } from '../knownValue.ts'
import { type Sentence, sourceOf } from '../letterSentences.ts'
import { valueSpans } from './valueSpans.ts'
import { kindOfValue, type ValueKind } from './valueKind.ts'

/** A value that could be filled into some field, with the words around it. */
export interface Candidate {
  readonly value: string
  readonly kind: ValueKind
  readonly source: string
  readonly isFromLetter: boolean
  /** What names it: the key of a record, or what a row of a letter is called. */
  readonly key: string
  /** The words right before and after it in its clause; empty for a record. */
  readonly before: string
  readonly after: string
  /** What holds it: the path of a record, or the clause of a letter. */
  readonly holder: string
  /** What is beside it: the other values of its record, or its whole sentence. */
  readonly context: string
  /** What was said before: the heading or the sentence before. */
  readonly lead: string
  /** Its place in a list of records. */
  readonly index: number | null
  readonly line: string | null
  /** The record or the sentence that it is part of. */
  readonly group: string
  /** Where it stands among all that is said. */
  readonly position: number
  /** How much of its clause it takes. */
  readonly share: number
  /** Whether it stands by itself at the end of a letter, where its writer signs. */
  readonly isClosing?: true
  readonly known?: KnownValue
  readonly quote?: string
}

const candidatesByKnowledge = new WeakMap<FormKnowledge, readonly Candidate[]>()

export function candidatesOf(knowledge: FormKnowledge): readonly Candidate[] {
  const made = candidatesByKnowledge.get(knowledge) ?? candidatesIn(knowledge)
  candidatesByKnowledge.set(knowledge, made)
  return made
}

function candidatesIn({ known, sentences, term }: FormKnowledge): Candidate[] {
  const found = [...recordCandidates(known), ...letterCandidates(sentences)]
  const later = found.flatMap((each): Candidate[] => {
    const next = each.kind === 'date' ? yearLater(each.value) : null
    return next === null || (!each.isFromLetter && !/expire|expiration/.test(each.key))
      ? []
      : [{ ...each, value: next, key: `${each.key} expiration of renewal`, group: `${each.group} term` }]
  })
  const asked = term
    ? [
        { value: term.from.value, key: 'proposed effective date', source: term.from.source },
        ...(term.to
          ? [{ value: term.to.value, key: 'proposed expiration date', source: term.to.source }]
          : []),
      ]
    : []
  return [
    ...found,
    ...later,
    ...asked.map(({ value, key, source }): Candidate => ({
      value,
      kind: 'date',
      source,
      isFromLetter: false,
      key,
      before: '',
      after: '',
      holder: 'requested term',
      context: '',
      lead: '',
      index: null,
      line: null,
      group: 'requested term',
      position: 0,
      share: 1,
    })),
  ]
}

function yearLater(day: string): string | null {
  const year = Number(day.slice(6))
  return year > 2000 ? `${day.slice(0, 6)}${year + 1}` : null
}

function recordCandidates(known: readonly KnownValue[]): Candidate[] {
  const groupOf = (each: KnownValue) =>
    `${each.source} ${each.within ?? ''} ${each.index ?? ''} ${each.outer ?? ''} ${each.line ?? ''}`
  const groups = Map.groupBy(known, groupOf)
  const of = (each: KnownValue, value: string, key: string): Candidate => {
    const group = groupOf(each)
    return {
      value,
      kind: kindOfValue(value),
      source: each.source,
      isFromLetter: false,
      key,
      before: '',
      after: '',
      holder: `${each.within ?? ''} ${each.line?.replaceAll('_', ' ').toLowerCase() ?? ''}`.trim(),
      context: (groups.get(group) ?? [])
        .filter((one) => one !== each)
        .map(({ label, value: text }) => `${label} ${/\d/.test(text) ? '' : text}`)
        .join(' '),
      lead: '',
      index: each.index ?? null,
      line: each.line ?? null,
      group,
      position: 0,
      share: 1,
      known: each,
    }
  }
  return known.flatMap((each) => {
    const own = of(each, each.value, each.label)
    const group = groups.get(groupOf(each)) ?? []
    const mate = (label: RegExp) => group.find((one) => label.test(one.label))?.value
    if (each.label !== 'full address') return [own]
    const [city, state, zip] = [mate(/^city$/), mate(/^(?:zone|state)$/), mate(/^(?:postal code|zip)$/)]
    return [
      own,
      ...(city && state && zip ? [of(each, `${city}, ${state} ${zip}`, 'city state zip')] : []),
      ...(state && zip ? [of(each, `${state} ${zip}`, 'state zip')] : []),
    ]
  })
}

function letterCandidates(sentences: readonly Sentence[]): Candidate[] {
  return sentences.flatMap((sentence, at) => {
    const { text, written } = sentence
    const row = /^([^:]{2,60}): (?=\S)/.exec(text)
    const key = row?.[1] ?? ''
    const isClosing = sentences[at + 3]?.letter !== sentence.letter
    const lead = sentences[at - 1]?.letter === sentence.letter ? (sentences[at - 1]?.text ?? '') : ''
    const rowName = row ? [{ value: key, index: 0, end: key.length, kind: kindOfValue(key) }] : []
    const all = [...rowName, ...valueSpans(text, written)]
    const seen = new Set<string>()
    return all.flatMap((each): Candidate[] => {
      const id = `${each.value} ${each.index}`
      if (each.value === '' || seen.has(id) || (row && each.end <= row[0].length && each.value !== key))
        return []
      seen.add(id)
      const start = clauseStart(text, each.index)
      const end = clauseEnd(text, each.end)
      return [
        {
          value: each.value,
          kind: each.kind,
          source: sourceOf(sentence),
          isFromLetter: true,
          key,
          before: lastWords(text.slice(0, each.index), 5),
          after: firstWords(text.slice(each.end), 4),
          holder: `${text.slice(start, each.index)} ${text.slice(each.end, end)}`,
          context: text,
          lead: lead.slice(0, 160),
          index: null,
          line: null,
          group: `${sentence.letter} ${at}`,
          position: at * 1000 + each.index,
          share: (each.end - each.index) / Math.max(1, end - start),
          quote: text,
          ...(isClosing && text.length < 60 && { isClosing }),
        },
      ]
    })
  })
}

const stop = /[,;:()]\s|\s[-–—]\s|\.\s/g

function clauseStart(text: string, at: number): number {
  return [...text.slice(0, at).matchAll(stop)].at(-1)?.index ?? 0
}

function clauseEnd(text: string, at: number): number {
  return at + (text.slice(at).search(/[,;:()](?:\s|$)|\s[-–—]\s|\.\s|\.$/) + 1 || text.length - at + 1) - 1
}

function lastWords(text: string, count: number): string {
  return text
    .split(/\s+/)
    .slice(-count - 1)
    .join(' ')
}

function firstWords(text: string, count: number): string {
  return text
    .split(/\s+/)
    .slice(0, count + 1)
    .join(' ')
}
