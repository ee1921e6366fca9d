import { dollars } from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { Citations } from '../citations.ts'
import { askedWords, sharedWords, wordsOf } from '../exploreDocument/askedWords.ts'
import { recordTable } from '../lookUpRecords/recordTable.ts'
import { type Claim, isOpen, lossClaims, lossRatio } from './lossClaims.ts'
import { checkNotes } from './lossSections.ts'

/** "What was the largest claim?", answered from the claims of loss runs; null if it takes their words. */
export async function lossAnswer(task: Task, files: readonly TaskFile[]): Promise<Reply | null> {
  const { request } = task
  const { claims, terms, valuations, unread, unmatched } = await lossClaims(task, files)
  const checks = checkNotes({ unread, unmatched }).map((note) => `**${note}**`)
  const citations = new Citations()
  if (asksValuation.test(request)) {
    const dates = valuations.map((each) => `${each.quote}${citations.mark(each.file, each)}`)
    return dates.length === 0 ? null : { text: dates.join('\n\n'), citations: citations.list }
  }
  if (claims.length === 0) return null
  if (asksRatio.test(request)) {
    const known = terms.filter(({ premium }) => premium !== null)
    if (known.length === 0)
      return { text: 'The files state no premiums by policy year, so I cannot work out the loss ratio.' }
    const rows = known.toReversed().map((term) => {
      const { incurred, ratio } = lossRatio(term, claims)
      return [
        `${dayInWords(term.from)} to ${dayInWords(term.to)}`,
        dollars(term.premium ?? 0),
        dollars(incurred),
        ratio ?? '–',
      ]
    })
    const table = recordTable(['Policy year', 'Premium', 'Incurred', 'Loss ratio'], rows).join('\n')
    return { text: [...checks, table].join('\n\n') }
  }
  const { meant, status, year } = meantIn(request, claims)
  const told = (some: readonly Claim[]) =>
    some.map((claim) => `- ${claimText(claim)}${citations.mark(claim.file, claim)}`).join('\n')
  const reply = (text: string, some: readonly Claim[] = []) => ({
    text: [...checks, text, ...(some.length > 0 ? [told(some)] : [])].join('\n\n'),
    citations: citations.list,
  })
  const counted = (count: number) =>
    [count, status, count === 1 ? 'claim' : 'claims', year && `of ${year}`].filter(Boolean).join(' ')
  if (meant.length === 0)
    return reply(
      `${checks.length > 0 ? 'I read' : 'The loss runs list'} no ${[status, 'claims', year && `of ${year}`].filter(Boolean).join(' ')}.`,
    )
  const [extreme] = extremes.filter(([asked]) => asked.test(request))
  if (asksYear.test(request)) return reply(byYear(meant, request))
  if (extreme) {
    const measure = measureIn(request) ?? 'incurred'
    const amounts = meant.map((claim) => claim[measure])
    const sought = extreme[1] === 'MOST' ? Math.max(...amounts) : Math.min(...amounts)
    const found = meant.filter((claim) => claim[measure] === sought)
    const share = total(claims, 'incurred') > 0 ? Math.round((sought / total(claims, 'incurred')) * 100) : 0
    const part = measure === 'incurred' && extreme[1] === 'MOST' ? `, ${share}% of all that was incurred` : ''
    return reply(`**${dollars(sought)} ${measureWords[measure]}${part}**:`, found)
  }
  const measure = measureIn(request)
  if (measure && asksSum.test(request))
    return reply(
      `**${dollars(total(meant, measure))} ${measureWords[measure]}** on ${counted(meant.length)}.`,
      meant.length <= mostListed ? meant : [],
    )
  if (asksAverage.test(request))
    return reply(
      `**${dollars(Math.round(total(meant, 'incurred') / meant.length))} incurred on average**, over ${counted(meant.length)}.`,
    )
  if (asksCount.test(request) || asksWhich.test(request) || meant.length < claims.length)
    return reply(`**${counted(meant.length)}**, ${dollars(total(meant, 'incurred'))} incurred:`, meant)
  return null
}

type Measure = 'paid' | 'reserve' | 'incurred'

