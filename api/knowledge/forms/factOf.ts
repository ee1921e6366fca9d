import type { Ask } from './askedFields.ts'
import { conceptsOf, weightOf } from './concepts.ts'
import { attributeOf, type Entity, limitAttributes } from './fieldSubject.ts'
import type { Fact } from './knownFacts.ts'
import type { KnownValue } from './knownValue.ts'
import type { LabeledField } from './labeledFields.ts'
import type { LetterAnswer, Sentence } from './letterSentences.ts'
import { lineOf } from './linesOfBusiness.ts'
import { requestedPolicy } from './requestedPolicy.ts'
import type { Term } from './requestedTerm.ts'

/** A value for a field. */
export interface FoundValue {
  readonly value: string | boolean
  readonly source: string
  /** Whether a person should look at it, because a letter says it in its own words. */
  readonly isUncertain: boolean
  /** What a letter says, where it is taken from one. */
  readonly said?: LetterAnswer
}

/** The value that a field is filled with. */
export interface FieldValue extends FoundValue {
  readonly name: string
  readonly label: string
}

/** What is known when a form is filled in. */
export interface FormKnowledge {
  readonly facts: readonly Fact[]
  readonly known: readonly KnownValue[]
  readonly sentences: readonly Sentence[]
  readonly fields: readonly LabeledField[]
  readonly term: Term | null
  /** The line of business that the form is for; null when it is not told. */
  readonly line: string | null
}

