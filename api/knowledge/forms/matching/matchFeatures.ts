import { meanContext, wordRarity, wordSimilarity } from '../../../reading/passages/wordSimilarity.ts'
import { type Ask } from '../askedFields.ts'
import { hintOf } from '../codedName.ts'
import { conceptsOf, isSameConcept, weightOf } from '../concepts.ts'
import type { Fact } from '../knownFacts.ts'
import { negation } from '../letterSentences.ts'
import { lineOf } from '../linesOfBusiness.ts'
import { isPlausible } from '../recordMatch.ts'
import { unabbreviated } from '../unabbreviated.ts'
import type { Candidate } from './candidates.ts'
import type { Features } from './matchModel.ts'

/** Words with what they mean, for comparing them. */
export interface Bag {
  readonly concepts: readonly string[]
  readonly words: readonly string[]
  /** How much of a concept or a word it has, once that was asked. */
  readonly known: Map<string, number>
}

const bags = new Map<string, Bag>()

export function bagOf(text: string): Bag {
  const known = bags.get(text)
  if (known) return known
  const words = [
    ...new Set(
      unabbreviated(text)
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .match(/[a-z]{2,}/g) ?? [],
    ),
  ].filter((word) => !stops.has(word))
  const bag = { concepts: conceptsOf(text), words, known: new Map<string, number>() }
  if (bags.size > 5_000) bags.clear()
  bags.set(text, bag)
  return bag
}

const stops = new Set(
  'a an the of and or for to in at by on with any are is do does be been have has you your our we us i it its that this which what who how please all other if than was were from'.split(
    ' ',
  ),
)

/** The share of the concepts that a bag has too. */
export function covered(asked: readonly string[], said: Bag): number {
  let whole = 0
  let sum = 0
  for (const each of asked) {
    const weight = weightOf(each)
    whole += weight
    let has = said.known.get(each)
    if (has === undefined) {
      has = said.concepts.some((one) => isSameConcept(one, each)) ? 1 : 0
      said.known.set(each, has)
    }
    sum += weight * has
  }
  return whole === 0 ? 0 : sum / whole
}

/** How near words are to their nearest words of a bag. */
export function near(asked: readonly string[], said: Bag): number {
  let whole = 0
  let sum = 0
  for (const each of asked) {
    const weight = wordRarity(each)
    whole += weight
    const key = `~${each}`
    let best = said.known.get(key)
    if (best === undefined) {
      best = Math.max(0, ...said.words.map((one) => (one === each ? 1 : (wordSimilarity(each, one) ?? 0))))
      said.known.set(key, best)
    }
    sum += weight * best
  }
  return whole === 0 ? 0 : sum / whole
}

/** What a form says of a field, from the closest words outward. */
export interface AskedWords {
  readonly ask: Ask
  readonly parts: Readonly<Record<'label' | 'row' | 'section' | 'hint', Bag>>
  readonly all: Bag
  /** The meaning of its words, of length 1. */
  readonly meaning: Float32Array
}

export function askedWords(ask: Ask): AskedWords {
  const { field } = ask
  const parts = field.section.split(' | ')
  const label = bagOf(field.label)
  return {
    ask,
    all: bagOf(
      `${field.label} ${field.row} ${field.question} ${parts.join(' ')} ${field.blockNoun} ${hintOf(field.name)}`,
    ),
    parts: {
      label,
      row: bagOf(`${field.row} ${field.question}`),
      section: bagOf(`${parts.join(' ')} ${field.blockNoun}`),
      hint: bagOf(hintOf(field.name)),
    },
    meaning: meaningOfLabel(
      field.label,
      `${field.row} ${field.question} ${parts.join(' ')} ${hintOf(field.name)}`,
    ),
  }
}

/** What a label means, and what is around it. */
export function meaningOfLabel(label: string, around: string): Float32Array {
  return Float32Array.from([
    ...meanContext(new Set(bagOf(label).words)),
    ...meanContext(new Set(bagOf(around).words)),
    1,
  ])
}

interface MatchSetting {
  readonly line: string | null
  /** What is known by entity and attribute, by value. */
  readonly facts: ReadonlyMap<string, readonly Fact[]>
}

const partNames = ['label', 'row', 'section', 'hint'] as const
const zoneNames = ['key', 'near', 'holder', 'context', 'lead'] as const

/** The names of the features that compare what is asked with what is said. */
const comparisons = Object.fromEntries(
  ['letter', 'record'].map((from) => [
    from,
    Object.fromEntries(
      partNames.map((part) => [
        part,
        Object.fromEntries(
          zoneNames.map((zone) => [
            zone,
            { covered: `${from} ${part} in ${zone}`, near: `${from} ${part} near ${zone}` },
          ]),
        ),
      ]),
    ),
  ]),
) as Record<
  'letter' | 'record',
  Record<
    (typeof partNames)[number],
    Record<(typeof zoneNames)[number], { readonly covered: string; readonly near: string }>
  >
>

type Zones = Readonly<Record<(typeof zoneNames)[number], Bag>>

const zonesOfCandidates = new WeakMap<Candidate, Zones>()

