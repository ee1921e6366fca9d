import type { Fact } from './knownFacts.ts'
import { type Sentence, sourceOf } from './letterSentences.ts'
import { lineOf } from './linesOfBusiness.ts'
import { namedPerson } from './people.ts'
import { months } from './months.ts'
import { counts, days, moneyAmounts } from './spokenValues.ts'

/** What letters say of losses, and of the owners and drivers that the records name. */
export function letterSchedules(
  facts: readonly Fact[],
  sentences: readonly Sentence[],
  writer: string | undefined,
): Fact[] {
  // "Ingrid" alone under a letter is enough to tell who "I" is.
  const signed = sentences.slice(-2).find(({ text }) => /^[A-Z][a-zà-ÿ]+$/.test(text))?.text
  const by = writer ?? signed
  return records(owners(losses(facts, sentences), sentences, by), sentences, by)
}

function factFrom(from: Pick<Fact, 'entity' | 'attribute' | 'row'>, value: string, sentence: Sentence): Fact {
  return { ...from, value, source: sourceOf(sentence), line: null, isFromLetter: true }
}

/** The facts with one of them changed or added. */
function withFact(facts: readonly Fact[], changed: Fact): Fact[] {
  const isSame = (each: Fact) =>
    each.entity === changed.entity && each.attribute === changed.attribute && each.row === changed.row
  return [...facts.filter((each) => !isSame(each)), changed]
}

const lossWords =
  /\b(?:claims?|loss|accident|collision|collided|struck|hit|cracked|broke|burst|stolen|fire|slip\w*|fell|damage\w*|rear-end\w*|backed into)\b/i

