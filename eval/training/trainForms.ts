import {
  comparedFeatures,
  kindFeatures,
  type MatchWeights,
  sharesOf,
  shortlistOf,
} from '../../api/knowledge/forms/matching/matchModel.ts'
import type { ValueKind } from '../../api/knowledge/forms/matching/valueKind.ts'
import { meaningOfLabel } from '../../api/knowledge/forms/matching/askedWords.ts'
import type { Features } from '../../api/knowledge/forms/matching/matchModel.ts'
import { type Dense, dot } from './descend.ts'
import { asColumns, type Choice, fitChoices, packed } from './fitChoices.ts'
import { type OptionExample, readForms, type ValueExample } from './formExamples.ts'
import labelKinds from './labelKinds.json' with { type: 'json' }
import { ridge } from './ridge.ts'

/**
 * `npm run eval:train-forms -- FOLDER`: fits the weights by which values and statements are matched to the fields of
 * forms. For each author of `independent/authors.json` it prints what is filled, rightly and wrongly, by the rules alone
 * and with weights fitted to all other authors.
 */
const weightsFile = `${import.meta.dirname}/../../api/knowledge/forms/matching/matchWeights.json`
/** On forms of authors not seen, what is filled from here on is rarely wrong. */
const enough = { record: 0.9, letter: 0.7, option: 0.85 }
/** Smaller weights make no difference. */
const leastWeight = 0.05
const fitting = { epochs: 200, decay: 0.0005 }
if (Deno.args.length === 0) {
  console.error('Name the folders to fit to: npm run eval:train-forms -- FOLDER …')
  Deno.exit(1)
}
const { values: valueExamples, options: optionExamples } = await readForms(Deno.args)
const authorsOfForms = [...new Set(valueExamples.map(({ author }) => author))]
const random = generator(7)
/** What labels ask for in general. */
const knownKinds = Object.entries(labelKinds).flatMap(([kind, labels]) =>
  labels.split('; ').map((label) => ({ meaning: meaningOfLabel(label, ''), kinds: new Set([kind]) })),
)

const unseen = authorsOfForms.map((author) => {
  const others = valueExamples.filter((each) => each.author !== author)
  const fitted = fitValues(others)
  const own = valueExamples.filter((each) => each.author === author)
  return { author, shortlists: own.map((each) => ({ example: each, best: shortlist(each, fitted) })) }
})
const choices = new Map(unseen.flatMap(({ shortlists }) => comparedChoices(shortlists)))
const bests = new Map(
  unseen.flatMap(({ shortlists }) => shortlists.map(({ example, best }) => [example, best])),
)
for (const author of authorsOfForms) report(author)
const values = fitValues(valueExamples)
const weights: MatchWeights = {
  kinds: values.kinds,
  values: pruned(values.weights),
  compared: pruned(fitChoices([...choices.values()], fitting)),
  options: pruned(fitChoices(optionExamples, fitting)),
  enough,
}
await Deno.writeTextFile(weightsFile, `${JSON.stringify(weights, null, 1)}\n`)
console.log(`${valueExamples.length} fields to write in, ${optionExamples.length} with options`)
Deno.exit(0)

function pruned(all: Features): Features {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, weight]) =>
      Math.abs(weight) < leastWeight ? [] : [[name, Math.round(weight * 100) / 100]],
    ),
  )
}

interface FittedValues {
  readonly kinds: MatchWeights['kinds']
  readonly weights: Features
}

/** First against some of the other candidates, then against those that came close. */
function fitValues(examples: readonly ValueExample[]): FittedValues {
  const known = [...new Set(examples.map(({ author }) => author))]
  for (const author of known) {
    const kinds = fitKinds(examples.filter((each) => each.author !== author))
    for (const example of examples) if (example.author === author) setKinds(example, kinds)
  }
  const findable = examples.filter(({ isRight }) => isRight.includes(true))
  const some = findable.map((each) => chosenRows(each, () => random()))
  const first = asColumns(fitChoices(some, { ...fitting, epochs: 60 }))
  const close = findable.map((each) => chosenRows(each, (row) => dot(row, first)))
  return {
    kinds: fitKinds(examples),
    weights: fitChoices(close, fitting),
  }
}

