import { dollars, type PolicyFacts } from '../../../knowledge/index.ts'
import type { Reading, ReadPage } from '../../../reading/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { cleanTermsIn, cleanWords, policyYears, type PolicyYear, termIn, toldPremium } from './policyYears.ts'
import { byLineAndTerm, type LineTerm } from './lineTerms.ts'
import { lossNotes } from './lossNotes.ts'
import { labeledClaims } from './labeledClaims.ts'
import { centsOf, printedRows, recoveredIn, reportTotals, tellsLoss } from './printedRows.ts'

/** A claim of a loss run; amounts in cents. */
export interface Claim {
  readonly number: string
  readonly date: string | null
  readonly year: string | null
  readonly status: string
  readonly description: string
  /** The line of business as the loss run names it; null where it does not. */
  readonly line: string | null
  readonly paid: number
  readonly reserve: number
  /** What adjusting it cost, where that is incurred besides what is paid and reserved. */
  readonly expense: number
  /** What was got back, and so is not incurred. */
  readonly recovered: number
  readonly incurred: number
  /** The term of the policy that it is listed under. */
  readonly term: PolicyYear | null
  /** Where it is listed, by its first cells. */
  readonly file: TaskFile
  readonly quote: string
  readonly page: number
}

export interface LossRuns {
  readonly claims: readonly Claim[]
  /** The policy years that the files name, with their premiums as stated there or told by the user. */
  readonly terms: readonly PolicyYear[]
  /** The terms of each line of business, also those without claims. */
  readonly lineTerms: readonly LineTerm[]
  /** Whether a premium is the user's. */
  readonly isPremiumTold: boolean
  /** The rows that total a whole report, where the claims do not add up to any of their amounts. */
  readonly unmatched: readonly { readonly row: string; readonly file: TaskFile; readonly incurred: number }[]
  /** The lines that say as of when the claims are valued. */
  readonly valuations: readonly (LineOf & { /** As printed. */ readonly date: string })[]
  /** What the files say of how their figures are to be read. */
  readonly notes: readonly LineOf[]
  /** The lines that say that there were no losses, of files without claims. */
  readonly cleanLines: readonly LineOf[]
  /** The files that neither list claims which can be read nor say that there were none. */
  readonly unread: readonly TaskFile[]
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
  const terms = new Map<string, PolicyYear>()
  const lineTerms: LineTerm[] = []
  const valuations: LossRuns['valuations'][number][] = []
  const cleanLines: LineOf[] = []
  const notes: LineOf[] = []
  const unmatched: LossRuns['unmatched'][number][] = []
  const unread: TaskFile[] = []
  for (const file of files) {
    const { facts } = await task.journal.call(readFacts, { fileId: file.id, name: file.name })
    const { reading } = await readFileOf(task, file.id)
    const lines = reading.pages.flatMap((page) =>
      page.lines.map(({ text }) => ({ quote: text, page: page.number })),
    )
    for (const term of policyYears(lines.map(({ quote }) => quote).join('\n'))) terms.set(term.from, term)
    const stated = lines.find(({ quote }) => valuation.test(quote))
    const date = stated && valuation.exec(stated.quote)?.[1]
    if (stated && date) valuations.push({ file, ...stated, date })
    notes.push(...lossNotes(reading).map((note) => ({ file, ...note })))
    const rows = reading.pages.flatMap(printedRows)
    const { claims: own, lineTerms: ownTerms } = byLineAndTerm(
      withRecoveries(claimsIn(facts, reading.pages, file), rows),
      { rows, tabled: tabledRows(reading) },
    )
    lineTerms.push(...ownTerms)
    claims.push(...own.filter(({ number }) => !number || claims.every((claim) => claim.number !== number)))
    for (const term of [...own.map((claim) => claim.term), ...cleanTerms(reading, own)])
      if (term && !terms.has(term.from)) terms.set(term.from, term)
    const incurred = own.reduce((sum, claim) => sum + claim.incurred, 0)
    const totals = reportTotals(rows)
    // What a line says of one term does not speak for claims that stand elsewhere.
    const clean = lines.find(({ quote }) => cleanWords.test(quote))
    if (own.length === 0 && clean && !rows.some(tellsLoss)) cleanLines.push({ file, ...clean })
    else if (own.length === 0) unread.push(file)
    else if (totals.length > 0 && !totals.some(({ amounts }) => amounts.includes(incurred)))
      unmatched.push({ row: totals.at(-1)?.row ?? '', file, incurred })
  }
  const told = [
    task.request,
    ...task.history.flatMap(({ by, text }) => (by === 'USER' ? [text] : [])).toReversed(),
  ]
    .map(toldPremium)
    .find((premium) => premium !== null)
  const years = [...terms.values()]
  return {
    claims,
    lineTerms: [...new Map(lineTerms.map((term) => [`${term.line} ${term.from}`, term])).values()],
    terms: years.map((term) => ({ ...term, premium: term.premium ?? told ?? null })),
    isPremiumTold: told !== undefined && years.some(({ premium }) => premium === null),
    unmatched,
    valuations,
    notes,
    cleanLines,
    unread,
  }
}

