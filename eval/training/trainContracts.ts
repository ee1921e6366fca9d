import type { RequirementStatus } from '../../api/knowledge/reviews/contractFinding.ts'
import {
  type Demand,
  type Features,
  hypotheses,
  type Hypothesis,
  indexed,
  lineAsked,
} from '../../api/knowledge/reviews/demandEvidence.ts'
import { familiesIn } from '../../api/knowledge/reviews/insuredFamilies.ts'
import { isWeighed, statusOf, weighed } from '../../api/knowledge/reviews/judgeByEvidence.ts'
import { reviewContract } from '../../api/knowledge/reviews/reviewContract.ts'
import { readDocument } from '../../api/reading/index.ts'
import type { ContractTruth } from '../parts/reviews.ts'
import { findingFor } from '../parts/reviews.ts'
import { normalizeText } from '../scoring/normalize.ts'
import { authorOf } from './authorOf.ts'
import { fitChoices, packed } from './fitChoices.ts'

/**
 * `npm run eval:train-contracts -- FOLDER …`: fits the weights by which the review of contracts judges what no rule
 * settles. It learns from all requirements of those folders and from `demands.jsonl`. For each author it prints how many
 * of the requirements that are left open are judged rightly by weights fitted to all others.
 */
interface Example {
  readonly author: string
  readonly hypotheses: readonly Hypothesis[]
  readonly right: readonly string[]
  /** The words of the policy that decide, where the author gives them. */
  readonly evidence: string | null
  /** Whether the rules leave it open. */
  readonly isOpen: boolean
}

/** Policies of any line in a few of their sentences ("Title :: sentence"), and what demands come to under them. */
interface Taught {
  readonly policy: string
  readonly says: readonly string[]
  readonly asks: readonly (readonly [string, RequirementStatus])[]
}

const weightsFile = `${import.meta.dirname}/../../api/knowledge/reviews/evidenceWeights.json`
const fitting = { epochs: 300, decay: 0.002 }

const taught = taughtExamples(await Deno.readTextFile(`${import.meta.dirname}/demands.jsonl`))
const examples: Example[] = []
for (const folder of Deno.args) examples.push(...(await examplesIn(folder)))

const outcomes = [...new Set(examples.map(({ author }) => author))].map((author) => {
  const weights = fittedTo(examples.filter((each) => each.author !== author))
  const open = examples.filter((each) => each.author === author && each.isOpen)
  const said = open.map((each) => ({ each, status: statusOf(weighed(each.hypotheses, weights)) }))
  return {
    author,
    open: open.length,
    undecided: open.filter(({ right }) => right.includes('cannot tell')).length,
    right: said.filter(({ each, status }) => each.right.includes(status)).length,
    worst: said.filter(({ each, status }) => status === 'met' && each.right.includes('not met')).length,
  }
})
const all = { author: 'all', open: 0, undecided: 0, right: 0, worst: 0 }
for (const each of outcomes)
  for (const key of ['open', 'undecided', 'right', 'worst'] as const) all[key] += each[key]
for (const { author, open, undecided, right, worst } of [...outcomes, all])
  console.log(
    `${author.padEnd(12)} ${open} left open, ${undecided} right as such, ${right} right when judged, ${worst} "not met" called "met"`,
  )
await Deno.writeTextFile(weightsFile, `${JSON.stringify(fittedTo(examples), null, 1)}\n`)
// Workers that read images would keep the program alive.
Deno.exit(0)

async function examplesIn(folder: string): Promise<Example[]> {
  const read = async (file: string) => readDocument(await Deno.readFile(`${folder}/${file}`), { name: file })
  const files = [...Deno.readDirSync(`${folder}/contracts`)]
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b))
  const found: Example[] = []
  for (const file of files.filter((name) => name.endsWith('.truth.json'))) {
    const name = file.replace('.truth.json', '')
    const truth: ContractTruth = JSON.parse(await Deno.readTextFile(`${folder}/contracts/${file}`))
    const document = files.includes(`${name}.docx`) ? `${name}.docx` : `${name}.pdf`
    const own = new Map<string, Pick<Example, 'hypotheses' | 'isOpen'>>()
    const findings = reviewContract(
      await read(`contracts/${document}`),
      await read(`policies/${truth.reviewedPolicy}`),
      [],
      null,
      (judgment, demand, passages) => {
        own.set(`${demand.kind} ${demand.quote}`, {
          hypotheses: hypotheses(demand, passages),
          isOpen: judgment.status === 'cannot tell' && isWeighed(demand),
        })
        return judgment
      },
    )
    for (const wanted of truth.requirements) {
      const requirement = findingFor(wanted, findings)?.requirement
      const example =
        requirement &&
        (own.get(`${requirement.kind} ${requirement.quote}`) ??
          own.get(`${requirement.kind} ${requirement.lead} ${requirement.quote}`))
      if (example)
        found.push({
          ...example,
          author: authorOf(truth.reviewedPolicy.replace(/\.\w+$/, ''), folder),
          right: [wanted.status, ...(wanted.alsoAcceptableStatus ?? [])],
          evidence: wanted.evidence?.quote ?? null,
        })
    }
  }
  return found
}

function taughtExamples(text: string): Example[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const { policy, says, asks }: Taught = JSON.parse(line)
      const passages = indexed(
        says.map((row, block) => {
          const [title, sentence] = row.includes(' :: ') ? row.split(' :: ') : [undefined, row]
          return {
            text: sentence ?? '',
            page: 1,
            kind: sentence?.endsWith('.') ? ('sentence' as const) : ('row' as const),
            headings: title === undefined ? [] : [title],
            leadIn: '',
            block,
          }
        }),
      )
      const families = new Set([policy, ...says].flatMap(familiesIn))
      return asks.map(([quote, status]) => ({
        author: 'taught',
        hypotheses: hypotheses(demandOf(quote, families), passages),
        right: [status],
        evidence: null,
        isOpen: false,
      }))
    })
}

function demandOf(quote: string, families: ReadonlySet<string>): Demand {
  const family = lineAsked(quote)
  return {
    quote,
    kind: 'coverage',
    isConditional: false,
    isOwnLine: family === null ? null : families.has(family),
    isStated: null,
    hasWording: true,
    contract: '',
    insured: null,
  }
}

function fittedTo(own: readonly Example[]): Features {
  const open = own.filter(({ isOpen }) => isOpen)
  // What the rules leave open is what the weights will judge.
  return fitChoices([...own, ...open, ...taught].map(choiceOf), fitting)
}

/** The readings that are right: those of the words that decide, where these are known. */
function choiceOf(example: Example) {
  const { hypotheses: own, right, evidence } = example
  const isRight = own.map(({ status }) => right.includes(status))
  const isProof = own.map(
    ({ passage, status }) =>
      passage !== null && evidence !== null && right.includes(status) && isPart(passage.text, evidence),
  )
  return {
    rows: own.map(({ features }) => packed(features)),
    isRight: isProof.includes(true) ? isProof : isRight,
  }
}

function isPart(text: string, other: string): boolean {
  const [a, b] = [text, other].map((each) => normalizeText(each).toLowerCase())
  return a !== undefined && b !== undefined && (a.includes(b) || b.includes(a))
}
