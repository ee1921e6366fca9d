import { capitalized } from '../../../platform/index.ts'
import { askedWords, sharedWords, wordsOf } from '../exploreDocument/askedWords.ts'
import { inRunningText } from './inRunningText.ts'
import { areAlike, isCost, type OfferRow } from './comparedOffers.ts'

/** An option as an answer names it. */
export interface AdvisedOption {
  /** "Option 2". */
  readonly label: string
  /** What can no longer be accepted is called better in nothing. */
  readonly isExpired: boolean
}

/**
 * What a message asks of the comparison, answered from all options: which one fits, and what each says of the thing that
 * the client worries about; then which gives the better coverage. Nothing where it asks only for the comparison itself.
 */
export function askedAdvice(
  request: string,
  { rows, options }: { rows: readonly OfferRow[]; options: readonly AdvisedOption[] },
): string[] {
  const isPreference = asksPreference.test(request)
  const concerns =
    isPreference || worries.test(request)
      ? rows.filter((row) => isAbout(row, request)).slice(0, mostConcerns)
      : []
  const said = concerns.map((row) => saidOf(row, options))
  const fit = isPreference ? verdictOn(concerns, options) : null
  const coverage = isPreference ? byCoverage(rows, options) : null
  const answer = [fit, ...said].filter((sentence) => sentence !== null).join(' ')
  return [answer, coverage ?? ''].filter((part) => part !== '')
}

const asksPreference =
  /\b(?:better|best|recommend\w*|suggest\w*|should|prefer\w*|pick|choose|go with|which (?:one|quote|option|of))\b/i
/** What tells a need from the name of what is compared. */
const worries =
  /\?|\b(?:worr\w+|concern\w*|had|has|have|past|prior|previous\w*|history|matters?|important|needs?|cares?|wants?)\b/i
const mostConcerns = 3

/** Words that the names of many coverages have. */
const general = wordsOf(
  'additional any business cost costs coverage coverages damage deductible each expense extra insurance liability limit limits loss operations option options other premium property quote quotes total work',
)

/** Whether a request speaks of what a row is about. */
function isAbout(row: OfferRow, request: string): boolean {
  if (isCost(row) || /^(?:form|condition):/.test(row.key)) return false
  const asked = askedWords(asOneWord(request))
  const own = new Set(
    [...wordsOf(asOneWord(row.label))].filter((word) => !general.has(word) && word.length > 2),
  )
  const shared = sharedWords(own, asked)
  return shared > 0 && shared * 2 >= own.size
}

/** "Back-up", "back up" and "backup" are one word. */
function asOneWord(text: string): string {
  return text.replaceAll(/\bback(?:s|ed)?[- ]?ups?\b/gi, 'backup').replaceAll(/\b(?:and|of|to)\b/gi, ' ')
}

/** "Option 2 excludes water backup; option 1 does not mention it, so have its carrier confirm it in writing." */
function saidOf({ label, sides }: OfferRow, options: readonly AdvisedOption[]): string {
  const name = inRunningText(label)
  const those = (is: (side: OfferRow['sides'][number]) => boolean) =>
    options.filter((_, at) => is(sides[at] ?? null)).map((option) => option.label)
  const excluding = those((side) => side?.standing === 'excluded')
  const silent = those((side) => side === null)
  const stating = options.flatMap((option, at) => {
    const side = sides[at] ?? null
    return side && side.standing !== 'excluded' ? [`${option.label.toLowerCase()} states ${side.text}`] : []
  })
  if (excluding.length === options.length)
    return `${options.length === 2 ? 'Both options exclude' : 'All options exclude'} ${name}: ask for a quote that covers it.`
  const clauses = [
    ...(excluding.length > 0 ? [`${joined(excluding)} ${verb(excluding, 'exclude')} ${name}`] : []),
    ...(stating.length > 0 ? [`${excluding.length > 0 ? '' : `on ${name}, `}${stating.join('; ')}`] : []),
    ...(silent.length > 0
      ? [
          `${joined(silent).toLowerCase()} ${silent.length > 1 ? 'do' : 'does'} not mention ${excluding.length + stating.length > 0 ? 'it' : name}, so have ${silent.length > 1 ? 'their carriers' : 'its carrier'} confirm in writing that it is covered`,
        ]
      : []),
  ]
  return `${capitalized(clauses.join('; '))}.`
}

/** The only option that does not exclude what the client worries about, or that is better in all of it. */
function verdictOn(concerns: readonly OfferRow[], options: readonly AdvisedOption[]): string | null {
  if (concerns.length === 0) return null
  const open = options.flatMap((option, at) => {
    const isRefused = concerns.some(({ sides }) => sides[at]?.standing === 'excluded')
    return option.isExpired || isRefused ? [] : [{ option, at }]
  })
  const [only] = open
  if (open.length === 1 && only) return `${only.option.label} fits better.`
  const best = new Set(concerns.map((row) => row.best))
  const [winner] = best
  const option = winner === null || winner === undefined ? undefined : options[winner]
  return best.size === 1 && option && !option.isExpired
    ? `${option.label} fits ${options.length > 2 ? 'best' : 'better'}.`
    : null
}

/** Which of two options is better on coverage, and on what; which is no advice where each is better on as much. */
function byCoverage(rows: readonly OfferRow[], options: readonly AdvisedOption[]): string | null {
  if (options.length !== 2 || options.some(({ isExpired }) => isExpired)) return null
  const won = options.map((option, at) => ({
    label: option.label,
    names: rows
      .filter(
        (row) =>
          row.best === at && !isCost(row) && !areAlike(row) && row.sides.every((side) => side !== null),
      )
      .map(({ label }) => inRunningText(label)),
  }))
  const [more, less] = won.toSorted((a, b) => b.names.length - a.names.length)
  if (!more || !less || more.names.length === 0) return null
  const lost = less.names.length > 0 ? `; ${less.label.toLowerCase()} on ${few(less.names)}` : ''
  return more.names.length >= 2 * less.names.length
    ? `${more.label} gives the better coverage: it is better on ${few(more.names)}${lost}.`
    : `Neither option is better on every point: ${more.label.toLowerCase()} is better on ${few(more.names)}${lost}.`
}

const listed = new Intl.ListFormat('en-US')
const mostNamed = 5

function few(names: readonly string[]): string {
  const own = [...new Set(names)]
  return listed.format(
    own.length > mostNamed + 1 ? [...own.slice(0, mostNamed), `${own.length - mostNamed} more`] : own,
  )
}

function joined(labels: readonly string[]): string {
  return listed.format(labels)
}

function verb(labels: readonly string[], plural: string): string {
  return labels.length > 1 ? plural : `${plural}s`
}