/** The policy terms whose row says that there were no claims, as far as none is listed in them. */
function cleanTerms(reading: Reading, claims: readonly Claim[]): PolicyYear[] {
  return [...reading.pages.flatMap(printedRows), ...tabledRows(reading)]
    .flatMap(cleanTermsIn)
    .filter((term) => claimsOf(term, claims).length === 0)
}

/** The rows of tables; a narrow column breaks what their printed lines have. */
function tabledRows({ blocks }: Reading): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text).join(' ')) : [],
  )
}

/** The claims of one file: of its tables, or else of its lines. */
function claimsIn(facts: PolicyFacts, pages: readonly ReadPage[], file: TaskFile): Claim[] {
  const listed = ownClaims(facts, file)
  if (listed.length > 0) return listed
  return pages.flatMap((page) =>
    labeledClaims(printedRows(page)).map((claim) => ({
      ...claim,
      line: null,
      recovered: 0,
      expense: 0,
      term: null,
      year: claim.date.slice(0, 4),
      file,
      quote: claim.number,
      page: page.number,
    })),
  )
}

/** The claims of the tables of one file. A claim may have a row for each coverage that pays for it; another table repeats it. */
function ownClaims(facts: PolicyFacts, file: TaskFile): Claim[] {
  const claims: Claim[] = []
  for (const schedule of facts.schedules.filter(({ kind }) => kind === 'losses')) {
    const listed = rowsOf(schedule, file).filter((claim) => !isClean(claim))
    const byNumber = Map.groupBy(listed, ({ number, date }) => (number ? `${number} ${date}` : Symbol()))
    for (const [first, ...others] of byNumber.values())
      if (first && (!first.number || claims.every(({ number }) => number !== first.number)))
        claims.push(others.reduce(withRow, first))
  }
  return claims
}

/** The different rows of a table. */
function rowsOf(schedule: Schedule, file: TaskFile): Claim[] {
  const rows = new Map(schedule.rows.map((row) => [row.cells.map((each) => each?.text ?? '').join('|'), row]))
  return [...rows.values()].map((row) => claimOf(schedule, row, file))
}

/** A row that says that a term had no claims: "NO CLAIMS" as the number, or a dash with "No losses reported" behind it. */
function isClean({ number, date, description, status, incurred }: Claim): boolean {
  if (incurred !== 0) return false
  const isUnnumbered = date === null && !/\d/.test(number)
  return cleanWords.test(number) || (isUnnumbered && cleanWords.test(`${description} ${status}`))
}

function withRow(claim: Claim, row: Claim): Claim {
  return {
    ...claim,
    status: isOpen(row) ? row.status : claim.status,
    description: [...new Set([claim.description, row.description])].filter(Boolean).join('; '),
    // A row for each coverage of a claim names no line of business.
    line: claim.line === row.line ? claim.line : null,
    paid: claim.paid + row.paid,
    reserve: claim.reserve + row.reserve,
    recovered: claim.recovered + row.recovered,
    expense: claim.expense + row.expense,
    incurred: claim.incurred + row.incurred,
  }
}