function chosenRows({ rows, isRight }: ValueExample, rank: (row: Dense) => number): Choice {
  const others = rows
    .filter((_, at) => !isRight[at])
    .map((row) => ({ row, score: rank(row) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 25)
  const right = rows.filter((_, at) => isRight[at])
  return {
    rows: [...right, ...others.map(({ row }) => row)],
    isRight: [...right.map(() => true), ...others.map(() => false)],
  }
}

function fitKinds(examples: readonly ValueExample[]): MatchWeights['kinds'] {
  return ridge([
    ...knownKinds,
    ...examples.flatMap(({ words, candidates, isRight }) => {
      const kinds = new Set<ValueKind>(candidates.flatMap(({ kind }, at) => (isRight[at] ? [kind] : [])))
      return kinds.size === 0 ? [] : [{ meaning: words.meaning, kinds }]
    }),
  ])
}

/** The first two features of a row are those of its kind. */
function setKinds({ words, candidates, rows }: ValueExample, kinds: MatchWeights['kinds']): void {
  const likely = kindFeatures(words.meaning, kinds)
  for (const [at, { kind }] of candidates.entries()) rows[at]?.values.set(Object.values(likely(kind)))
}

function shortlist(example: ValueExample, { kinds, weights: own }: FittedValues) {
  setKinds(example, kinds)
  const fitted = asColumns(own)
  return shortlistOf(
    example.candidates.map((candidate, at) => {
      const row = example.rows[at]
      return { candidate, score: row ? dot(row, fitted) : 0 }
    }),
  )
}

type Shortlisted = { readonly example: ValueExample; readonly best: ReturnType<typeof shortlist> }

function comparedChoices(all: readonly Shortlisted[]): [ValueExample, Choice][] {
  return [...Map.groupBy(all, ({ example }) => example.form).values()].flatMap((shortlists) =>
    comparedFeatures(shortlists.map(({ example, best }) => ({ words: example.words, best }))).map(
      (features, of): [ValueExample, Choice] => {
        const { example, best } = shortlists[of] as Shortlisted
        const isRight = best.map(
          ({ candidate }) => example.isRight[example.candidates.indexOf(candidate)] ?? false,
        )
        return [example, { rows: features.map(packed), isRight: [...isRight, !isRight.includes(true)] }]
      },
    ),
  )
}

function report(author: string): void {
  const compared = fitChoices(
    [...choices].flatMap(([each, choice]) => (each.author === author ? [] : [choice])),
    fitting,
  )
  const options = fitChoices(
    optionExamples.filter((each) => each.author !== author),
    fitting,
  )
  const judged = [
    ...[...choices].flatMap(([example, choice]) =>
      example.author === author
        ? [{ example, ...judgedValue(choice, asColumns(compared), bests.get(example) ?? []) }]
        : [],
    ),
    ...optionExamples.flatMap((example) =>
      example.author === author ? [{ example, ...judgedOption(example, asColumns(options)) }] : [],
    ),
  ]
  const count = (some: readonly boolean[]) =>
    `${((100 * some.filter(Boolean).length) / judged.length).toFixed(1)}%`
  const filled = judged.map(({ example, isRight, share, least }) => {
    const isMatch = share >= least
    return {
      isRight: example.isRuleFilled ? example.isRuleRight : isMatch ? isRight : example.isEmpty,
      isFilled: example.isRuleFilled || isMatch,
    }
  })
  console.log(
    `${author}: by rules ${count(judged.map(({ example }) => example.isRuleRight))} right, ${count(
      judged.map(({ example }) => example.isRuleFilled && !example.isRuleRight),
    )} wrong; with matches ${count(filled.map(({ isRight }) => isRight))} right, ${count(
      filled.map(({ isRight, isFilled }) => isFilled && !isRight),
    )} wrong; by matches alone ${count(
      judged.map(({ example, isRight, share, least }) => (share >= least ? isRight : example.isEmpty)),
    )} right, ${count(judged.map(({ isRight, share, least }) => share >= least && !isRight))} wrong`,
  )
}

function judgedValue({ rows, isRight }: Choice, fitted: Float64Array, best: Shortlisted['best']) {
  const shares = sharesOf(rows.map((row) => dot(row, fitted))).slice(0, -1)
  const share = Math.max(0, ...shares)
  const at = shares.indexOf(share)
  const least = enough[best[at]?.candidate.isFromLetter ? 'letter' : 'record']
  return { share, isRight: isRight[at] ?? false, least }
}

function judgedOption({ rows, isRight, options }: OptionExample, fitted: Float64Array) {
  const shares = sharesOf(rows.map((row) => dot(row, fitted)))
  const answers = Map.groupBy(shares.keys(), (at) => options[at] ?? null)
  answers.delete(null)
  const [best] = [...answers.values()]
    .map((places) => ({
      share: places.reduce((sum, at) => sum + (shares[at] ?? 0), 0),
      isRight: places.some((at) => isRight[at]),
    }))
    .toSorted((a, b) => b.share - a.share)
  return { share: best?.share ?? 0, isRight: best?.isRight ?? false, least: enough.option }
}

/** The same numbers in every run. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}
