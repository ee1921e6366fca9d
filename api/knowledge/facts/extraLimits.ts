import { noLimitWords } from './amountDictionary.ts'
import { ofFiling, verbsOfChange } from './changesLimits.ts'
import { lastSentence } from './labelClauses.ts'
import type { DocumentPart } from './documentParts.ts'
import { titleAndForm } from './endorsementTitles.ts'
import type { Replaced } from './endorsementAmounts.ts'
import type { Fact, NamedLimit } from './policyFacts.ts'
import type { LabeledAmount } from './readAmounts.ts'
import { labelKey, titleCase } from './values.ts'

/** Whether an amount without a field is a limit by its name. */
export function isExtraLimit(label: string, { heading, column, cents, cell }: LabeledAmount): boolean {
  const key = labelKey(label)
  if (
    // "Total of buildings $15,985,000." below a schedule
    /^totals? (?:of|for) [a-z ]+\$/i.test(cell.line) ||
    key.length < 3 ||
    noName.test(key) ||
    cutSentence.test(label.trim()) ||
    (!cell.line.includes('$') && /\d (?:feet|foot|miles?)\b/.test(cell.line)) ||
    /^(?:net |premium )*changes?$|^(?!.*\blimit).*\bcoverage parts?$/.test(key) ||
    // What a sentence changes is read from the sentence.
    changing.test(key) ||
    key.length > 110 ||
    // A serial number
    /^(?=(?:\D*\d){3})\w{8,}$/.test(key) ||
    noLimitWords.test(key.replace(limitPhrases, '')) ||
    !/[a-z]{4}/.test(key.replace(/\bper\b/g, '')) ||
    cents % 100 !== 0 ||
    cents < (/limit/.test(labelKey(column)) ? 2_500 : 10_000)
  )
    return false
  // "Cost of hire" or "ACV or cost of repair less deductible" above is the value of another row.
  if (/^(?!.*\bcost of\b).*(?:premium|rate|cost|value|payroll|remuneration|class)/.test(labelKey(column)))
    return false
  if (
    /underlying/.test(labelKey(heading)) ||
    /\bexcess of$|^(?:\w{1,2} )?(?:excess of|followed|primary|first excess|lead)\b/.test(key)
  )
    return false
  return (
    !/premium|\bcosts?$|schedule of (?:covered )?(?:autos|vehicles|drivers)|payroll|classification|described premises|underlying/.test(
      labelKey(heading),
    ) || /limit/.test(labelKey(column))
  )
}

/** "Not insured" beside an amount is the value of another column. */
const noName =
  /^(?:not (?:insured|covered|purchased|applicable|included|elected|taken)|n a|none|nil|included|excluded|declined)$/

/** A line of running text in a narrow column is no label: "of Insurance needed to meet the", "damage under this Extension is". */
const cutSentence =
  /^(?:and|or|but|unless|that|which|such|whether|if|ceed|exceed|cannot|would)(?: |$)|^[a-z].* (?:is|are|was|be|the|in|of|to|than|within|on|and|or|by|plus|with|exceed)$/

/** What limits are called with words that otherwise tell a price. */
const limitPhrases =
  /\bagreed value\b|\bin total\b|\b(?:policy|each|one|per|any) year\b|\b(?:fair )?rental value\b|\bincreased costs?(?: of (?:compliance|construction))?\b|\brental (?:cost|reimbursement)\b/g

/** Whether a label is a sentence that changes a limit: "The medical expense limit is increased to". */
export function isChange(label: string): boolean {
  return changing.test(labelKey(label))
}

const changing = new RegExp(
  String.raw`\b(?:is|are|be) (?:hereby )?(?:${verbsOfChange})(?: (?:to|by|with|read|from))*$`,
)

