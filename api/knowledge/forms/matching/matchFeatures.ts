import type { Fact } from '../knownFacts.ts'
import { negation } from '../letterSentences.ts'
import { lineOf } from '../linesOfBusiness.ts'
import { type Change, changeIn } from '../partChange.ts'
import { isPlausible } from '../recordMatch.ts'
import type { AskedWords } from './askedWords.ts'
import { type Bag, bagOf, covered, near, says } from './bag.ts'
import type { Candidate } from './candidates.ts'
import { attributesBeside, attributesOfKey, kindsOf } from './labelSubjects.ts'
import type { Features } from './matchModel.ts'

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

/** The names of the features that tell how near a value is to what known labels like this one ask for. */
const subjectFeatures = {
  letter: { own: subjectNames('letter own'), headed: subjectNames('letter headed') },
  record: { own: subjectNames('record own'), headed: subjectNames('record headed') },
}

function subjectNames(of: string) {
  const way = of.split(' ')[1] ?? ''
  return {
    fits: `${way} subject fits kind`,
    other: `${way} subject other kind`,
    unknown: `${of} subject unknown`,
    subject: `${of} subject`,
    behind: `${of} subject behind`,
    best: `${of} subject best`,
    whole: `${of} subject whole`,
  }
}

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
  { ask, parts, all, subjects, change }: AskedWords,
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
  // What labels that are known to ask for something say of this one.
  const attributes = known.length > 0 ? known.map((each) => each.attribute) : namedIn(candidate)
  for (const way of ['own', 'headed'] as const) {
    const wanted = subjects[way]
    const { best, kinds } = wanted
    if (best === 0) continue
    const names = subjectFeatures[from][way]
    if (kinds) add(kinds.has(kind) ? names.fits : names.other, best)
    if (attributes.length === 0) {
      add(names.unknown, best)
      continue
    }
    let score = 0
    for (const each of attributes) score = Math.max(score, wanted.attributes.get(each) ?? 0)
    add(names.subject, score)
    add(names.behind, best - score)
    add(names.best, score === best ? best : 0)
    let whole = 0
    for (const each of known)
      whole = Math.max(whole, wanted.wholes.get(`${each.entity}.${each.attribute}`) ?? 0)
    add(names.whole, whole)
  }
  if (change !== null) {
    add(`${change} ${from}`, 1)
    if (candidate.isFromLetter) {
      const told = changeToldBy(candidate)
      add(told === null ? 'no change told' : told === change ? 'same change' : 'other change', 1)
    }
  }
  const { more } = subjects.own
  if (more.length > 0) {
    const unsaid = unsaidOf(more, candidate)
    add(`${from} unsaid`, unsaid > 0 ? 1 : 0)
    add(`${from} unsaid share`, unsaid / more.length)
  }
  const ofAttribute = kindsOf(attribute)
  if (ofAttribute) add(`attribute ${ofAttribute.has(kind) ? 'fits' : 'other'} kind`, 1)
  if (candidate.isFromLetter) {
    add('negative', negation.test(candidate.holder) ? 1 : 0)
    add('share', candidate.share)
    add(`share ${kind}`, candidate.share)
    add('long', Math.min(1, candidate.value.length / 120))
    if (candidate.isClosing) add(`closing ${kind}`, 1)
  }
}

/** How many of the words that a label has beyond the nearest known one are said nowhere around a value. */
function unsaidOf(more: readonly string[], candidate: Candidate): number {
  const { key, near: beside, holder, context, lead } = zonesOf(candidate)
  let unsaid = 0
  for (const each of more)
    if (
      !says(key, each) &&
      !says(beside, each) &&
      !says(holder, each) &&
      !says(context, each) &&
      !says(lead, each)
    )
      unsaid++
  return unsaid
}

/** Whether a label asks for more than what the vocabulary calls a value: "Foreign sales" are not the sales. */
export function isLessThanAsked(
  { subjects: { own } }: AskedWords,
  candidate: Candidate,
  { facts }: MatchSetting,
): boolean {
  const named = facts.get(candidate.value) ?? []
  return (
    own.more.length > 0 &&
    unsaidOf(own.more, candidate) === own.more.length &&
    named.some(({ attribute }) => amounts.has(attribute) && (own.attributes.get(attribute) ?? 0) === own.best)
  )
}

/** What of a business is often asked for in part. */
const amounts = new Set(['revenue', 'payroll', 'employees', 'stories', 'area', 'totalArea'])

/** Whether a label says plainly what it asks for, and a value is something else. */
export function isNamedOtherwise(
  { subjects: { own } }: AskedWords,
  candidate: Candidate,
  { facts }: MatchSetting,
): boolean {
  if (own.best < plainly) return false
  const known = facts.get(candidate.value) ?? []
  const named = known.length > 0 ? known.map(({ attribute }) => attribute) : namedIn(candidate)
  return named.length > 0 && named.every((each) => (own.attributes.get(each) ?? 0) < own.best - farther)
}

/** How near a known label is to one that says the same, and how much farther the others are. */
const plainly = 0.6
const farther = 0.3

const changes = new WeakMap<Candidate, { readonly told: Change | null }>()

/** What its sentence, or else the one before, tells of a schedule. */
function changeToldBy(candidate: Candidate): Change | null {
  const known = changes.get(candidate)
  if (known) return known.told
  const told = changeIn(candidate.context) ?? changeIn(candidate.lead)
  changes.set(candidate, { told })
  return told
}

const namedByCandidate = new WeakMap<Candidate, readonly string[]>()

/** What the key of a record, or the words beside a value of a letter, call it. */
function namedIn(candidate: Candidate): readonly string[] {
  const known = namedByCandidate.get(candidate)
  if (known) return known
  const named = candidate.isFromLetter
    ? attributesBeside(candidate, candidate.kind)
    : attributesOfKey(candidate.key)
  namedByCandidate.set(candidate, named)
  return named
}

/** What is known by its value. Whoever fills in a form is mostly the contact as well, which says nothing more. */
export function factsByValue(facts: readonly Fact[]): ReadonlyMap<string, readonly Fact[]> {
  return Map.groupBy(
    facts.filter(({ entity }) => entity !== 'writer'),
    ({ value }) => value,
  )
}
