import type { PolicyFacts } from '../facts/policyFacts.ts'
import { dollars } from '../policies/policyMoney.ts'
import type { Candidate } from './candidatesIn.ts'
import { normal } from './coverageItem.ts'
import { isKindOfLimit } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import type { Found } from './lookUpCode.ts'
import { areDisjoint, placesIn } from './numberedPlaces.ts'
import type { PolicyPlaces } from './policyPlaces.ts'
import type { Evidence } from './policyWording.ts'
import { isKept } from './sameness.ts'
import { type Statement, statement } from './statement.ts'

/** The numbered places and vehicles that a statement is about, by its own words and by the schedule of the policy. */
function placesOf({ label, quote, headings, places = new Set<string>() }: Statement): Set<string> {
  return insured(placesIn(label, quote.slice(0, longestRow), ...headings.slice(-2)).union(places))
}

/** "Agreement J" and "Part Two" are no places. */
function insured(places: ReadonlySet<string>): Set<string> {
  return new Set([...places].filter((each) => !each.startsWith('part')))
}

const longestRow = 220

/**
 * What a limit shown for one place may be compared with: nothing that is only about others, and where an endorsement
 * changes the limit for this place, nothing else of its kind.
 */
export function candidatesAtPlace(shown: Statement, pool: readonly Candidate[]): readonly Candidate[] {
  const here = placesOf(shown)
  if (here.size === 0) return pool
  const near = pool.filter(({ own }) => !areDisjoint(here, placesOf(own)))
  const changed = near.filter((each) => isChangeAt(here, shown, each))
  return changed.length === 0
    ? near
    : near.filter((each) => changed.includes(each) || !isSameKind(each.own, shown))
}

function isChangeAt(here: ReadonlySet<string>, shown: Statement, { own, isInSentence }: Candidate): boolean {
  return (
    !isInSentence &&
    own.origin === 'endorsement' &&
    isSameKind(own, shown) &&
    !placesOf(own).isDisjointFrom(here)
  )
}

/** What the schedule of locations has for the one that a certificate shows a building or contents at. */
export function scheduledLimit(
  shown: Statement,
  pool: readonly Candidate[],
  { locations, placesOf: numbersOf }: { locations: PolicyFacts['locations']; placesOf: PolicyPlaces },
): Found | null {
  const part = partShown(shown)
  const here = placesOf(shown)
  if (part === null || shown.amount === null || pool.some((each) => isChangeAt(here, shown, each)))
    return null
  const words = normal([shown.label, ...shown.headings.slice(-2)].join(' ').replaceAll(/\$[\d,]+/g, ' '))
  const named = locations.filter(
    ({ value: { address } }) =>
      !numbersOf(address).isDisjointFrom(here) || words.split(' ').includes(streetNumber(address)),
  )
  const [location, ...others] = named
  const amount = location?.value[part] ?? null
  if (!location || others.length > 0 || amount === null) return null
  if (amount === shown.amount) return { verdict: 'agrees' }
  const place = { page: location.page, headings: [], origin: 'declarations' } as const
  return { verdict: 'differs', real: statement(shown.label, dollars(amount), location.quote, place) }
}

function partShown({ item, label }: Statement): 'building' | 'contents' | null {
  // "Other structures" are no building of the schedule.
  if (item?.key === 'building') return /\b(?:buildings?|dwelling|property)\b/i.test(label) ? 'building' : null
  if (item?.key === 'contents') return item.key
  return item?.key === 'improvements' && /\bpersonal property\b|\bcontents\b/i.test(label) ? 'contents' : null
}

/** "PROPERTY, 214" was cut off behind the number of its street. */
function streetNumber(address: string): string {
  return /^\d{3,6}(?=\s)/.exec(address)?.[0] ?? '-'
}

/** Whether two are of one item; of what is kept of losses, only where neither names a loss of its own. */
function isSameKind(own: Statement, shown: Statement): boolean {
  if (shown.item === null || own.item?.key !== shown.item.key) return false
  return !/^(?:property|liability)Deductible$/.test(shown.item.key) || [own, shown].every(isOfAllLoss)
}

function isOfAllLoss({ label }: Statement): boolean {
  return [...tellingWords(label.replaceAll(/\d+/g, ' '))].every((word) => ofAllLoss.has(word))
}

const ofAllLoss = tellingWords(
  'deductible building property commercial contents business location premises only causes peril basic',
)

const refusal =
  /\b(?:no (?:\w+ ){0,3}(?:coverage|insurance)|(?:is|are) (?:not (?:covered|insured|included|provided)|excluded)|do(?:es)? not (?:pay|apply|cover|insure))\b/i
/** "At locations 1 and 2 only, exclusion D.3 does not apply": what an exclusion leaves. */
export const restored =
  /\bexclusions?\b(?:[^.;]|\.(?=\d)){0,40}\b(?:do(?:es)? not apply|(?:is|are) (?:deleted|removed))\b/i

/** What a policy gives at other places alone, or refuses at the place that a certificate shows it for. */
export function lackingAtPlace(
  shown: Statement,
  { says, sentences }: { says: readonly Statement[]; sentences: readonly Evidence[] },
): Statement | null {
  const here = placesOf(shown)
  if (here.size === 0 || shown.item === null || isKept(shown) || isKindOfLimit(shown.label)) return null
  const { key, label } = shown.item
  const isOf = (text: string) => coverageNamed(text)?.key === key || sharedWords(label, text).share === 1
  const scoped = sentences.flatMap(({ quote, page, form }) => {
    const there = insured(placesIn(quote))
    const isAbout = isOf(quote) || (form !== null && form.length < longestTitle && isOf(form))
    if (there.size === 0 || !isAbout || quote.length > longestSentence) return []
    const isRefused = refusal.test(quote) && !restored.test(quote)
    const isOnly = /\bonly\b/i.test(quote) && !isRefused
    const isOther = areDisjoint(here, there)
    const isLacking = isRefused ? !isOther && there.isSubsetOf(here) : isOnly && isOther
    return [{ quote, page, isLacking, isGiven: !isRefused && !isOther }]
  })
  const lacking = scoped.find(({ isLacking }) => isLacking)
  const isGiven =
    scoped.some((each) => each.isGiven) ||
    says.some(
      (each) =>
        each.item?.key === key &&
        each.standing !== 'excluded' &&
        (each.amount !== null || each.standing === 'included') &&
        !areDisjoint(here, placesOf(each)) &&
        !placesOf(each).isDisjointFrom(here),
    )
  if (!lacking || isGiven) return null
  const place = { page: lacking.page, headings: [], origin: 'endorsement' } as const
  return { ...statement(label, 'Not covered', lacking.quote, place), item: shown.item }
}

const longestTitle = 80
const longestSentence = 400