/** The fact that an ask is about. */
export function factOf(ask: Ask, knowledge: FormKnowledge): Fact | null {
  const { facts, fields, term, line } = knowledge
  const { attribute, entity, row, field } = ask
  if (attribute === null) return null
  // What is expected is not on record.
  if (
    /\b(?:projected|next|expected|anticipated|estimated for)\b/i.test(field.label) &&
    ['revenue', 'payroll'].includes(attribute)
  )
    return (
      facts.find((each) => each.entity === entity && each.attribute === attribute && each.isFromLetter) ??
      null
    )
  const homes = facts.filter((each) => each.entity === 'location' && each.attribute === 'fullAddress')
  const isHomeless = !facts.some((each) => each.entity === 'insured' && each.attribute === 'fullAddress')
  const of = (name: string, whose: Entity = entity, at = row) => {
    // Without a mailing address, the only location tells where a business is.
    const from =
      whose === 'insured' && isHomeless && homes.length === 1 && isOfPlace.has(name) ? 'location' : whose
    return facts.filter((each) => each.entity === from && each.attribute === name && each.row === at)
  }
  const one = (name: string, whose: Entity = entity, at = row): Fact | null => of(name, whose, at)[0] ?? null
  const isOfOtherLine = ask.line !== null && term?.from.line != null && lineOf(term.from.line) !== ask.line
  if (term && !isPrior(ask) && row === 0 && !isOfOtherLine && (entity === 'policy' || entity === 'insured')) {
    if (attribute === 'effective') return wholeTerm(ask, term)
    if (attribute === 'expiration') return term.to
  }
  if (entity === 'policy') {
    // A deductible without a name is that of a property; other lines have several.
    if (attribute === 'deductible' && line !== 'PROPERTY') return null
    const placed = facts.filter((each) => each.entity === 'location' && each.attribute === attribute)
    return policyFact(ask, knowledge) ?? (placed.length === 1 && row === 0 ? (placed[0] ?? null) : null)
  }
  const isParted = fields.some(
    (each) => each.section === field.section && isOfCity.has(attributeOf(each.label) ?? ''),
  )
  if (attribute === 'address' && isParted && one('line1')) return one('line1')
  if (attribute === 'address' || attribute === 'nameAndAddress') {
    const isSite = /\b(?:physical|premises|location|risk|site)\b/i.test(field.label)
    const site = isSite ? (one('fullAddress', 'location') ?? one('address', 'location')) : null
    const mail = one('fullAddress', 'insured', 0)
    if (/\bif (?:different|other|not)\b/i.test(field.label) && (!site || site.value === mail?.value))
      return null
    // A business without locations on record is where its mail goes, but for a post office box.
    const isOnlyMail =
      entity === 'location' && row === 0 && homes.length === 0 && !/\bbox\b/i.test(mail?.value ?? 'box')
    const full = site ?? one('fullAddress') ?? one('address') ?? (isOnlyMail ? mail : null)
    const county = /\bcounty\b/i.test(field.label) ? one('county') : null
    const city = one('city')
    const address =
      full && county && city
        ? { ...full, value: full.value.replace(`, ${city.value},`, `, ${city.value}, ${county.value},`) }
        : full
    const name = attribute === 'nameAndAddress' ? one('name') : null
    return address && name ? { ...address, value: `${name.value}, ${address.value}` } : address
  }
  // "Street address" without a field for the city asks for all of it.
  const isWhole =
    /address/i.test(field.label) && !fields.some((each) => isOfCity.has(attributeOf(each.label) ?? ''))
  if (attribute === 'line1') return (isWhole ? one('fullAddress') : null) ?? one('line1')
  if (attribute === 'cityStateZip') {
    const [city, state, zip] = [one('city'), one('state'), one('zip')]
    return city && state && zip ? { ...city, value: `${city.value}, ${state.value} ${zip.value}` } : null
  }
  if (attribute === 'garagingZip')
    return one('garagingZip') ?? facts.find((each) => each.attribute === 'garagingZip') ?? null
  if (attribute === 'states') {
    const states = [
      ...new Set(
        facts
          .filter((each) => each.entity === 'location' && each.attribute === 'state')
          .map(({ value }) => value),
      ),
    ]
    const [first] = facts.filter((each) => each.entity === 'location' && each.attribute === 'state')
    return first && row === 0 ? { ...first, value: states.join(', ') } : null
  }
  if (
    entity === 'location' &&
    (attribute === 'fullTime' || attribute === 'partTime' || attribute === 'employees')
  ) {
    const count = facts.filter((each) => each.entity === 'location' && each.attribute === 'line1').length
    return one(attribute) ?? (count <= 1 ? one(attribute, 'insured', 0) : null)
  }
  // A building has a number of its own where there are several.
  if (attribute === 'buildingNumber') {
    const only = one('fullAddress', 'location', 0)
    return only && row === 0 && !one('fullAddress', 'location', 1) ? { ...only, value: '1' } : null
  }
  if (entity === 'location' && attribute === 'number') {
    const given = one('number')
    return given ?? (one('fullAddress') ? { ...(one('fullAddress') as Fact), value: String(row + 1) } : null)
  }
  if (attribute === 'yearsInBusiness' && one('yearsInBusiness') === null) {
    const started = one('started', 'insured', 0)
    const from = term?.from.value.slice(-4)
    const year = /(\d{4})$/.exec(started?.value ?? '')?.[1]
    return started && year && from ? { ...started, value: String(Number(from) - Number(year)) } : null
  }
  const losses = facts.filter((each) => each.entity === 'loss' && each.attribute === 'lossDate')
  const [firstLoss] = losses
  if (attribute === 'claims' && firstLoss && row === 0) return { ...firstLoss, value: String(losses.length) }
  if (attribute === 'totalPaid' && firstLoss && row === 0) {
    const paid = facts.filter((each) => each.entity === 'loss' && each.attribute === 'paid')
    const sum = paid.reduce((total, each) => total + Number(each.value.replaceAll(/[$,]/g, '')), 0)
    return paid.length === losses.length ? { ...firstLoss, value: sum.toLocaleString('en-US') } : null
  }
  // The phone beside "Contact person" is that person's.
  const isContact = attribute === 'contact' || field.beside.some((each) => attributeOf(each) === 'contact')
  const person = facts.find(
    (each) => each.entity === 'person' && each.isFromLetter && each.attribute === attribute,
  )
  if (person && isContact && entity === 'insured' && ['contact', 'phone', 'email'].includes(attribute))
    return person
  // "Farthest city" is not where a business is.
  if (ofOneself.has(attribute) && telling(field.label).some((each) => !placeWords.has(each))) return null
  if (attribute === 'contact') {
    const own = one('contact') ?? (ofRoles.has(entity) ? one('name', entity, 0) : null)
    return own ?? (entity === 'insured' ? one('name', 'person', 0) : null)
  }
  if (attribute === 'name' && entity === 'agency')
    return /\bcontact\b|^producer(?:'s)? name/i.test(ask.field.label) ? one('contact') : one('name')
  if (ofRoles.has(entity)) return one(attribute, entity, 0)
  if (attribute === 'name' && entity === 'insured') return row === 0 ? one('name', 'insured', 0) : null
  return one(attribute)
}

function telling(label: string): string[] {
  return conceptsOf(label).filter((each) => weightOf(each) === 1)
}

const ofRoles: ReadonlySet<string> = new Set([
  'inspection',
  'accounting',
  'claims',
  'safety',
  'security',
  'inCharge',
])

const ofOneself: ReadonlySet<string> = new Set(['city', 'county'])
const placeWords = new Set(
  conceptsOf(
    'city county state zip mailing street address physical premises location agency producer applicant insured business legal main principal home office garaging lender holder mortgagee payee landlord interest named first',
  ),
)

const isOfCity: ReadonlySet<string> = new Set(['city', 'zip', 'cityStateZip'])

const isOfPlace: ReadonlySet<string> = new Set(['fullAddress', 'line1', 'city', 'state', 'zip', 'county'])

/** "Policy term" in one field asks for both days. */
function wholeTerm({ field }: Ask, { from, to }: Term): Fact {
  const isWhole =
    /\bterm\b|\bperiod\b/i.test(field.label) && !field.beside.some((each) => /^to\b|expir/i.test(each))
  return to && isWhole ? { ...from, value: `${from.value} to ${to.value}` } : from
}

const prior = /\b(?:prior|expiring|current|previous|present|underlying)\b/i

/** Whether a field is about a policy that is not the one asked for. */
export function isPrior({ field, entity }: Ask): boolean {
  if (prior.test(`${field.label} ${field.section}`)) return true
  if (entity !== 'policy' || /\b(?:start|proposed|requested|desired)\b/i.test(field.label)) return false
  const carriers = field.beside.filter((each) => attributeOf(each) === 'carrier')
  // "Effective date ____ Current carrier ____": what stands before the prior policy is not about it.
  return carriers.some((each) => !prior.test(each) || field.left.includes(each))
}

function policyFact(ask: Ask, { facts, fields, line: formLine }: FormKnowledge): Fact | null {
  const { attribute, row, field } = ask
  // Several amounts under one heading are not all of the limits each.
  const isShared = fields.some(
    (each) =>
      each !== field &&
      each.label === field.label &&
      (field.mates.includes(each.name) || (field.row !== '' && each.row === field.row)),
  )
  if (attribute === 'limits')
    return isScheduleOfPolicies(ask) && !isShared ? limitsOf(row, facts, formLine) : null
  const name = attribute === 'year' ? 'effective' : attribute
  const isSchedule = isScheduleOfPolicies(ask)
  const own = facts.filter((each) => each.entity === 'policy' && each.attribute === name)
  // An umbrella is not among the policies under it.
  const under = own.filter((each) => each.line === null || lineOf(each.line) !== formLine)
  const all = isSchedule && formLine === 'UMBRELLA' ? under : own
  // A line of a grid that names what the records do not know stays empty.
  if (
    ofWholePolicy.has(attribute ?? '') &&
    field.row !== '' &&
    ask.line === null &&
    !/\d|polic|prior|current|expir|year/i.test(field.row)
  )
    return null
  const wanted =
    isSchedule && formLine === 'UMBRELLA'
      ? ask.line
      : (ask.line ??
        (limitAttributes.has(attribute ?? '') || onEveryRow.has(attribute ?? '') || !isScheduleOfPolicies(ask)
          ? formLine
          : null))
  const isOnPolicy = (ask.line !== null && ask.line !== formLine) || isSchedule || isPrior(ask)
  const exact = all.filter(
    (each) => each.isFromLetter || (each.line !== null && lineOf(each.line) === wanted),
  )
  const open = all.filter((each) => each.line === null)
  // What is asked of the market is on no policy yet.
  const [first, second] = isOnPolicy ? [exact, open] : [[...open, ...exact], []]
  const request = requestedPolicy(facts)
  if (attribute === 'policyNumber' && !isOnPolicy && request.isElsewhere) return null
  const ofRenewed = all.filter(
    ({ row: at, line }) => request.renewed && at === request.renewed.row && line === request.renewed.line,
  )
  const ofAll = isOnPolicy ? all : open.length > 0 ? open : ofRenewed.length > 0 ? ofRenewed : all
  const ofLine = wanted === null ? ofAll : first.length > 0 ? first : second
  // Without a line, the only policy there is; in a schedule, the policy of the row.
  const found =
    ask.line !== null || !isScheduleOfPolicies(ask) || wanted !== null
      ? ofLine
      : all.filter((each) => each.row === row)
  const distinct = new Set(found.map(({ value }) => value))
  const isFirst = ask.line !== null || wanted === null || row === 0 || onEveryRow.has(attribute ?? '')
  const [best] = found
  if (!best || !isFirst || (distinct.size > 1 && wanted === null && !isScheduleOfPolicies(ask))) return null
  if (attribute === 'policyNumber' && /\bproposed\b|new policy/i.test(field.label)) return null
  return attribute === 'year' ? { ...best, value: best.value.slice(-4) } : best
}

/** The limits of a policy in one field: "$1,000,000 / $2,000,000". */
function limitsOf(row: number, facts: readonly Fact[], formLine: string | null): Fact | null {
  const limits = facts.filter(
    (each) =>
      each.entity === 'policy' &&
      each.row === row &&
      !each.isFromLetter &&
      (each.line === null || lineOf(each.line) !== formLine) &&
      limitAttributes.has(each.attribute),
  )
  const [first] = limits
  const shown = limits.map(({ value }) => `$${Number(value.replaceAll(/[$,]/g, '')).toLocaleString('en-US')}`)
  return first && !shown.includes('$NaN') ? { ...first, value: shown.join(' / ') } : null
}

const ofWholePolicy = new Set(['carrier', 'policyNumber', 'effective', 'expiration', 'premium'])

/** Terms of a policy that hold for each thing that it insures. */
export const onEveryRow: ReadonlySet<string> = new Set([
  'coinsurance',
  'valuation',
  'causesOfLoss',
  'deductible',
])

function isScheduleOfPolicies({ field }: Ask): boolean {
  return field.ordinal > 0 || /underlying|schedule/i.test(field.section)
}
