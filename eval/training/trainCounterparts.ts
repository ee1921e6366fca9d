import { type Candidate, valueOf } from '../../api/knowledge/reviews/candidatesIn.ts'
import { certificateForm } from '../../api/knowledge/reviews/certificateForm.ts'
import { isChecked, likelyOther, withPools } from '../../api/knowledge/reviews/compareLimits.ts'
import {
  comparableTo,
  counterpartsOf,
  type Features,
  featuresOf,
} from '../../api/knowledge/reviews/counterparts.ts'
import { coverageRows, policyParts } from '../../api/knowledge/reviews/coverageRows.ts'
import { readReviewedPolicy } from '../../api/knowledge/reviews/reviewedPolicy.ts'
import { withoutRows } from '../../api/knowledge/reviews/withoutRows.ts'
import type { Statement } from '../../api/knowledge/reviews/statement.ts'
import { statement } from '../../api/knowledge/reviews/statement.ts'
import { shownValues } from '../../api/knowledge/reviews/shownValues.ts'
import before from '../../api/knowledge/reviews/counterpartWeights.json' with { type: 'json' }
import { readDocument } from '../../api/reading/index.ts'
import type { CertificateTruth } from '../parts/reviews.ts'
import { labelLikeness } from '../parts/scoreReviews.ts'
import { authorOf } from './authorOf.ts'
import { add, columnsOf, denseOf, descend, dot } from './descend.ts'

/**
 * `npm run eval:train-counterparts -- FOLDER …`: fits the weights by which the review of certificates tells what of the
 * policy a limit stands for. For each author of `independent/authors.json` it prints the differences that weights
 * fitted to all others find, and those that are none.
 */
interface Example {
  readonly author: string
  readonly shown: Statement
  readonly candidates: readonly Candidate[]
  readonly features: readonly Features[]
  /** Which candidates have the right value. */
  readonly isRight: readonly boolean[]
  /** Whether the certificate is wrong, and the right value. */
  readonly differs: string | null
  readonly weight: number
}

const weightsFile = `${import.meta.dirname}/../../api/knowledge/reviews/counterpartWeights.json`
/** What is known without any example: limits of other places, perils, parts or kinds, and prices, are no counterparts. */
const known: Record<string, number> = {
  bias: 1,
  sameItem: 1,
  labelInQuote: 1,
  labelInClaim: 1,
  alike: 1,
  change: 1.5,
  sameValue: 1,
  confirms: 2,
  inSentence: -1,
  distance: -1,
  otherQualifier: -1,
  otherItem: -2,
  otherPeril: -2,
  otherPart: -2,
  otherProducts: -2,
  otherPlace: -3,
  otherKept: -3,
  price: -3,
  contested: -5,
  excludedOther: -3,
  conditional: -2,
  samePlace: 1,
}
/** How strongly that is held against the examples. */
const strength = 0.003
const rates = { epochs: 150, rate: 0.1 }
/** A wrong limit counts as several that are right, and one of which the policy is supposed to say nothing as part of one. */
const importance = { difference: 2, agreement: 1, absence: 0.5 }

const noWeights = Object.fromEntries(Object.keys(before).map((name) => [name, 0])) as Features

const examples = (await Promise.all(Deno.args.map(examplesIn))).flat()
const names = [...new Set(examples.map(({ author }) => author))]
const outcomes = names.map((author) => {
  const weights = fitted(examples.filter((each) => each.author !== author))
  const own = examples
    .filter((each) => each.author === author)
    .map((each) => ({ each, says: said(each, weights) }))
  return {
    author,
    found: own.filter(({ each, says }) => says !== null && says === each.differs).length,
    missed: own.filter(({ each, says }) => each.differs !== null && says !== each.differs).length,
    extra: own.filter(({ each, says }) => says !== null && says !== each.differs).length,
  }
})
for (const { author, found, missed, extra } of outcomes)
  console.log(`${author.padEnd(12)} ${found} found, ${missed} missed, ${extra} extra`)
console.log(`all          ${total('found')} found, ${total('missed')} missed, ${total('extra')} extra`)
await Deno.writeTextFile(weightsFile, `${JSON.stringify(fitted(examples), null, 2)}\n`)
// Workers that read images would keep the program alive.
Deno.exit(0)

function total(key: 'found' | 'missed' | 'extra'): number {
  return outcomes.reduce((sum, each) => sum + each[key], 0)
}