/** "Limit of liability each policy period" says nothing of what it is for: the heading does, or the endorsement's title. */
export function extraName(label: string, { heading }: LabeledAmount, title: string): string {
  const name = label
    .replaceAll(/\s*\([A-Z]{2}[^)]*\d[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    // The end of the sentence before: "form IM 318. Hired and non-owned auto"
    .replace(/^.*\d\. (?=[A-Z])/, '')
    .replace(/^limits?: |\s\/$/gi, '')
    // "Property (blanket building and contents $9,860,000, agreed value)"
    .replace(/\s*\(([^()]*)$/, ', $1')
    .trim()
  const subject = [heading, ...(/\bliability\b/i.test(title) ? [title] : [])].map(subjectOf).find(isTelling)
  const isBare =
    limitOfPlaces.test(name) ||
    labelKey(name)
      .split(' ')
      .every((word) => bareWords.has(word))
  return isBare && subject !== undefined ? `${subject} ${name.toLowerCase()}` : name
}

/** "Liquor liability" of "LIQUOR LIABILITY COVERAGE LL 00 12 (Edition 03 25)" */
function subjectOf(heading: string): string {
  return (
    (titleAndForm(heading)?.title ?? heading)
      // "Lakehead Casualty Group — Commercial Umbrella Liability"
      .replace(/^.*\s[–—]\s(?=[A-Z])/, '')
      .replace(/^item \w{1,3}[.:]?\s+/i, '')
      .replace(/^\W*(?:[A-Z]|\d{1,2})[.)]\s+/, '')
      .replace(/\s*\([^)]*\)$/, '')
      .replace(/\s+[A-Z]{2,4}(?:[ -]\d{2,4}){1,4}$/, '')
      .replace(/(?:\s*\b(?:coverage part|coverage|endorsement|policy|declarations|supplemental))+$/i, '')
  )
}

function isTelling(subject: string): boolean {
  return (
    subject !== '' &&
    subject.length < 60 &&
    !/^\d|\$|\blimits? of\b|\b(?:declarations?|schedule|coverages?|limits|policy|item)\b/i.test(subject)
  )
}

/** "Limit, Premises 1 and 2" */
const limitOfPlaces = /^limits?,? (?:premises|locations?) \d[\d, and]*$/i

const bareWords = new Set(
  'the a in of for to and or limit limits sublimit liability insurance amount coverage maximum total aggregate annual each per any one every all policy period year term claim claims loss losses common cause occurrence accident event person incident'.split(
    ' ',
  ),
)

/** A limit of the declarations without a field of its own, which an endorsement may change. */
export interface DeclaredLimit {
  readonly fact: Fact<NamedLimit>
  readonly label: string
  /** Its item of the declarations, and the letter within: "3" and "A". */
  readonly item: string | null
  readonly letter: string | null
}

const itemLine = /^(?:item\s+(\d{1,2}|[A-Z])\b|(\d{1,2})\.\s)/i
const letterLine = /^\(?([A-Z])(?:[.)]\s|\s(?=[A-Z][a-z]))|^([A-Z])$|^\(([a-z])\)\s/

/** The item and letter that an amount is listed under. */
export function itemOf(
  { cell }: LabeledAmount,
  parts: readonly DocumentPart[],
): Pick<DeclaredLimit, 'item' | 'letter'> {
  let item: string | null = null
  let letter: string | null = null
  for (const { page, lines } of parts.flatMap(({ pages }) => pages)) {
    if (page.number > cell.page) break
    // An item goes on overleaf at most.
    if (page.number < cell.page - 1) continue
    const isOwnPage = page.number === cell.page
    const before = lines.filter(({ box }) => box.x <= cell.box.x + 3)
    // Of two columns, the items of the nearer one count.
    const column = Math.max(...before.flatMap(({ text, box }) => (itemLine.test(text) ? [box.x - 100] : [])))
    const own = before.filter(({ box }) => box.x >= column)
    for (const { text, box } of (isOwnPage ? own : lines).toSorted(
      (a, b) => a.box.y - b.box.y || a.box.x - b.box.x,
    )) {
      if (isOwnPage && box.y > cell.box.y + 3) return { item, letter }
      const [, named, numbered] = itemLine.exec(text) ?? []
      if (named ?? numbered) [item, letter] = [named ?? numbered ?? null, null]
      const [, first, alone, small] = letterLine.exec(text) ?? []
      letter = first ?? alone ?? small ?? letter
    }
  }
  return { item, letter }
}

/** The declared limit that a change refers to by its item, its letter or its name; undefined unless it is one. */
export function replacedLimit(
  name: string,
  { byName, item, letter }: Replaced,
  declared: readonly DeclaredLimit[],
): DeclaredLimit | undefined {
  const words = contentWords(name)
  const place = placeIn(name)
  /** How many words tell the names apart; infinite if they are of different things. */
  const distance = ({ label, fact }: DeclaredLimit) =>
    Math.min(
      ...[label, fact.value.name].map((other) => {
        if (place !== null && placeIn(other) !== place) return Infinity
        const own = contentWords(other)
        const subject = new Set([...own].filter((word) => !scopeWord.test(word)))
        const isOf = subject.size > 0 && subject.isSubsetOf(words) && isSameScope(own, words)
        const isWithin = own.size > 0 && own.isSubsetOf(words)
        return isOf || isWithin || (words.size > 1 && words.isSubsetOf(own))
          ? own.symmetricDifference(words).size
          : Infinity
      }),
    )
  const isSame = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase()
  const referred =
    item === null && letter === null
      ? []
      : declared.filter((each) =>
          // Items may have letters for numbers: "Item G".
          item !== null && letter === null && each.item === null
            ? isSame(each.letter, item)
            : (item === null || isSame(each.item, item)) && (letter === null || isSame(each.letter, letter)),
        )
  if (referred.length === 1) return referred[0]
  const [one, more] = (referred.length > 0 ? referred : byName ? declared : [])
    .map((each) => ({ each, apart: distance(each) }))
    .filter(({ apart }) => apart < Infinity)
    .toSorted((a, b) => a.apart - b.apart)
  return one && one.apart === more?.apart ? undefined : one?.each
}

/** The number of the place that a limit is for: "Garagekeepers, location 2" */
export function placeIn(name: string): string | null {
  return (
    /\b(?:location|premises|building)\s+(?:no\.? ?|number )?(\d{1,3})\b(?!\s*(?:,|and|&|or|to)\s*\d)/i.exec(
      name,
    )?.[1] ?? null
  )
}

const scopeWord =
  /^(?:each|per|any|one|policy|year|annual|occurrence|accident|claim|person|loss|event|aggregate|total)$/

/** Whether two names may apply to the same amount: "each accident" and "aggregate" may not. */
function isSameScope(own: ReadonlySet<string>, change: ReadonlySet<string>): boolean {
  const [declared, changed] = [own, change].map((words) => [...words].filter((word) => scopeWord.test(word)))
  return !declared?.length || changed?.every((word) => own.has(word)) === true
}

function contentWords(name: string): Set<string> {
  return new Set(
    labelKey(name)
      .split(' ')
      .filter(
        (word) =>
          word !== '' &&
          !/^(?:the|of|and|or|for|in|at|a|(?:sub)?limits?|liability|insurance|insuring|agreement|amount|coverage|item|section|part|\w|\d+)$/.test(
            word,
          ),
      ),
  )
}

/** The same limit printed twice is one; an endorsement's wins over the declarations'. */
export function distinctLimits(limits: readonly Fact<NamedLimit>[]): Fact<NamedLimit>[] {
  const kept = new Map<string, Fact<NamedLimit>>()
  const changed = new Set(
    limits.flatMap(({ value, source }) => (source.origin === 'endorsement' ? [limitKey(value.name)] : [])),
  )
  const current = limits.filter(
    (fact) =>
      (fact.source.origin === 'endorsement' || !changed.has(limitKey(fact.value.name))) &&
      !limits.some((other) => isNamedBetter(other, fact)),
  )
  for (const fact of current) {
    const key = `${limitKey(fact.value.name)} ${fact.value.limit}`
    const other = kept.get(key)
    if (!other || (other.source.origin === 'declarations' && fact.source.origin === 'endorsement'))
      kept.set(key, fact)
  }
  return [...kept.values()]
}

/** Whether the same words are read as "Liquor liability aggregate limit" instead of "Aggregate limit". */
function isNamedBetter(one: Fact<NamedLimit>, other: Fact<NamedLimit>): boolean {
  return (
    one.quote === other.quote &&
    one.value.limit === other.value.limit &&
    labelKey(one.value.name).endsWith(` ${labelKey(other.value.name)}`)
  )
}

/** "General Aggregate" and "the General Aggregate Limit" are one limit. */
function limitKey(name: string): string {
  return labelKey(name)
    .replace(/^the /, '')
    .replace(/ limits?(?: of (?:insurance|liability))?$/, '')
}

/** A label that begins after another sentence; a bare word of an endorsement's schedule takes its title. */
export function cleanLabel(label: string, title: string): string {
  const last = lastSentence(label)
  const cleaned = last
    .replace(/^[•*\-–\s]+/, '')
    // "ITEM 4. Limit of Liability: (a) each claim (b)", "each claim (b) in the aggregate"
    .replace(/\s*\([a-z]\)$/, '')
    .replace(/^(?:[^:]*\s)?\([a-z]\)\s+(?=\S)/, '')
    .replace(/:\s*\([a-z]\)\s+/, ': ')
    .replace(/^item\s+[A-Z\d]{1,2}[.:]?\s+(?=[A-Z][^:]+:)/i, '')
    .replace(/^sub-?limits:\s+/i, '')
    .replace(/^(?:part|section) (?:[A-Z]|\d{1,2}|I{1,3}V?)[.:] (?=[A-Z])/, '')
    .replace(/^(?:deductibles?|retentions?)(?:,? section \w{1,3})?:\s+(?=\S)/i, '')
    .replace(/[:\s]+$/, '')
  const isBare = /^(?:limit(?: of (?:insurance|liability))?|deductible(?: amount)?|retention|amount)$/i.test(
    cleaned,
  )
  return isBare && title !== '' ? `${titleCase(title)} ${cleaned}` : cleaned
}

/** A limit that a sentence changes was read as a row of its own, too. */
export function removeRowOf(changed: Fact<number>, extraLimits: Fact<NamedLimit>[]): void {
  const at = extraLimits.findIndex(
    ({ value, quote }) => changed.quote.includes(quote) && value.limit === changed.value,
  )
  if (at !== -1) extraLimits.splice(at, 1)
}

/** Whether a part is an endorsement whose amounts are limits of the policy. */
export function setsLimits({ kind, title, form }: DocumentPart): boolean {
  return kind === 'endorsement' && !ofFiling.test(`${form} ${title}`)
}