/** "On 8/22/2025 the trailer struck a parked car. They paid $7,850 and it's closed." */
function losses(facts: readonly Fact[], letter: readonly Sentence[]): Fact[] {
  const sentences = letter.flatMap(apart)
  const known = facts.filter((each) => each.entity === 'loss' && each.attribute === 'lossDate')
  const found: Fact[] = []
  let row = known.length
  for (const [at, sentence] of sentences.entries()) {
    // "Last Friday" is something that is only being reported.
    const [date, ...others] = days(sentence.text, sentence.written).filter(
      ({ index, end }) => !/day|night|morning|evening|^the /i.test(sentence.text.slice(index, end)),
    )
    const next = sentences[at + 1]
    const isPaid = next !== undefined && /\bpaid\b/i.test(next.text) && moneyAmounts(next.text).length > 0
    // "Bear Creek Fire Insurance Company, July 1 2025 to July 1 2026": a term, and no fire.
    if (!date || others.length > 0 || isTold.test(sentence.text)) continue
    if (!lossWords.test(sentence.text.replaceAll(carrierName, '')) && !isPaid) continue
    if (known.some(({ value }) => value === date.value)) continue
    const story = storyOf(sentences, at)
    const text = story.map((each) => each.text).join(' ')
    // Without what was paid it may be the loss that is just being reported.
    const amount =
      amountAt(text, /\b(?:paid|settled|all in|cost|came to)\b/i) ?? moneyAmounts(sentence.text)[0]?.value
    if (!amount) continue
    const line = lineOf(text.replaceAll(carrierName, ''))
    const values: readonly (readonly [string, string | undefined])[] = [
      ['lossDate', date.value],
      ['claimDate', laterDay(date.value, text)],
      ['paid', amount],
      ['reserved', amountAt(text, /\breserv\w*/i)],
      [
        'claimStatus',
        /\b(?:still|is|remains) open\b/i.test(text)
          ? 'OPEN'
          : /\bclosed\b/i.test(text)
            ? 'CLOSED'
            : undefined,
      ],
      ['lossLine', line ? lineNames[line] : undefined],
      ['lossDescription', /["“]([^"”]{6,80})["”]/.exec(text)?.[1] ?? whatHappened(sentence.text)],
    ]
    for (const [attribute, value] of values)
      if (value !== undefined) found.push(factFrom({ entity: 'loss', attribute, row }, value, sentence))
    row++
  }
  return [...facts, ...found]
}

/** "On August 2, 2022 a panel burned, $4,100 paid; and on May 20, 2025 a window cracked": a loss each. */
function apart(sentence: Sentence): Sentence[] {
  const isOne = (text: string) => days(text, sentence.written).length === 1
  const parts = sentence.text.split(/; (?:and )?|,? and (?=(?:on|in) [A-Z])/)
  return parts.length > 1 && parts.every(isOne) && lossWords.test(sentence.text)
    ? parts.map((text) => ({ ...sentence, text }))
    : [sentence]
}

/** "One loss only, on February 3, 2025: the dishwasher line burst." as "Dishwasher line burst". */
function whatHappened(text: string): string | undefined {
  const day = String.raw`(?:on |in )?(?:${months})(?: \d{1,2})?,? (?:of )?20\d\d|(?:on )?\d{1,2}\/\d{1,2}\/\d{2,4}`
  const after = /^[^:]*: (.*)$/s.exec(text)?.[1]
  const story = (after && lossWords.test(after) ? after : text)
    .replace(
      /,? and (?:the (?:company|carrier|insurer)|they|it|[A-Z]\w+(?: [A-Z]\w+)*) (?:paid|cost|settled)\b.*$/,
      '',
    )
    .replace(new RegExp(String.raw`^(?:${day}),? |,? (?:${day})(?=[,.]|$)`, 'gi'), '')
    // Where it happened is asked elsewhere.
    .replace(/ (?:in|at) [A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*\W*$/, '')
    .replace(/^(?:an?|the|our|one of our) /i, '')
    .replace(/[\s.]+$/, '')
  const isTold = lossWords.test(story) && / \w+ /.test(story) && moneyAmounts(story).length === 0
  return isTold ? story.charAt(0).toUpperCase() + story.slice(1) : undefined
}

/** What a letter is, and not what happened. */
const isTold = /^(?:date|sent|dated)\b/i

const carrierName =
  /(?:[A-Z][\w&'’.-]* )+(?:Insurance|Mutual|Casualty|Indemnity|Assurance|Underwriters)(?: (?:Company|Co\.?|Inc\.?|Group|Association))?/g

const lineNames: Readonly<Record<string, string>> = {
  GENERAL_LIABILITY: 'General liability',
  COMMERCIAL_AUTO: 'Automobile',
  PROPERTY: 'Property',
  WORKERS_COMPENSATION: 'Workers compensation',
}

/** A sentence about a loss and what follows about the same one. */
function storyOf(sentences: readonly Sentence[], at: number): Sentence[] {
  const after = sentences.slice(at + 1, at + 5)
  const end = after.findIndex(
    ({ text }) =>
      days(text, null).length > 0 ||
      !/\b(?:paid|reserve\w*|settled|closed|open|claim\w*|all in|came to|cost)\b|["“]/i.test(text),
  )
  return sentences.slice(at, at + 1 + (end === -1 ? after.length : end))
}

/** The amount of the part of a text that words stand in: "has paid $1,250 so far and holds $12,500 in reserve". */
function amountAt(text: string, words: RegExp): string | undefined {
  const part = text
    .split(/[.;]\s|,\s| and /)
    .find((each) => words.test(each) && moneyAmounts(each).length > 0)
  return part === undefined ? undefined : moneyAmounts(part)[0]?.value
}

/** "She made the claim two days later." */
function laterDay(day: string, text: string): string | undefined {
  const [before, after] = text.split(/ days? later\b/)
  const count = after === undefined ? undefined : counts(before ?? '').at(-1)
  if (!count || count.end !== before?.length || !/\bclaim/i.test(text)) return undefined
  const [month = 0, date = 0, year = 0] = day.split('/').map(Number)
  const later = new Date(Date.UTC(year, month - 1, date + Number(count.value))).toISOString()
  return `${later.slice(5, 7)}/${later.slice(8, 10)}/${later.slice(0, 4)}`
}

/** The rows of owners or drivers by their first names, and the writer's own for "I". */
function rowOf(
  facts: readonly Fact[],
  entity: Fact['entity'],
  text: string,
  writer: string | undefined,
): Fact | undefined {
  const names = facts.filter((each) => each.entity === entity && each.attribute === 'name')
  const first = (name: string) => name.split(' ')[0] ?? name
  const isWriter = (name: string) => writer !== undefined && first(writer) === first(name)
  return (
    names.find(({ value }) => new RegExp(`\\b${RegExp.escape(first(value))}\\b`).test(text)) ??
    (/\bI\b/.test(text) ? names.find(({ value }) => isWriter(value)) : undefined)
  )
}

/** "I am staying out of the coverage. Kwabena wants to be covered." */
function owners(facts: readonly Fact[], sentences: readonly Sentence[], writer: string | undefined): Fact[] {
  let changed = [...facts]
  for (const sentence of sentences) {
    let named: Fact | undefined
    for (const clause of sentence.text.split(/[,;]/)) {
      const isOut =
        /\b(?:stay\w*|keep\w*|kept|leave|left|opt\w*) (?:\w+ )?(?:out|off)\b|\bexcluded\b|\bnot (?:be )?covered\b/i.test(
          clause,
        )
      const isIn = /\bwants? to be (?:covered|in)\b|\bto be included\b|\bincluded this time\b/i.test(clause)
      const own = rowOf(facts, 'owner', clause, writer)
      if (own) named = own
      // "Luis is President, he wants to stay excluded."
      const isGoingOn = /^\s*(?:and |but |who )?(?:now )?(?:he|she|is|wants?|works|to be)\b/i.test(clause)
      const owner = isOut || isIn ? (own ?? (isGoingOn ? named : undefined)) : undefined
      if (owner)
        changed = withFact(
          changed,
          factFrom({ ...owner, attribute: 'included' }, isIn ? 'Yes' : 'No', sentence),
        )
    }
  }
  return changed
}

/** What letters call what is on a driver's record. */
const incidents: readonly (readonly [string, string])[] = [
  ['violations', 'tickets?|violations?|citations?'],
  ['accidents', 'accidents?|fender[- ]benders?|wrecks?|crash(?:es)?'],
]

/** "I got a speeding ticket"; "No tickets, one fender bender" after the name of a driver. */
function records(facts: readonly Fact[], sentences: readonly Sentence[], writer: string | undefined): Fact[] {
  let changed = [...facts]
  let last: Fact | undefined
  for (const sentence of sentences) {
    const { text } = sentence
    const drivers = facts.filter((each) => each.entity === 'driver' && each.attribute === 'name')
    const named = namedPerson(
      drivers.map((fact) => ({ fact, name: fact.value })),
      text,
    )?.fact
    const driver =
      named ??
      rowOf(facts, 'driver', text, writer) ??
      (/^No\b|^(?:He|She|They)\b/.test(text) ? last : undefined)
    if (named) last = named
    if (!driver || text.length > 160) continue
    const set = (attribute: string, value: string) => {
      changed = withFact(changed, factFrom({ ...driver, attribute }, value, sentence))
    }
    for (const [attribute, nouns] of incidents) {
      const counted = new RegExp(
        String.raw`\b(no|an?|one|two|three|four|five|six|\d+) (?:\w+ )?(?:${nouns})\b`,
        'i',
      )
        .exec(text)?.[1]
        ?.toLowerCase()
      const count =
        counted === 'no' ? '0' : counted === 'a' || counted === 'an' ? '1' : counts(counted ?? '')[0]?.value
      if (count !== undefined) set(attribute, count)
    }
    if (/\bclean (?:record|license)?\b/i.test(text)) set('violations', '0')
  }
  return changed
}
