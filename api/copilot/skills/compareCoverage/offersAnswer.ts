import { dollars } from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { searchFile } from '../../tools/searchFile.ts'
import { resultSoFar } from '../answerClient/emailOfResult.ts'
import { Citations } from '../citations.ts'
import { comparableAmount, type OfferRow } from '../comparisons/comparedOffers.ts'
import { offersAsCorrected } from '../comparisons/correctedOffers.ts'
import { sideText } from '../comparisons/differencesTable.ts'
import { expiredNotice } from '../comparisons/expiredQuotes.ts'
import { askedOffers, asOfPolicy, type Offer, offersOf } from './askedOffers.ts'
import { areConditions, askedRows, asksExclusion, isExclusion } from './askedRows.ts'

/**
 * Answers a question about offers from what each of them says: "Which one has the lower deductible?", "Does the second
 * quote cover flood?" Null if only the whole comparison could answer it and none was made.
 */
export async function offersAnswer(task: Task, files: readonly TaskFile[]): Promise<Reply | null> {
  const { request, history, today } = task
  const { files: quoted, rows, ...about } = await offersAsCorrected(task, files)
  const offers = offersOf(quoted, about)
  // "And the fees?", "What about the second one?" go on with the question before.
  const before = continued.test(request) ? (history.findLast(({ by }) => by === 'USER')?.text ?? '') : ''
  const ownRows = askedRows(request, { offers, rows })
  const question = ownRows.length === 0 && before !== '' ? before : request
  const named = [request, before].map((text) => askedOffers(text, { offers, rows, history }))
  const asked = named.find(({ length }) => length > 0) ?? []
  const meant = asked.length > 0 ? asked : offers
  const found = ownRows.length > 0 ? ownRows : askedRows(question, { offers, rows })
  // What another offer excludes is no answer to what this one does.
  const chosen =
    found.length > 1 && asksExclusion.test(question)
      ? found.filter(({ sides }) => meant.some((offer) => isExclusion(sides[offers.indexOf(offer)] ?? null)))
      : found
  if (overall.test(request) && (why.test(request) || (asked.length === 0 && found.length === 0)))
    return await resultSoFar(task)
  if (chosen.length === 0) return await searchEach(task, { question, offers, meant })
  const { text, citations } = statedIn(chosen, { question, offers, meant })
  const quotes = meant.map(({ label, expires }) => ({ label: capitalized(label), expires }))
  const notice = expiredNotice(quotes, today)
  return { text: [...(notice === '' ? [] : [notice]), text].join('\n\n'), citations }
}

const why = /^\s*(?:(?:and|so|but)\s+)?why\b/i
/** The whole comparison: "Which one should they take?", "How do they differ?" */
const overall =
  /\bwhy\b|\b(?:better|best|recommend\w*|should|worth|pick|choose|winner|pros and cons|differ\w*|stack up|compare)\b/i
const continued = /^\s*(?:and|what about|how about|same for)\b/i

const lowest = /\b(?:low(?:er|est)|small(?:er|est)|least|less|cheap(?:er|est)|fewer|fewest)\b/i
const highest =
  /\b(?:high(?:er|est)|large(?:r|st)|bigg(?:er|est)|great(?:er|est)|most|more|costlier|priciest|pricier)\b/i
const preferred = /\b(?:better|best|stronger|broader|wins?)\b/i
const gap =
  /\b(?:differen(?:ce|t)|gap|how much (?:more|less|higher|lower|cheaper)|by how much|sav(?:e|es|ings?))\b/i
const yesOrNo = /^\s*(?:(?:and|so|ok|but)[\s,]+)*(?:do|does|is|are|has|have|did|will|can)\b/i
const listed = new Intl.ListFormat('en-US')
const silence = 'Where a document is silent, nothing is promised. Ask the carrier before you rely on it.'

interface Asked {
  readonly question: string
  /** All that were compared. */
  readonly offers: readonly Offer[]
  /** Those that the question is about. */
  readonly meant: readonly Offer[]
}

/** What the offers say of the rows, led by what follows from it. */
function statedIn(rows: readonly OfferRow[], asked: Asked): Required<Pick<Reply, 'text' | 'citations'>> {
  const { meant, offers } = asked
  const citations = new Citations()
  const sideOf = (row: OfferRow, offer: Offer) => row.sides[offers.indexOf(offer)] ?? null
  const said = (row: OfferRow, offer: Offer) => {
    const side = sideOf(row, offer)
    return `${sideText(side, row.label)}${citations.mark(offer.file, side)}`
  }
  const [only] = meant
  const isOne = meant.length === 1 && only !== undefined
  const isOfEach = areConditions(rows)
  const byOffer = meant.map((offer) => {
    const own = isOfEach ? rows.filter((row) => sideOf(row, offer)) : rows
    const lines = own.map((row) =>
      isOfEach ? `- ${said(row, offer)}` : `- ${capitalized(row.label)}: ${said(row, offer)}`,
    )
    return [`${capitalized(offer.label)}:`, '', ...(lines.length > 0 ? lines : ['- None mentioned'])].join(
      '\n',
    )
  })
  const byRow = rows.map((row) => {
    const lines = meant.map((offer) => `- ${capitalized(offer.label)}: ${said(row, offer)}`)
    return [`**${capitalized(row.label)}**`, '', ...lines].join('\n')
  })
  const isSilent = !isOfEach && rows.some((row) => meant.some((offer) => !sideOf(row, offer)))
  return {
    text: [
      ...(isOne ? yesOrNoOf(rows, { ...asked, only }) : [...winners(rows, asked), ...gaps(rows, asked)]),
      ...(isOne || isOfEach ? byOffer : byRow),
      ...(isSilent ? [silence] : []),
    ].join('\n\n'),
    citations: citations.list,
  }
}