const asksValuation = /\bvalu(?:ed|ation)\b|\bhow (?:current|old|recent)\b|\bas of (?:when|what)\b/i
const asksRatio = /\bratios?\b/i
const asksYear =
  /\b(?:which|what|worst|best|each|every|per|by) (?:policy )?years?\b|\btrend\w*\b|\bfrequency\b|\bgetting (?:better|worse)\b/i
const asksSum =
  /\b(?:how much|total|sum|all|amount|what (?:was|is|were|has been|have they)|outstanding|in reserves?)\b/i
const asksAverage = /\b(?:average|mean)\b/i
const asksCount = /\bhow many\b|\bnumber of\b|\bcount\b/i
const asksWhich =
  /\b(?:which|what|list|show|any|are there|is there|tell me about)\b.*\b(?:claims?|loss(?:es)?)\b/i
const extremes = [
  [
    /\b(?:large(?:st|r)|bigg?e(?:st|r)|highest|worst|most (?:expensive|severe|costly)|costliest|top|max\w*|main)\b/i,
    'MOST',
  ],
  [/\b(?:small(?:est|er)|lowest|least|cheapest)\b/i, 'LEAST'],
] as const
const mostListed = 10

const measureWords = { paid: 'paid', reserve: 'reserved', incurred: 'incurred' } as const

function measureIn(text: string): Measure | null {
  if (/\breserv\w*|\boutstanding\b/i.test(text)) return 'reserve'
  if (/\bpaid\b|\bpayments?\b|\bpay(?:s|out)?\b/i.test(text)) return 'paid'
  return /\bincurred\b|\bcosts?\b|\bloss(?:es)?\b|\bhow much\b/i.test(text) ? 'incurred' : null
}

function total(claims: readonly Claim[], measure: Measure): number {
  return claims.reduce((sum, claim) => sum + claim[measure], 0)
}

/** The claims that a question is about: by number, status, year or words of their description. */
function meantIn(question: string, claims: readonly Claim[]) {
  const numbered = claims.filter(
    ({ number }) => number.length > 3 && question.toLowerCase().includes(number.toLowerCase()),
  )
  if (numbered.length > 0) return { meant: numbered, status: '', year: '' }
  const status = /\b(?:open|pending|closed)\b/i.exec(question)?.[0].toLowerCase() ?? ''
  const year = /\b20\d\d\b/.exec(question)?.[0] ?? ''
  const isMeant = (claim: Claim) =>
    (status === '' || isOpen(claim) !== (status === 'closed')) && (year === '' || claim.year === year)
  const fitting = claims.filter(isMeant)
  const asked = askedWords(question)
  const shared = ({ description }: Claim) => sharedWords(asked, wordsOf(description))
  const most = Math.max(0, ...fitting.map(shared))
  return { meant: most === 0 ? fitting : fitting.filter((claim) => shared(claim) === most), status, year }
}

function claimText({ number, date, description, status, paid, reserve, incurred }: Claim): string {
  const about = [number, date && dayInWords(date), description, status.toLowerCase()]
    .filter(Boolean)
    .join(', ')
  return `${about}: ${dollars(paid)} paid, ${dollars(reserve)} reserved, ${dollars(incurred)} incurred`
}

/** The claims of each year, led by the worst or best one. */
function byYear(claims: readonly Claim[], question: string): string {
  const years = [...Map.groupBy(claims, ({ year }) => year ?? 'No date')]
    .map(([year, own]) => ({ year, count: own.length, incurred: total(own, 'incurred') }))
    .toSorted((a, b) => b.year.localeCompare(a.year))
  const isBest = /\b(?:best|least|fewest|lowest)\b/i.test(question)
  const [first] = years.toSorted((a, b) => (isBest ? a.incurred - b.incurred : b.incurred - a.incurred))
  const lead =
    first &&
    `**${first.year}: ${first.count} ${first.count === 1 ? 'claim' : 'claims'}, ${dollars(first.incurred)} incurred**, the ${isBest ? 'least' : 'most'} of any year.`
  const rows = years.map(({ year, count, incurred }) => [year, String(count), dollars(incurred)])
  return [
    ...(lead && years.length > 1 ? [lead, ''] : []),
    ...recordTable(['Year of loss', 'Claims', 'Incurred'], rows),
  ].join('\n')
}
