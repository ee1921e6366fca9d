import { numberInWords, type Word } from '../../reading/index.ts'

const spelledWord = new RegExp(
  String.raw`^(?:(?:${numberInWords}|hundred|thousand|million|and|us|dollars?)-?)+$`,
  'i',
)

/** "Five Million Dollars ($5,000,000)": the words before an amount say it once more. */
export function withoutSpelled(runs: readonly Word[][]): Word[][] {
  return runs.flatMap((run, at) => {
    const next = runs[at + 1]?.[0]?.text ?? ''
    const last = run.findLastIndex(({ text }) => !spelledWord.test(text))
    const isSpelled = last < run.length - 1 && /^\(\$?\d/.test(next)
    const kept = isSpelled ? run.slice(0, last + 1) : run
    return kept.length > 0 ? [kept] : []
  })
}