/** "Option 2 is lower on liability deductible." */
function winners(rows: readonly OfferRow[], { question, offers, meant }: Asked): string[] {
  const words = [lowest, highest, preferred].flatMap(
    (pattern) => pattern.exec(question)?.[0].toLowerCase() ?? [],
  )
  const [how] = words
  if (how === undefined) return []
  const won = rows.flatMap(({ label, sides, best }) => {
    const preferredOffer = best === null ? undefined : offers[best]
    if (preferred.test(how))
      return preferredOffer && meant.includes(preferredOffer) ? [{ label, winners: [preferredOffer] }] : []
    const values = meant.map((offer) => comparableAmount(sides[offers.indexOf(offer)] ?? null))
    const known = values.filter((value) => value !== null)
    if (known.length < values.length) return []
    const sought = lowest.test(how) ? Math.min(...known) : Math.max(...known)
    return [{ label, winners: meant.filter((_, at) => values[at] === sought) }]
  })
  const isMost = meant.length > 2
  const adjective = preferred.test(how)
    ? isMost
      ? 'best'
      : 'better'
    : lowest.test(how)
      ? isMost
        ? 'lowest'
        : 'lower'
      : isMost
        ? 'highest'
        : 'higher'
  return [...Map.groupBy(won, ({ winners: [first] }) => first).values()].map((group) => {
    const labels = listed.format(group.map(({ label }) => label.toLowerCase()))
    const [{ winners: best } = { winners: [] }] = group
    if (best.length === meant.length) return `**They say the same on ${labels}.**`
    const names = capitalized(listed.format(best.map(({ label }) => label)))
    return `**${names} ${best.length === 1 ? 'is' : 'are'} ${adjective} on ${labels}.**`
  })
}

/** "The difference in premium is $7,910." Of three and more, how far each is from the lowest. */
function gaps(rows: readonly OfferRow[], { question, offers, meant }: Asked): string[] {
  if (meant.length < 2 || !gap.test(question)) return []
  return rows.flatMap(({ label, sides }) => {
    const known = meant.flatMap((offer) => {
      const value = comparableAmount(sides[offers.indexOf(offer)] ?? null)
      return value === null ? [] : [{ offer, value }]
    })
    const [least, ...others] = known.toSorted((a, b) => a.value - b.value)
    const more = others.filter(({ value }) => value !== least?.value)
    if (!least || known.length < meant.length || more.length === 0) return []
    const [other] = more
    if (meant.length === 2 && other)
      return [`**The difference in ${label.toLowerCase()} is ${dollars(other.value - least.value)}.**`]
    const each = more.map(({ offer, value }) => `${dollars(value - least.value)} less than ${offer.label}`)
    return [`**${capitalized(label)}: ${least.offer.label} is ${listed.format(each)}.**`]
  })
}

/** Whether one offer has or excludes something; nothing where it takes reading. */
function yesOrNoOf(rows: readonly OfferRow[], { question, offers, only }: Asked & { only: Offer }): string[] {
  const [row] = rows
  if (!yesOrNo.test(question) || !row || rows.length > 1) return []
  const side = row.sides[offers.indexOf(only)]
  if (!side) return [`**${capitalized(only.label)} doesn’t mention ${row.label.toLowerCase()}.**`]
  const isExcluded =
    side.standing === 'excluded' || /^not (?:included|provided|offered|covered)/i.test(side.text)
  const answer = isExcluded === asksExclusion.test(question) ? 'Yes' : 'No'
  const fact = isExcluded ? 'excludes it' : answer === 'Yes' ? 'has it' : 'does not exclude it'
  return [`**${answer}, ${only.label} ${fact}.**`]
}

/** What each offer says in its own words of something that no row of the comparison has. */
async function searchEach({ journal }: Task, { question, offers, meant }: Asked): Promise<Reply> {
  const query = asOfPolicy(question, offers)
  const citations = new Citations()
  const said: string[] = []
  const silent: string[] = []
  for (const { file, label } of meant) {
    const found = await journal.call(searchFile, { fileIds: [file.id], query })
    if (found.status === 'NOT_FOUND') {
      silent.push(label)
      continue
    }
    const marks = found.citations.map((citation) => citations.mark(file, citation)).join('')
    said.push(`${capitalized(label)}: ${found.answer.replaceAll(/ ?\[\d+\]/g, '')}${marks}`)
  }
  const none = capitalized(listed.format(silent))
  const rest =
    silent.length === 0 ? [] : [`${none} ${silent.length === 1 ? 'doesn’t' : 'don’t'} say. ${silence}`]
  return { text: [...said, ...rest].join('\n\n'), citations: citations.list }
}