function zonesOf(candidate: Candidate): Zones {
  const known = zonesOfCandidates.get(candidate)
  if (known) return known
  const zones = {
    key: bagOf(candidate.key),
    near: bagOf(`${candidate.before} ${candidate.after}`),
    holder: bagOf(candidate.holder),
    context: bagOf(candidate.context),
    lead: bagOf(candidate.lead),
  }
  zonesOfCandidates.set(candidate, zones)
  return zones
}

interface BagComparison {
  readonly covered: number
  readonly near: number
}

/** Candidates of a sentence share it, and fields of a part its heading. */
const comparisonsOfBags = new WeakMap<Bag, WeakMap<Bag, BagComparison>>()

function comparisonOf(asked: Bag, said: Bag): BagComparison {
  const ofSaid = comparisonsOfBags.get(said) ?? new WeakMap<Bag, BagComparison>()
  comparisonsOfBags.set(said, ofSaid)
  const known = ofSaid.get(asked)
  if (known) return known
  const made = { covered: covered(asked.concepts, said), near: near(asked.words, said) }
  ofSaid.set(asked, made)
  return made
}

/** How well a candidate answers what a field asks. */
export function matchFeatures(words: AskedWords, candidate: Candidate, setting: MatchSetting): Features {
  const found: Record<string, number> = {}
  measureMatch(words, candidate, setting, (name, value) => {
    if (value !== 0) found[name] = (found[name] ?? 0) + value
  })
  return found
}

/** Adds up how well a candidate answers what a field asks; of tens of thousands of pairs, without a list of each. */
export function measureMatch(
  { ask, parts, all }: AskedWords,
  candidate: Candidate,
  { line, facts }: MatchSetting,
  add: (name: string, value: number) => void,
): void {
  const { field, attribute, entity, row } = ask
  const from = candidate.isFromLetter ? 'letter' : 'record'
  const zones = zonesOf(candidate)
  const { key, holder } = zones
  for (const part of partNames) {
    const asked = parts[part]
    if (asked.concepts.length === 0) continue
    for (const zone of zoneNames) {
      const said = zones[zone]
      if (said.concepts.length === 0) continue
      const names = comparisons[from][part][zone]
      const compared = comparisonOf(asked, said)
      add(names.covered, compared.covered)
      if (part !== 'hint' || zone === 'key') add(names.near, compared.near)
    }
  }
  if (candidate.key !== '') {
    add(`${from} key asked`, covered(key.concepts, all))
    add(`${from} key nearly asked`, near(key.words, all))
    add(`${from} key in label`, covered(key.concepts, parts.label))
    add(`${from} key near label`, near(key.words, parts.label))
  }
  if (!candidate.isFromLetter) add('record holder asked', covered(holder.concepts, all))
  const { kind } = candidate
  add(`kind ${kind} ${from}`, 1)
  for (const concept of new Set(parts.label.concepts)) add(`kind ${kind} asked ${concept}`, 1)
  if (field.kind === 'multiline') add(`kind ${kind} multiline`, 1)
  // Words that belong together: a record's key for what a label calls it.
  if (!candidate.isFromLetter)
    for (const concept of parts.label.concepts)
      for (const one of key.concepts) add(`means ${concept} ${one}`, 0.5)
  add('implausible', isPlausible(field.label, candidate.value, false) ? 0 : 1)
  // Places in lists.
  const at = field.block === null ? row : field.block - 1
  if (candidate.index !== null) {
    add('row is its own', candidate.index === row ? 1 : 0)
    add('block is its own', field.block !== null && candidate.index === at ? 1 : 0)
    add('other row', candidate.index !== row && candidate.index !== at ? 1 : 0)
    add('row of none', !ask.isRepeated && field.block === null ? 1 : 0)
  } else if (!candidate.isFromLetter) {
    add('not in a list', 1)
    add('not in a list but row', row > 0 ? 1 : 0)
  } else add('letter for row', row > 0 ? 1 : 0)
  const own = candidate.line === null ? null : lineOf(candidate.line)
  const asked = ask.line ?? line
  if (own !== null && asked !== null) add(own === asked ? 'same line' : 'other line', 1)
  if (own !== null && ask.line !== null) add(own === ask.line ? 'same own line' : 'other own line', 1)
  // What the dictionaries make of both.
  const known = (facts.get(candidate.value) ?? []).filter(
    (each) => candidate.isFromLetter || each.row === (candidate.index ?? 0),
  )
  if (attribute !== null && known.length > 0) {
    const isSame = known.some((each) => each.attribute === attribute)
    add(isSame ? `${from} same attribute` : `${from} other attribute`, 1)
    if (isSame && known.some((each) => each.attribute === attribute && each.entity === entity))
      add(`${from} same fact`, 1)
  } else if (attribute !== null) add(`${from} unknown attribute`, 1)
  else if (known.length > 0) add(`${from} attribute unasked`, 1)
  if (known.length > 0) add(known.some((each) => each.entity === entity) ? 'same entity' : 'other entity', 1)
  if (candidate.isFromLetter) {
    add('negative', negation.test(candidate.holder) ? 1 : 0)
    add('share', candidate.share)
    add(`share ${kind}`, candidate.share)
    add('long', Math.min(1, candidate.value.length / 120))
  }
}

export function factsByValue(facts: readonly Fact[]): ReadonlyMap<string, readonly Fact[]> {
  return Map.groupBy(facts, ({ value }) => value)
}
