import type { PolicyFacts } from '../../../knowledge/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { cleanWords, type PolicyTerm, policyTerms } from './policyYears.ts'

/** A claim of a loss run; amounts in cents. */
export interface Claim {
  readonly number: string
  /** The policy it is listed under; empty if none is. */
  readonly policy: string
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
  /** The policy terms that the files name, with or without claims; oldest first. */
  readonly terms: readonly PolicyTerm[]
  /** The lines that say as of when the claims are valued. */
  readonly valuations: readonly (LineOf & { /** As printed. */ readonly date: string })[]
  /** The lines that say that there were no losses. */
  readonly cleanLines: readonly LineOf[]
}

interface LineOf {
  readonly file: TaskFile
  readonly quote: string
  readonly page: number
}

const valuation =
  /\b(?:valuation|valued|evaluated|evaluation|as of)\b.{0,30}?((?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4})|\d{4}-\d{2}-\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4})/i

/** Reads the claims of loss runs. A claim on several of them counts once, as the first file has it. */
export async function lossClaims(task: Task, files: readonly TaskFile[]): Promise<LossRuns> {
  const claims: Claim[] = []
  const terms = new Map<string, PolicyTerm>()
  const cleanLines: LineOf[] = []
  const valuations: LossRuns['valuations'][number][] = []
  for (const file of files) {
    const { facts } = await task.journal.call(readFacts, { fileId: file.id, name: file.name })
    const { reading } = await readFileOf(task, file.id)
    const lines = reading.pages.flatMap((page) =>
      page.lines.map(({ text }) => ({ quote: text, page: page.number })),
    )
    for (const term of policyTerms(lines.map(({ quote }) => quote).join('\n')))
      terms.set(`${term.policy} ${term.from}`, term)
    const stated = lines.find(({ quote }) => valuation.test(quote))
    const date = stated && valuation.exec(stated.quote)?.[1]
    if (stated && date) valuations.push({ file, ...stated, date })
    const clean = lines.find(({ quote }) => cleanWords.test(quote))
    if (clean) cleanLines.push({ file, ...clean })
    for (const schedule of facts.schedules.filter(({ kind }) => kind === 'losses'))
      for (const row of schedule.rows) {
        const claim = claimOf(schedule, row, file)
        if (!claim.number || claims.every(({ number }) => number !== claim.number)) claims.push(claim)
      }
  }
  const sorted = [...terms.values()].toSorted((a, b) => a.from.localeCompare(b.from))
  return { claims, terms: sorted, valuations, cleanLines }
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
    policy: textOf('policyNumber'),
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

/** The claims of a policy term: those listed under its policy, or else of its dates. */
export function claimsOf(term: PolicyTerm, claims: readonly Claim[]): Claim[] {
  const own = term.policy === null ? '' : policyKey(term.policy)
  return claims.filter(({ policy, date }) => {
    const isDated = date !== null && term.from <= date && date < term.to
    const listed = policyKey(policy)
    // "GL PMC 4471902-03" is listed as "PMC 4471902-03" of the line GL.
    if (own === '' || listed === '') return isDated
    return own.endsWith(listed) || listed.endsWith(own) ? isDated || date === null : false
  })
}

function policyKey(policy: string): string {
  return policy.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
}

/** Losses against the premium of the policy term in which they happened; null without a premium. */
export function lossRatio(term: PolicyTerm & { readonly premium: number }, claims: readonly Claim[]) {
  const incurred = claimsOf(term, claims).reduce((sum, claim) => sum + claim.incurred, 0)
  return { incurred, ratio: term.premium === 0 ? null : `${((incurred / term.premium) * 100).toFixed(1)}%` }
}
