import type { Fact } from './knownFacts.ts'
import { type Sentence, sourceOf } from './letterSentences.ts'
import { namedPerson } from './people.ts'
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
function losses(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const known = facts.filter((each) => each.entity === 'loss' && each.attribute === 'lossDate')
  const found: Fact[] = []
  let row = known.length
  for (const [at, sentence] of sentences.entries()) {
    const date = days(sentence.text, null)[0]
    const next = sentences[at + 1]
    const isPaid = next !== undefined && /\bpaid\b/i.test(next.text) && moneyAmounts(next.text).length > 0
    if (!date || (!lossWords.test(sentence.text) && !isPaid)) continue
    if (known.some(({ value }) => value === date.value)) continue
    const paid = [sentence, next].flatMap((each) =>
      each && /\b(?:paid|settled|all in|cost|came to)\b/i.test(each.text)
        ? moneyAmounts(each.text).slice(0, 1)
        : [],
    )[0]
    // Without what was paid it may be the loss that is just being reported.
    const amount = paid ?? moneyAmounts(sentence.text)[0]
    if (!amount) continue
    found.push(factFrom({ entity: 'loss', attribute: 'lossDate', row }, date.value, sentence))
    found.push(factFrom({ entity: 'loss', attribute: 'paid', row }, amount.value, sentence))
    row++
  }
  return [...facts, ...found]
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
  for (const sentence of sentences)
    for (const clause of sentence.text.split(/[,;]/)) {
      const isOut =
        /\b(?:stay\w*|keep\w*|leave|opt\w*) (?:\w+ )?(?:out|off)\b|\bexcluded\b|\bnot (?:be )?covered\b/i.test(
          clause,
        )
      const isIn = /\bwants? to be covered\b|\bto be included\b|\bincluded this time\b/i.test(clause)
      const owner = isOut || isIn ? rowOf(facts, 'owner', clause, writer) : undefined
      if (owner)
        changed = withFact(
          changed,
          factFrom({ ...owner, attribute: 'included' }, isIn ? 'Yes' : 'No', sentence),
        )
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
      const told = new RegExp(
        String.raw`\b(no|an?|one|two|three|four|five|six|\d+) (?:\w+ )?(?:${nouns})\b`,
        'i',
      )
        .exec(text)?.[1]
        ?.toLowerCase()
      const count = told === 'no' ? '0' : told === 'a' || told === 'an' ? '1' : counts(told ?? '')[0]?.value
      if (count !== undefined) set(attribute, count)
    }
    if (/\bclean (?:record|license)?\b/i.test(text)) set('violations', '0')
  }
  return changed
}