/** The claims less what rows of their own recovered: "Subrogation recovery (2,500.00)". */
function withRecoveries(claims: readonly Claim[], rows: readonly string[]): Claim[] {
  const recovered = new Map<string, number>()
  let last: string | null = null
  for (const row of rows) {
    const numbered = claims.find(({ number }) => number.length > 3 && row.includes(number))
    last = numbered?.number ?? last
    const amount = numbered ? null : recoveredIn(row)
    if (amount !== null && last !== null) recovered.set(last, (recovered.get(last) ?? 0) + amount)
  }
  return claims.map((claim) => {
    const amount = recovered.get(claim.number) ?? 0
    return amount === 0
      ? claim
      : {
          ...claim,
          description: [claim.description, `${dollars(amount)} recovered`].filter(Boolean).join('; '),
          paid: claim.paid - amount,
          incurred: claim.incurred - amount,
        }
  })
}

type Schedule = PolicyFacts['schedules'][number]

function claimOf({ columns }: Schedule, { cells, page }: Schedule['rows'][number], file: TaskFile): Claim {
  const cellOf = (key: string) => cells[columns.findIndex((column) => column.key === key)]
  const amount = (key: string) => {
    const value = cellOf(key)?.value
    return typeof value === 'number' ? value : null
  }
  const textOf = (key: string) => cellOf(key)?.text.trim() ?? ''
  const [paid, reserve, recovered] = [amount('paid') ?? 0, amount('reserve') ?? 0, amount('recovered') ?? 0]
  const incurred = amount('incurred') ?? paid + reserve - recovered
  const expense = centsOf(/^\$?\s?([\d,]+(?:\.\d\d)?)$/.exec(textOf('expense'))?.[1] ?? '0')
  const date = cellOf('dateOfLoss')?.value
  return {
    // A number that a narrow column breaks at its hyphen is one word.
    number: textOf('claimNumber').replaceAll(/-\s+/g, '-'),
    date: typeof date === 'string' ? date : null,
    year: typeof date === 'string' ? date.slice(0, 4) : null,
    status: textOf('status'),
    description: textOf('description'),
    line: textOf('line') || null,
    paid,
    reserve,
    recovered,
    expense: Math.abs(paid + reserve + expense - recovered - incurred) <= 100 ? expense : 0,
    incurred,
    term: termIn(termKeys.map(textOf).find((text) => text !== '') ?? ''),
    file,
    quote: [textOf('claimNumber'), textOf('dateOfLoss')].filter(Boolean).join(' '),
    page: cellOf('claimNumber')?.page ?? page,
  }
}

const termKeys = ['term', 'policy_term', 'policy_period', 'effectiveDate']

/** Whether a claim is open by its status, or by its reserve where the status is missing or cannot be read. */
export function isOpen({ status, reserve }: Pick<Claim, 'status' | 'reserve'>): boolean {
  if (/^(?:re-?)?open|^o$|pending/i.test(status)) return true
  return reserve > 0 && !/^cl|^c$|\bclosed\b|settled|denied|withdrawn|dismissed|^cnp$|^cwp$/i.test(status)
}

/** The claims of a policy year. */
export function claimsOf({ from, to }: Pick<PolicyYear, 'from' | 'to'>, claims: readonly Claim[]): Claim[] {
  return claims.filter(({ date }) => date !== null && from <= date && date < to)
}

/** Losses against the premium of the policy year in which they happened; the ratio is null without a premium. */
export function lossRatio(year: PolicyYear, claims: readonly Claim[]) {
  const incurred = claimsOf(year, claims).reduce((sum, claim) => sum + claim.incurred, 0)
  const { premium } = year
  return { incurred, ratio: premium ? `${((incurred / premium) * 100).toFixed(1)}%` : null }
}

/** Says whose claims are missing; nothing where all were read. */
export function unreadNotes(files: readonly TaskFile[]): string[] {
  if (files.length === 0) return []
  const names = new Intl.ListFormat('en-US').format(files.map(({ name }) => name))
  return [
    `I could not read the claims in ${names}, and found no statement that there are none. Check the paper before you use any figures.`,
  ]
}

/** The files that claims come from; of several, with how many each lists. */
export function filesRead(files: readonly TaskFile[], { claims, unread }: LossRuns): string {
  const countOf = (id: string) => claims.filter(({ file }) => file.id === id).length
  return files
    .filter(({ id }) => unread.every((file) => file.id !== id))
    .map(({ id, name }) => (files.length < 2 ? name : `${name} (${countOf(id)})`))
    .join(', ')
}
