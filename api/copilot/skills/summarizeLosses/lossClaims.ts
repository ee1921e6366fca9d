import type { PolicyFacts } from '../../../knowledge/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { policyYears, type PolicyYear } from './policyYears.ts'

/** A claim of a loss run; amounts in cents. */
export interface Claim {
  readonly number: string
  readonly date: string | null
  readonly year: string | null
  readonly status: string
  readonly description: string
  readonly paid: number
  readonly reserve: number
  readonly incurred: number
  /** Where it is listed, by its first cells. */
  readonly file: TaskFile
  readonly quote: string
  readonly page: number
}

interface LossRuns {
  readonly claims: readonly Claim[]
  /** The policy years with their premiums, where the files state them. */
  readonly terms: readonly PolicyYear[]
  /** The lines that say as of when the claims are valued. */
  readonly valuations: readonly { readonly file: TaskFile; readonly quote: string; readonly page: number }[]
}

const valuation = /\b(?:valuation|valued|evaluated|evaluation|as of)\b.{0,30}\d{1,4}[/-]\d{1,2}/i

/** Reads the claims of loss runs. A claim on several of them counts once, as the first file has it. */
export async function lossClaims(task: Task, files: readonly TaskFile[]): Promise<LossRuns> {
  const claims: Claim[] = []
  const terms = new Map<string, PolicyYear>()
  const valuations: LossRuns['valuations'][number][] = []
  for (const file of files) {
    const { facts } = await task.journal.call(readFacts, { fileId: file.id, name: file.name })
    const { reading } = await readFileOf(task, file.id)
    const lines = reading.pages.flatMap((page) =>
      page.lines.map(({ text }) => ({ quote: text, page: page.number })),
    )
    for (const term of policyYears(lines.map(({ quote }) => quote).join('\n'))) terms.set(term.from, term)
    const stated = lines.find(({ quote }) => valuation.test(quote))
    if (stated) valuations.push({ file, ...stated })
    for (const schedule of facts.schedules.filter(({ kind }) => kind === 'losses'))
      for (const row of schedule.rows) {
        const claim = claimOf(schedule, row, file)
        if (!claim.number || claims.every(({ number }) => number !== claim.number)) claims.push(claim)
      }
  }
  return { claims, terms: [...terms.values()], valuations }
}

type Schedule = PolicyFacts['schedules'][number]

function claimOf({ columns }: Schedule, { cells, page }: Schedule['rows'][number], file: TaskFile): Claim {
  const cellOf = (key: string) => cells[columns.findIndex((column) => column.key === key)]
  const amount = (key: string) => {
    const value = cellOf(key)?.value
    return typeof value === 'number' ? value : null
  }
  const textOf = (key: string) => cellOf(key)?.text.trim() ?? ''
  const [paid, reserve] = [amount('paid') ?? 0, amount('reserve') ?? 0]
  const date = cellOf('dateOfLoss')?.value
  return {
    number: textOf('claimNumber'),
    date: typeof date === 'string' ? date : null,
    year: typeof date === 'string' ? date.slice(0, 4) : null,
    status: textOf('status'),
    description: textOf('description'),
    paid,
    reserve,
    incurred: amount('incurred') ?? paid + reserve,
    file,
    quote: [textOf('claimNumber'), textOf('dateOfLoss')].filter(Boolean).join(' '),
    page: cellOf('claimNumber')?.page ?? page,
  }
}

/** Whether a claim is open by its status, or without one by its reserve. */
export function isOpen({ status, reserve }: Claim): boolean {
  return status === '' ? reserve > 0 : /^(?:re-?)?open|^o$|pending/i.test(status)
}

/** Losses against the premium of the policy year in which they happened; null without a premium. */
export function lossRatio({ from, to, premium }: PolicyYear, claims: readonly Claim[]) {
  const own = claims.filter(({ date }) => date !== null && from <= date && date < to)
  const incurred = own.reduce((sum, claim) => sum + claim.incurred, 0)
  return { incurred, ratio: premium === 0 ? null : `${((incurred / premium) * 100).toFixed(1)}%` }
}
