import { dollars, type KnownValue, recordValues } from '../../../knowledge/index.ts'
import { spokenNumber } from '../../../reading/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { type Claim, claimsOf, lossClaims, type LossRuns } from '../summarizeLosses/lossClaims.ts'
import { lineName } from '../summarizeLosses/lineTerms.ts'
import { checkNotes, claimsSection, sumOf } from '../summarizeLosses/lossSections.ts'

type Cells = Readonly<{ [key: string]: string | null }>

interface Listed {
  readonly record: Cells
  readonly source: string
  readonly line: string | null
  /** YYYY-MM-DD; the rows of forms begin with the newest. */
  readonly at: string
  readonly isUnsure: boolean
}

/** What attached loss runs say of losses and policy years, as forms ask for it, and what a person has to check. */
export async function lossValues(
  task: Task,
  files: readonly TaskFile[],
): Promise<{ readonly known: KnownValue[]; readonly notes: readonly string[] }> {
  const losses: Listed[] = []
  const years: Listed[] = []
  const valuations = new Set<string>()
  const covered: number[] = []
  const notes: string[] = []
  const counted = new Set<string>()
  for (const file of files) {
    const runs = await lossClaims(task, [file])
    const { facts } = await task.journal.call(readFacts, { fileId: file.id, name: file.name })
    const { lineOfBusiness, carrierName } = facts.scalars
    const of = { file, line: lineOfBusiness.fact?.value ?? null, isUnsure: runs.unmatched.length > 0 }
    // A claim on several of them counts once.
    const own = runs.claims.filter(({ number }) => !number || !counted.has(number))
    for (const { number } of own) counted.add(number)
    losses.push(...own.map((claim) => lossOf(claim, of)))
    if (isWhole(runs)) {
      const [line, ...others] = new Set(
        runs.claims.flatMap((claim) => (claim.line ? [lineName(claim.line)] : [])),
      )
      years.push(
        ...yearsOf(runs, {
          file,
          line: of.line ?? (others.length === 0 ? (line ?? null) : null),
          carrier: carrierName.fact?.value ?? null,
        }),
      )
      covered.push(yearsCovered(runs))
    }
    for (const { date } of runs.valuations) valuations.add(date)
    notes.push(...checkNotes(runs))
  }
  const [valued, ...others] = valuations
  const run = {
    ...(valued !== undefined && others.length === 0 && { valued: longDay(valued) }),
    // Loss runs of several lines tell that there are no losses only together.
    ...(covered.length > 0 && covered.length === files.length && { yearsCovered: Math.min(...covered) }),
  }
  const source = files.map(({ name }) => name).join(', ')
  return {
    known: [
      ...listValues('losses', losses),
      ...listValues('lossYears', years),
      ...recordValues({ lossRun: run }, source),
    ],
    notes,
  }
}

/** Known values without the losses that loss runs list as well; the others follow theirs. */
export function withoutListedLosses(
  onRecord: readonly KnownValue[],
  ofRuns: readonly KnownValue[],
): KnownValue[] {
  const days = new Set(ofRuns.flatMap(({ label, value }) => (label === 'loss date' ? [value] : [])))
  const first = ofRuns.filter(({ label }) => label === 'loss date').length
  const ofLosses = onRecord.filter(({ within, label }) => /\blosses$/.test(within ?? '') && label !== '')
  const listed = new Set(
    ofLosses.flatMap(({ label, value, index }) => (label === 'loss date' && days.has(value) ? [index] : [])),
  )
  const kept = [...new Set(ofLosses.map(({ index }) => index))].filter((index) => !listed.has(index))
  return onRecord.flatMap((each) => {
    if (!ofLosses.includes(each)) return [each]
    const row = kept.indexOf(each.index)
    return row === -1 ? [] : [{ ...each, index: first + row }]
  })
}

function lossOf(
  claim: Claim,
  { file, line, isUnsure }: { file: TaskFile; line: string | null; isUnsure: boolean },
): Listed {
  const { number, date, status, description, paid, reserve, incurred, page } = claim
  const named = claim.line === null ? line : lineName(claim.line)
  return {
    record: {
      lossDate: date,
      lossLine: named,
      lossDescription: description || null,
      claimNumber: number || null,
      claimStatus: statuses[status.toLowerCase()] ?? (status || null),
      paid: dollars(paid),
      reserved: dollars(reserve),
      totalIncurred: dollars(incurred),
    },
    source: `${file.name}, page ${page}`,
    line: null,
    at: date ?? '',
    isUnsure,
  }
}

const statuses: Readonly<{ [status: string]: string }> = {
  o: 'Open',
  open: 'Open',
  c: 'Closed',
  closed: 'Closed',
}

/** The policy years of a loss run, with what happened in each; none where its claims do not all fall into them. */
function yearsOf(
  runs: LossRuns,
  { file, line, carrier }: { file: TaskFile; line: string | null; carrier: string | null },
): Listed[] {
  const { terms, claims, valuations } = runs
  const [valued] = valuations
  if (claimsSection(runs).title !== 'Claims by policy term') return []
  return terms.map((term) => {
    const own = claimsOf(term, claims)
    const described = own.flatMap(({ description }) => (description ? [description] : []))
    return {
      record: {
        effective: term.from,
        expiration: term.to,
        carrier,
        premium: term.premium === null ? null : dollars(term.premium),
        numberOfClaims: String(own.length),
        paid: dollars(sumOf(own, 'paid')),
        reserved: dollars(sumOf(own, 'reserve')),
        totalIncurred: dollars(sumOf(own, 'incurred')),
        lossDescription: own.length === 0 ? null : described.join('; ') || null,
        valued: valued ? longDay(valued.date) : null,
      },
      source: file.name,
      line,
      at: term.from,
      isUnsure: false,
    }
  })
}

/** Whether all of the claims were read: only then nothing happened beside them. */
function isWhole({ unread, unmatched }: LossRuns): boolean {
  return unread.length === 0 && unmatched.length === 0
}

/** How many policy years a loss run reports on: those that it names, or that a line without losses counts. */
function yearsCovered({ terms, cleanLines }: LossRuns): number {
  const counted = cleanLines.map(({ quote }) => {
    const words = /\b(?:last|past|prior|previous) \(?(\w+)\)? (?:policy )?(?:years|terms)\b/i.exec(quote)?.[1]
    return words === undefined ? 0 : (spokenNumber(words) ?? (Number(words) || 0))
  })
  return Math.max(terms.length, ...counted)
}

function listValues(key: 'losses' | 'lossYears', listed: readonly Listed[]): KnownValue[] {
  const newestFirst = listed.toSorted((a, b) => b.at.localeCompare(a.at))
  return newestFirst.flatMap(({ record, source, line, isUnsure }, index) =>
    recordValues({ [key]: record }, source).map((value) => ({
      ...value,
      index,
      ...(line !== null && { line }),
      ...(isUnsure && { isTold: true as const }),
    })),
  )
}

/** "10/15/26" with its century. */
function longDay(date: string): string {
  return date.replace(/^(\d{1,2})[/-](\d{1,2})[/-](\d\d)$/, '$1/$2/20$3')
}
