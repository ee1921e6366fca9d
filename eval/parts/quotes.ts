import { comparison, severalComparison } from '../../api/knowledge/index.ts'
import type { EvalFolder, EvalPart } from '../evalPart.ts'
import { emptyTally, isSameQuote, labelLikeness, scoresOf, sharesWords } from './scoreReviews.ts'

interface QuoteTruth {
  readonly a: string
  readonly b: string
  readonly c?: string
  readonly differences: readonly {
    readonly id: string
    readonly field: string
    readonly a: unknown
    readonly b: unknown
    readonly c?: unknown
    readonly materiality: string
    readonly quoteA: string | null
    readonly quoteB: string | null
    readonly quoteC?: string | null
    readonly betterForInsured: Letter | null
  }[]
}

type Letter = 'A' | 'B' | 'C'

/** How two quotes or more differ: what each says, and the letter of the better one. */
async function differencesOf(folder: EvalFolder, files: readonly string[]) {
  const read = await Promise.all(files.map((file) => folder.read(`quotes/${file}`)))
  const readings = read.map(({ reading }) => reading)
  const [a, b] = readings
  if (!a || !b) throw new Error('A comparison needs two quotes.')
  if (readings.length > 2)
    return severalComparison.run(readings).rows.map(({ label, sides, best }) => ({
      label,
      sides,
      better: best === null ? null : 'ABC'.charAt(best),
    }))
  return comparison.run(a, b).differences.map((each) => ({
    label: each.label,
    sides: [each.a, each.b],
    better: each.better,
  }))
}

/** What an insured keeps or pays is not what is insured, though one row states both. */
function kindOfField(label: string): 'kept' | 'price' | 'limit' {
  if (/deductible|retention|\bSIR\b|waiting/i.test(label)) return 'kept'
  return /premium|price|\bcost\b|\bfees?\b|tax/i.test(label) ? 'price' : 'limit'
}

const weights: Readonly<Record<string, number>> = { high: 3, medium: 2, low: 1 }

/** The differences between two quotes. */
export const quotes: EvalPart = {
  name: 'quotes',
  resultsKey: 'quotes',
  async run(folder) {
    const tally = emptyTally()
    const misses: string[] = []
    const results: { name: string; differences: object[] }[] = []
    for (const file of await folder.list('quotes', '.truth.json')) {
      const name = file.replace(/\.truth\.json$/, '')
      const truth: QuoteTruth = JSON.parse(await folder.text(`quotes/${file}`))
      const differences = await differencesOf(folder, [truth.a, truth.b, ...(truth.c ? [truth.c] : [])])
      for (const wanted of truth.differences) {
        const weight = weights[wanted.materiality] ?? 1
        tally.expected += weight
        const printed = [wanted.quoteA, wanted.quoteB, wanted.quoteC]
        const values = [wanted.a, wanted.b, wanted.c]
        const quoted = differences
          .filter(({ sides }) =>
            sides.some((side, at) => {
              const quote = printed[at] ?? null
              return quote !== null && isSameQuote(side?.quote ?? null, quote)
            }),
          )
          .toSorted(
            (x, y) =>
              Number(kindOfField(y.label) === kindOfField(wanted.field)) -
                Number(kindOfField(x.label) === kindOfField(wanted.field)) ||
              labelLikeness(y.label, wanted.field) - labelLikeness(x.label, wanted.field),
          )
        // One sentence may say several things: the likest label is meant.
        const found =
          quoted.find((each) => sharesWords(each.label, wanted.field)) ??
          quoted[0] ??
          differences.find((each) => sharesWords(each.label, wanted.field))
        if (!found) {
          misses.push(`${name} ${wanted.id} not found: ${wanted.field}`)
          continue
        }
        tally.found += weight
        tally.judged++
        if (found.sides.some((side, at) => isWrongAmount(side, values[at]))) {
          tally.worst++
          const given = found.sides.map((side) => valueOf(side)).join(' | ')
          const right = values.slice(0, found.sides.length).map(String).join(' | ')
          misses.push(
            `${name} ${wanted.id} wrong amount: ${wanted.field}: ${given}, should be ${right} (${found.label})`,
          )
        } else if (wanted.betterForInsured === null || found.better === wanted.betterForInsured) tally.right++
        else
          misses.push(
            `${name} ${wanted.id} better ${found.better}, should be ${wanted.betterForInsured}: ${wanted.field}`,
          )
      }
      tally.answers += differences.length
      results.push({
        name,
        differences: differences.map(({ label, sides, better }) => ({
          field: label,
          values: sides.map((side) => valueOf(side)),
          betterForInsured: better,
          quotes: sides.map((side) => side && { quote: side.quote, page: side.page }),
        })),
      })
    }
    return {
      results,
      misses,
      scores: scoresOf(tally, 'wrong amounts').filter(
        ({ metric }) => metric !== 'precision' && metric !== 'F1',
      ),
    }
  },
}

function isWrongAmount(side: { amount: number | null } | null, value: unknown): boolean {
  return typeof value === 'number' && side?.amount != null && side.amount !== value * 100
}

function valueOf(
  side: { amount: number | null; text: string; standing: string } | null,
): number | string | null {
  if (!side || side.standing === 'excluded') return side ? 'excluded' : null
  return side.amount === null ? side.text : side.amount / 100
}
