import type { Score } from '../evalPart.ts'
import {
  amountOf,
  normalizeAddress,
  normalizeName,
  normalizeText,
  wordOverlap,
} from '../scoring/normalize.ts'
import { ratio, Tally } from '../scoring/tally.ts'
import type { DescriptionTruth, PolicyDetails, PolicyTruth } from './policyTruth.ts'

export interface ScoredPolicy {
  readonly name: string
  readonly truth: PolicyTruth
  readonly details: PolicyDetails
}

/** Scores policy details against the truth; `misses` says what was wrong, one line each. */
export function scorePolicies(policies: readonly ScoredPolicy[]): { scores: Score[]; misses: string[] } {
  const misses: string[] = []
  const scalars = new Tally()
  const limits = new Tally()
  const invented = { given: 0, invented: 0 }
  const lists = new Map(listed.map(({ subject }) => [subject, new Tally()]))

  function note(name: string, field: string, expected: unknown, given: unknown) {
    misses.push(`${name}: ${field}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(given)}`)
  }
  for (const { name, truth, details } of policies) {
    for (const { field, expected, given, isSame } of [
      ...scalarsOf(truth, details),
      ...limitsOf(truth, details),
    ]) {
      const tally = field.startsWith('limits.') ? limits : scalars
      tally.value(expected, given, isSame)
      if (given !== null) invented.given++
      if (given !== null && expected === null) invented.invented++
      if (!(isSame || (expected === null && given === null))) note(name, field, expected, given)
    }
    for (const { subject, compare } of listed) {
      const tally = lists.get(subject)
      if (!tally) continue
      const { missed, extra } = compare(tally, truth, details)
      for (const item of missed) note(name, subject, item, null)
      for (const item of extra) note(name, subject, null, item)
    }
  }
  return {
    scores: [
      ...scalars.scores('Scalars'),
      ...limits.scores('Limits'),
      {
        metric: 'Invented values',
        value: ratio(invented.invented, invented.given),
        unit: 'share',
        detail: `${invented.invented} of ${invented.given} scalars and limits`,
      },
      ...[...lists].flatMap(([subject, tally]) => tally.scores(subject)),
    ],
    misses,
  }
}

interface Compared {
  readonly field: string
  readonly expected: string | number | null
  readonly given: string | number | null
  readonly isSame: boolean
}

function scalarsOf(truth: PolicyTruth, details: PolicyDetails): Compared[] {
  const types = [truth.type, ...(truth.alsoAcceptableTypes ?? [])]
  return [
    compared('policyNumber', truth.policyNumber, details.policyNumber, policyNumberKey),
    { field: 'type', expected: truth.type, given: details.type, isSame: types.includes(details.type) },
    compared('insured.name', truth.insured?.name, details.insured.name, normalizeName),
    compared('insured.address', truth.insured?.address, details.insured.address, normalizeAddress),
    compared('carrier.name', truth.carrier?.name, details.carrier.name, normalizeName),
    compared('carrier.address', truth.carrier?.address, details.carrier.address, normalizeAddress),
    compared('effectiveDate', truth.effectiveDate, details.effectiveDate, normalizeText),
    compared('expirationDate', truth.expirationDate, details.expirationDate, normalizeText),
    compared('premium', truth.premium, details.premium, String),
    compared('deductible', truth.deductible, details.deductible, String),
  ]
}

function limitsOf(truth: PolicyTruth, details: PolicyDetails): Compared[] {
  const names = new Set([...Object.keys(truth.limits), ...Object.keys(details.limits)])
  return [...names].map((name) =>
    compared(`limits.${name}`, truth.limits[name], details.limits[name], String),
  )
}

function compared<Value extends string | number>(
  field: string,
  expected: Value | null | undefined,
  given: Value | null | undefined,
  key: (value: Value) => string,
): Compared {
  const isSame = expected != null && given != null && key(expected) === key(given)
  return { field, expected: expected ?? null, given: given ?? null, isSame }
}

function policyNumberKey(number: string): string {
  return normalizeText(number).toUpperCase()
}

interface ListComparison {
  readonly subject: string
  compare(tally: Tally, truth: PolicyTruth, details: PolicyDetails): { missed: unknown[]; extra: unknown[] }
}

const listed: readonly ListComparison[] = [
  {
    subject: 'Extra limits',
    compare: (tally, truth, details) =>
      tally.lists(
        truth.extraLimits ?? [],
        details.extraLimits,
        (a, b) => amountOf(a.limit) === b.limit && isLikeTitle(a.name, b.name),
      ),
  },
  {
    subject: 'Deductibles',
    compare: (tally, truth, details) =>
      tally.lists(
        (truth.deductibles ?? []).filter(({ amount }) => amountOf(amount) !== null),
        details.deductibles.filter(({ amount }) => amountOf(amount) !== null),
        (a, b) => amountOf(a.amount) === amountOf(b.amount),
      ),
  },
  {
    subject: 'Locations',
    compare: (tally, truth, details) =>
      tally.lists(
        truth.locations ?? [],
        details.locations,
        (a, b) =>
          normalizeAddress(a.address.line1) === normalizeAddress(b.address.line1) &&
          a.limits.building === b.limits.building &&
          a.limits.contents === b.limits.contents,
      ),
  },
  {
    subject: 'Additional insureds',
    compare: (tally, truth, details) =>
      tally.lists(
        (truth.namedAdditionalInsureds ?? []).map(nameOf),
        details.namedAdditionalInsureds.map(nameOf),
        (a, b) => normalizeName(a) === normalizeName(b),
      ),
  },
  {
    subject: 'Blanket additional insureds',
    // Wording has no one name: what counts is that the policy has it.
    compare: (tally, truth, details) =>
      tally.lists(
        (truth.blanketAdditionalInsureds ?? []).map(nameOf),
        details.blanketAdditionalInsureds.map(nameOf),
        () => true,
      ),
  },
  {
    subject: 'Coverage descriptions',
    compare: (tally, truth, details) =>
      tally.lists(truth.coverageDescriptions ?? [], details.coverageDescriptions, isSameDescription),
  },
  {
    subject: 'Exclusion descriptions',
    compare: (tally, truth, details) =>
      tally.lists(truth.exclusionDescriptions ?? [], details.exclusionDescriptions, isSameDescription),
  },
]

function nameOf(item: string | { readonly name: string }): string {
  return typeof item === 'string' ? item : item.name
}

function isSameDescription(a: DescriptionTruth, b: DescriptionTruth): boolean {
  const isSameQuote = wordOverlap(a.quote, b.quote) >= 0.6 || wordOverlap(b.quote, a.quote) >= 0.9
  return isLikeTitle(a.title, b.title) || isSameQuote
}

/** Titles are written freely: most words of the shorter one must be in the other. */
function isLikeTitle(a: string, b: string): boolean {
  return wordOverlap(a, b) >= 0.6 || wordOverlap(b, a) >= 0.6
}
