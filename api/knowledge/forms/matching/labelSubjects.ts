import { meanContext } from '../../../reading/passages/wordSimilarity.ts'
import { conceptsOf, weightOf } from '../concepts.ts'
import { bagOf } from './bag.ts'
import subjectKinds from './subjectKinds.json' with { type: 'json' }
import subjectLabels from './subjectLabels.json' with { type: 'json' }
import type { ValueKind } from './valueKind.ts'

/** How near a label is to labels that are known to ask for something, from 0 to 1. */
export interface Subjects {
  /** "vehicle.vin". */
  readonly wholes: ReadonlyMap<string, number>
  /** "vin", whatever has it. */
  readonly attributes: ReadonlyMap<string, number>
  /** That of the nearest attribute; 0 when no label is near. */
  readonly best: number
  /** What the label asks for beyond the nearest label: "foreign" of "Foreign sales". */
  readonly more: readonly string[]
  /** What kinds of values the nearest attributes have; null when that is not known. */
  readonly kinds: ReadonlySet<string> | null
}

interface KnownLabel {
  readonly subject: string
  readonly concepts: readonly string[]
  readonly weight: number
  readonly meaning: Float32Array
  /** Whether the word vectors know any of its words. */
  readonly isMeant: boolean
}

interface KnownLabels {
  readonly all: readonly KnownLabel[]
  readonly byConcept: ReadonlyMap<string, readonly { readonly label: KnownLabel }[]>
}

let loaded: KnownLabels | null = null

/** Made when the first form is filled in: the word vectors are read from a file. */
function knownLabels(): KnownLabels {
  if (loaded) return loaded
  const all = Object.entries(subjectLabels).flatMap(([subject, labels]) =>
    labels.split('; ').map((label): KnownLabel => {
      const concepts = conceptsOf(label)
      const meaning = meaningOf(label)
      return { subject, concepts, weight: weightOfAll(concepts), meaning, isMeant: isMeant(meaning) }
    }),
  )
  const byConcept = Map.groupBy(
    all.flatMap((label) => label.concepts.map((concept) => ({ concept, label }))),
    ({ concept }) => concept,
  )
  loaded = { all, byConcept }
  return loaded
}

const kindsByAttribute = new Map(
  Object.entries(
    Object.groupBy(
      Object.entries(subjectKinds).flatMap(([kinds, attributes]) =>
        attributes.split(' ').flatMap((attribute) => kinds.split(' ').map((kind) => ({ attribute, kind }))),
      ),
      ({ attribute }) => attribute,
    ),
  ).map(([attribute, all = []]) => [attribute, new Set(all.map(({ kind }) => kind))] as const),
)

/** What kinds of values an attribute has; null when that is not known. */
export function kindsOf(attribute: string | null): ReadonlySet<string> | null {
  return kindsByAttribute.get(attribute ?? '') ?? null
}

const found = new Map<string, Subjects>()

/** What a label asks for, by the known labels that are nearest to it in words and in meaning. */
export function subjectsOf(label: string): Subjects {
  const known = found.get(label)
  if (known) return known
  const subjects = nearestSubjects(label)
  if (found.size > 5_000) found.clear()
  found.set(label, subjects)
  return subjects
}

/** What the key of a record calls a value that the vocabulary does not know. */
export function attributesOfKey(key: string): readonly string[] {
  const { attributes, best } = subjectsOf(key)
  return best < leastOfKey ? [] : [...attributes].flatMap(([each, score]) => (score === best ? [each] : []))
}

/** What words beside a value in a sentence call it, if that has values of its kind: "organized as an LLC on". */
export function attributesBeside(
  { key, before, after }: { readonly key: string; readonly before: string; readonly after: string },
  kind: ValueKind,
): readonly string[] {
  const words = before.replaceAll(vague, ' ').split(/\s+/).filter(Boolean)
  const behind = after.split(/\s+/).filter(Boolean)
  const spans = [
    key,
    ...[1, 2, 3, 4].flatMap((count) => (words.length < count ? [] : [words.slice(-count).join(' ')])),
    ...[1, 2, 3].flatMap((count) => (behind.length < count ? [] : [behind.slice(0, count).join(' ')])),
  ]
  const attributes = new Map<string, number>()
  for (const span of new Set(spans)) {
    const concepts = conceptsOf(span)
    const weight = weightOfAll(concepts)
    for (const [{ subject, weight: own }, both] of sharedWeights(concepts)) {
      const attribute = attributeIn(subject)
      const score = (2 * both) / (weight + own)
      if (score >= leastOfKey && score > (attributes.get(attribute) ?? 0) && kindsOf(attribute)?.has(kind))
        attributes.set(attribute, score)
    }
  }
  const best = Math.max(0, ...attributes.values())
  return [...attributes].flatMap(([each, score]) => (score > best - 0.05 ? [each] : []))
}

/** What comes between the name of a value and the value. */
const vague = /\b(?:about|around|roughly|approximately|nearly|almost|just|over|only)\b/gi
const leastOfKey = 0.75
/** Labels that are less alike have nothing to do with each other. */
const leastNear = 0.35

function nearestSubjects(label: string): Subjects {
  const concepts = conceptsOf(label)
  const wholes = new Map<string, number>()
  const attributes = new Map<string, number>()
  if (concepts.length === 0) return { wholes, attributes, best: 0, more: [], kinds: null }
  const weight = weightOfAll(concepts)
  const meaning = meaningOf(label)
  const isOwnMeant = isMeant(meaning)
  const shared = sharedWeights(concepts)
  let nearest: { readonly label: KnownLabel; readonly score: number } | null = null
  for (const each of knownLabels().all) {
    const words = (2 * (shared.get(each) ?? 0)) / (weight + each.weight)
    let score = words
    if (isOwnMeant && each.isMeant) {
      let alike = 0
      for (let at = 0; at < meaning.length; at++) alike += (each.meaning[at] ?? 0) * (meaning[at] ?? 0)
      score = 0.6 * words + 0.4 * alike
    }
    if (score > (nearest?.score ?? leastNear)) nearest = { label: each, score }
    if (score > (wholes.get(each.subject) ?? leastNear)) wholes.set(each.subject, Math.min(1, score))
  }
  for (const [subject, score] of wholes)
    attributes.set(attributeIn(subject), Math.max(score, attributes.get(attributeIn(subject)) ?? 0))
  const best = Math.max(0, ...attributes.values())
  const kinds = [...attributes].flatMap(([each, score]) =>
    score > best - 0.05 ? [...(kindsOf(each) ?? [])] : [],
  )
  const more = concepts.filter((each) => weightOf(each) === 1 && !nearest?.label.concepts.includes(each))
  return { wholes, attributes, best, more, kinds: kinds.length === 0 ? null : new Set(kinds) }
}

/** The weight of the words that known labels share with others. */
function sharedWeights(concepts: readonly string[]): ReadonlyMap<KnownLabel, number> {
  const shared = new Map<KnownLabel, number>()
  const { byConcept } = knownLabels()
  for (const concept of concepts)
    for (const { label } of byConcept.get(concept) ?? [])
      shared.set(label, (shared.get(label) ?? 0) + weightOf(concept))
  return shared
}

function attributeIn(subject: string): string {
  return subject.slice(subject.indexOf('.') + 1)
}

function meaningOf(label: string): Float32Array {
  return meanContext(new Set(bagOf(label).words))
}

function isMeant(meaning: Float32Array): boolean {
  return meaning.some((each) => each !== 0)
}

function weightOfAll(concepts: readonly string[]): number {
  return concepts.reduce((sum, each) => sum + weightOf(each), 0)
}