async function examplesIn(folder: string): Promise<Example[]> {
  const read = async (file: string) => {
    const bytes = await Deno.readFile(`${folder}/${file}`)
    return readDocument(bytes, { name: file })
  }
  const found: Example[] = []
  for (const { name } of Deno.readDirSync(`${folder}/certificates`)) {
    if (!name.endsWith('.truth.json')) continue
    const truth: CertificateTruth = JSON.parse(await Deno.readTextFile(`${folder}/certificates/${name}`))
    if (truth.comparedPolicy === null) continue
    const policy = await read(`policies/${truth.comparedPolicy}`)
    const whole = certificateForm(await read(`certificates/${name.replace('.truth.json', '.pdf')}`))
    const author = authorOf(truth.comparedPolicy.replace(/\.\w+$/, ''), folder)
    const { parts, elsewhere } = policyParts(policy, coverageRows(whole))
    const certificate = withoutRows(whole, elsewhere)
    const { statements: says, facts } = readReviewedPolicy(policy)
    const checked = withPools(shownValues(certificate), says, { policy, facts, parts, certificate }).filter(
      ({ own }) => isChecked(own),
    )
    const real = rightValues(
      checked.map(({ own }) => own),
      truth,
    )
    found.push(
      ...checked.flatMap(({ own, pool }): Example[] => {
        const value = valueOf(own)
        const right = real.get(own)
        if (!value || right === 'unknown') return []
        const candidates = comparableTo(own, pool)
        return [
          {
            author,
            shown: own,
            candidates,
            features: featuresOf(own, candidates),
            isRight: candidates.map((each) => keyOf(each) === (right ?? keyOf({ value }))),
            differs: right ?? null,
            weight: right === undefined ? importance.agreement : importance.difference,
          },
        ]
      }),
    )
  }
  return found
}

/** The right values of what is wrong on a certificate; what shares its value with an error and may be part of it is unknown. */
function rightValues(
  shown: readonly Statement[],
  { discrepancies }: CertificateTruth,
): Map<Statement, string> {
  const place = { page: 1, headings: [], origin: 'declarations' } as const
  const right = new Map<Statement, string>()
  for (const { field, onCertificate, shouldBe, source } of discrepancies) {
    const value = valueOf(statement(field, onCertificate, onCertificate, place))
    const isNone = /^(?:excluded|not|no|none)\b/i.test(shouldBe)
    const real = isNone ? null : valueOf(statement(field, shouldBe, shouldBe, place))
    if (source !== 'policy' || value === null) continue
    const like = shown
      .filter((own) => keyOf({ value: valueOf(own) }) === keyOf({ value }))
      .map((own) => ({
        own,
        likeness: labelLikeness(field, [own.label, own.item?.label, own.headings.at(-1)].join(' ')),
      }))
    const best = Math.max(...like.map(({ likeness }) => likeness))
    const meant = like.filter(({ likeness }) => likeness === best)
    for (const { own } of like)
      if (meant.some((each) => each.own === own))
        right.set(own, isNone ? 'excluded 0' : real ? keyOf({ value: real }) : 'unknown')
      else if (!right.has(own) && meant.some((each) => each.own.headings.join() === own.headings.join()))
        right.set(own, 'unknown')
  }
  return right
}

function keyOf({ value }: { readonly value: ReturnType<typeof valueOf> }): string {
  return value ? `${value.kind} ${value.number}` : ''
}

/** The other value that the review would report; null when it reports none. */
function said({ shown, candidates }: Example, by: Features): string | null {
  const own = keyOf({ value: valueOf(shown) })
  const other = counterpartsOf(shown, candidates, by).find((each) => keyOf(each) !== own)
  return other && other.probability > likelyOther ? keyOf(other) : null
}

/** The same limit beside a policy that is supposed to say nothing of it: what is left are limits of other coverages. */
function withoutIt(example: Example): Example[] {
  const { candidates, features, isRight } = example
  if (!isRight.includes(true)) return []
  const left = features.flatMap((own, at) => {
    const isNear =
      isRight[at] ||
      own.sameItem ||
      own.alike ||
      own.sameValue ||
      own.labelInQuote >= 0.6 ||
      Math.max(own.topicTitled, own.topicLabel) >= 0.3
    return isNear ? [] : [at]
  })
  return [
    {
      ...example,
      candidates: left.flatMap((at) => candidates[at] ?? []),
      features: left.flatMap((at) => features[at] ?? []),
      isRight: left.map(() => false),
      differs: null,
      weight: importance.absence,
    },
  ]
}

/** Weights under which the right candidates are likely together, or that there is none where none is right. */
function fitted(data: readonly Example[]): Features {
  const all = [...data, ...data.flatMap(withoutIt)]
  const columns = columnsOf(all.flatMap(({ features }) => features.map((own) => ({ features: own }))))
  const learned = all.map((each) => ({
    ...each,
    rows: each.features.map((own) => denseOf({ features: own }, columns)),
  }))
  const found = descend(columns, { ...rates, decay: strength * all.length, prior: known }, (now, slope) => {
    for (const { rows, isRight, weight } of learned) {
      const odds = rows.map((each) => Math.exp(dot(each, now)))
      const sum = odds.reduce((most, each) => most + each, 1)
      const right = odds.reduce((most, each, at) => most + (isRight[at] ? each : 0), 0)
      for (const [at, row] of rows.entries()) {
        const own = odds[at] ?? 0
        const wanted = isRight[at] ? own / right : 0
        add(slope, row, weight * (own / sum - wanted))
      }
    }
  })
  return { ...noWeights, ...found }
}
