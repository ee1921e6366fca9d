import type { FormKnowledge } from './formKnowledge.ts'
import type { Ask } from './askedFields.ts'
import { conceptsOf, weightOf } from './concepts.ts'
import { type Entity, isContactRole } from './entities.ts'
import { attributeOf, limitAttributes, placeAttributes } from './fieldSubject.ts'
import type { Fact } from './knownFacts.ts'
import { lineOf } from './linesOfBusiness.ts'
import { listedTotal, paidAndHeld } from './lossesListed.ts'
import { lossRow } from './lossRow.ts'
import { askedOfYear, lossTotal } from './lossYears.ts'
import { changeOfPart } from './partChange.ts'
import { isPast } from './periodMatch.ts'
import { policyLosses } from './policyLosses.ts'
import { asksForAffected, historyFact, isPrior, isScheduleOfPolicies, policyFact } from './policyFact.ts'
import { isNamePart, personPart } from './personPart.ts'
import { typedContact } from './typedContact.ts'
import { wholeTerm } from './wholeTerm.ts'

/** The fact that an ask is about. */
export function factOf(ask: Ask, knowledge: FormKnowledge): Fact | null {
  const { facts, fields, term, line } = knowledge
  const { attribute, entity, row, field } = ask
  const ofYear = facts.some((each) => each.entity === 'lossYear') ? askedOfYear(ask) : null
  if (ofYear !== null) return historyFact({ ...ask, attribute: ofYear }, knowledge)
  if (attribute === null) return typedContact(ask, knowledge) ?? null
  if (ask.isOfHistory) return historyFact(ask, knowledge)
  // What is expected is not on record.
  if (
    /\b(?:projected|next|expected|anticipated|estimated for)\b/i.test(field.label) &&
    ['revenue', 'payroll'].includes(attribute)
  )
    return (
      facts.find((each) => each.entity === entity && each.attribute === attribute && each.isFromLetter) ??
      null
    )
  // Who works there now says nothing of last year.
  if (/^(?:employees|fullTime|partTime)$/.test(attribute) && isPast(`${field.label} ${field.row}`))
    return null
  const listed = row === 0 && !ask.isRepeated ? listedTotal(attribute, facts) : null
  if (listed) return listed
  const homes = facts.filter((each) => each.entity === 'location' && each.attribute === 'fullAddress')
  // The rows of vehicles are not those of the locations where they are parked.
  const isParking = entity === 'location' && /\bgarag/i.test(field.label) && field.block !== null
  const cities = facts.filter((each) => each.entity === 'location' && each.attribute === 'city')
  if (isParking && cities.length > 1) return null
  const isHomeless = !facts.some((each) => each.entity === 'insured' && each.attribute === 'fullAddress')
  const mail = facts.find((each) => each.entity === 'insured' && each.attribute === 'fullAddress')
  const isAtHome = homes.length === 0 && mail !== undefined && !/\bbox\b/i.test(mail.value)
  const of = (name: string, whose: Entity = entity, at = row) => {
    // Without a mailing address, the only location tells where a business is; without locations, where its mail goes.
    const from =
      whose === 'insured' && isHomeless && homes.length === 1 && placeAttributes.has(name)
        ? 'location'
        : whose === 'location' && isAtHome && at === 0 && placeAttributes.has(name)
          ? 'insured'
          : whose
    return facts.filter((each) => each.entity === from && each.attribute === name && each.row === at)
  }
  const one = (
    name: string,
    whose: Entity = entity,
    at = whose === 'loss' ? lossRow({ ...ask, row }, facts, line) : row,
  ): Fact | null => of(name, whose, at)[0] ?? null
  // A lender and somebody who wants a certificate are two.
  if (entity === 'interest' && row === 0) {
    const wanted = /\bcertificate|\bholder\b(?<!lien ?holder)/i.test(`${field.label} ${field.section}`)
    const holder = facts.find(
      (each) =>
        each.entity === 'interest' && each.attribute === 'role' && each.value === 'Certificate holder',
    )
    if (wanted && holder && !ask.isRepeated)
      return factOf({ ...ask, row: holder.row, isRepeated: true }, knowledge)
  }
  const kept = facts.find(
    (each) => each.entity === 'vehicle' && each.attribute === 'garagingAddress' && each.row === row,
  )
  if (kept && attribute === 'address' && isOfParking.test(field.label)) return kept
  const isOfOtherLine = ask.line !== null && term?.from.line != null && lineOf(term.from.line) !== ask.line
  const isOnFile = asksForAffected.test(field.section)
  if (
    term &&
    !isOnFile &&
    !isPrior(ask) &&
    row === 0 &&
    !isOfOtherLine &&
    (entity === 'policy' || entity === 'insured')
  ) {
    const isNext = term.isOnRecord && term.to !== null && /\bto (?:begin|start)\b/i.test(field.label)
    if (attribute === 'effective') return isNext ? term.to : wholeTerm(ask, term)
    if (attribute === 'expiration') return term.to
  }
  // "Amount paid or reserved": both.
  const held = attribute === 'paid' && /\breserve/i.test(field.label) ? one('reserved') : null
  if (held) return paidAndHeld(one('paid'), held)
  if (entity === 'policy') {
    // A deductible without a name is that of a property; other lines have several.
    if (attribute === 'deductible' && line !== 'PROPERTY') return null
    const isRow = isScheduleOfPolicies(ask) || ask.isRepeated
    const counted = isRow ? policyLosses(attribute, row, facts) : lossTotal(ask, knowledge)
    if (counted) return counted
    const placed = facts.filter((each) => each.entity === 'location' && each.attribute === attribute)
    return policyFact(ask, knowledge) ?? (placed.length === 1 && row === 0 ? (placed[0] ?? null) : null)
  }
  const isParted = fields.some(
    (each) => each.section === field.section && isOfCity.has(attributeOf(each.label) ?? ''),
  )
  if (attribute === 'address' && isParted && one('line1'))
    return withSuite(one('line1'), one('line2'), fields)
  if (isNamePart(attribute)) {
    const own = one(attribute)
    if (own) return own
    const whole = one('name') ?? (entity === 'insured' ? one('contact') : null)
    const part = whole && personPart(attribute, whole.value)
    return whole && part ? { ...whole, value: part } : null
  }
  if (attribute === 'name' && one('name') === null) {
    const [first, last] = [one('firstName'), one('lastName')]
    if (first && last) return { ...first, value: `${first.value} ${last.value}` }
  }
  if (attribute === 'wage') return one('hourlyRate') ?? one('weeklyWage')
  if (attribute === 'wagePer') {
    const paid = one('hourlyRate') ?? one('weeklyWage')
    return paid && { ...paid, value: paid.attribute === 'hourlyRate' ? 'hour' : 'week' }
  }
  if (attribute === 'weeklyWage') {
    const [rate, hours] = [one('hourlyRate'), one('hoursPerWeek')]
    const weekly = one('weeklyWage')
    if (weekly || !rate || !hours) return weekly
    const wage = Number(rate.value.replaceAll(/[$,]/g, '')) * Number(hours.value)
    return { ...rate, value: `$${(Math.round(wage * 100) / 100).toLocaleString('en-US')}` }
  }
  // Somebody's home is not where the business is.
  if (attribute === 'address' && entity === 'insured' && /\b(?:home|residen\w+) address\b/i.test(field.label))
    return null
  if (attribute === 'address' || attribute === 'nameAndAddress') {
    const isSite = /\b(?:physical|premises|location|risk|site)\b/i.test(field.label)
    const site = isSite ? (one('fullAddress', 'location') ?? one('address', 'location')) : null
    const isElsewhere = /\bif (?:different|other|not)\b/i.test(field.label)
    if (isElsewhere && (!site || site.value === one('fullAddress', 'insured', 0)?.value)) return null
    const full = site ?? one('fullAddress') ?? one('address')
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
    !ask.isExact &&
    /address/i.test(field.label) &&
    !(field.ordinal > 0 && /\bname\b/i.test(field.label)) &&
    !fields.some((each) => isOfCity.has(attributeOf(each.label) ?? ''))
  if (attribute === 'line1' && /\bcity\b/i.test(field.label) && /\bzip\b/i.test(field.label))
    return one('fullAddress')
  if (attribute === 'line1') {
    const street = one('line1')
    if (ask.isExact && !street) return one('address')
    return (isWhole ? one('fullAddress') : null) ?? withSuite(street, one('line2'), fields)
  }
  if (attribute === 'cityStateZip') {
    const [city, state, zip] = [one('city'), one('state'), one('zip')]
    if (!city || !state) return null
    if (!/\bzip\b|postal/i.test(field.label) && /\bst(?:ate)?\b/i.test(field.label))
      return { ...city, value: `${city.value}, ${state.value}` }
    return zip ? { ...city, value: `${city.value}, ${state.value} ${zip.value}` } : null
  }
  if (attribute === 'garagingZip')
    return (
      one('garagingZip') ??
      (facts.some((each) => each.attribute === 'action')
        ? null
        : (facts.find((each) => each.attribute === 'garagingZip') ?? null))
    )
  if (attribute === 'states') {
    const ofState = facts.filter((each) => each.attribute === 'state')
    const ofWork = ofState.filter((each) => each.entity === 'class' && each.isFromLetter)
    const all = ofWork.length > 0 ? ofWork : ofState.filter((each) => each.entity === 'location')
    const [first] = all
    return first && row === 0
      ? { ...first, value: [...new Set(all.map(({ value }) => value))].join(', ') }
      : null
  }
  // A letter tells how large a building is, and the form asks for no other area.
  if (
    entity === 'location' &&
    attribute === 'area' &&
    !fields.some((each) => attributeOf(each.label) === 'totalArea')
  )
    return one('area') ?? one('totalArea')
  if (
    entity === 'location' &&
    (attribute === 'fullTime' || attribute === 'partTime' || attribute === 'employees')
  ) {
    const count = facts.filter((each) => each.entity === 'location' && each.attribute === 'line1').length
    return one(attribute) ?? (count <= 1 ? one(attribute, 'insured', 0) : null)
  }
  // A building has a number of its own where there are several.
  if (attribute === 'buildingNumber') {
    const given = one('buildingNumber')
    if (given) return given
    const only = one('fullAddress', 'location', 0)
    return only && row === 0 && !one('fullAddress', 'location', 1) ? { ...only, value: '1' } : null
  }
  if (entity === 'location' && attribute === 'number') {
    const given = one('number')
    return given ?? (one('fullAddress') ? { ...(one('fullAddress') as Fact), value: String(row + 1) } : null)
  }
  // "Date of claim" alone is the day on which it happened.
  if (
    attribute === 'claimDate' &&
    !ask.isExact &&
    !field.beside.some((each) => attributeOf(each) === 'lossDate')
  )
    return one('claimDate') ?? one('lossDate')
  if (attribute === 'yearsInBusiness' && one('yearsInBusiness') === null) {
    const started = one('started', 'insured', 0)
    const from = term?.from.value.slice(-4)
    const year = /(\d{4})$/.exec(started?.value ?? '')?.[1]
    return started && year && from ? { ...started, value: String(Number(from) - Number(year)) } : null
  }
  if (attribute === 'paid' || attribute === 'incurred')
    return one(attribute) ?? one(attribute === 'paid' ? 'incurred' : 'paid')
  const ofAll = lossTotal(ask, knowledge)
  if (ofAll) return ofAll
  if (attribute === 'email' && /\bfax\b/i.test(field.label)) return one('email') ?? one('fax')
  // A business is called where it is.
  if (attribute === 'phone' && entity === 'location' && row === 0 && one('phone') === null)
    return one('phone', 'insured', 0)
  const typed = typedContact(ask, knowledge)
  if (typed !== undefined) return typed
  // The phone beside "Contact person" is that person's.
  const isContact =
    attribute === 'contact' ||
    /\b(?:day ?time|best (?:day ?time )?(?:phone|number))\b/i.test(field.label) ||
    field.beside.some((each) => attributeOf(each) === 'contact')
  if (attribute === 'customerId') return one(attribute, 'agency', 0) ?? one(attribute, 'insured', 0)
  const person = facts.find(
    (each) => each.entity === 'person' && each.isFromLetter && each.attribute === attribute,
  )
  if (person && isContact && entity === 'insured' && ['contact', 'phone', 'email'].includes(attribute))
    return person
  // On record as well, unless the contact named in the records isn't one of those listed.
  const isReach = attribute === 'phone' || attribute === 'email'
  const isOfContact = isContact || /^contact\b/i.test(field.label)
  const reach =
    entity === 'insured' && isReach && isOfContact && !one('contact') && one(attribute, 'person', 0)
  if (reach) return reach
  // "Farthest city" is not where a business is.
  if (!ask.isExact && ofOneself.has(attribute) && telling(field.label).some((each) => !placeWords.has(each)))
    return null
  if (attribute === 'contact') {
    const own = one('contact') ?? (isContactRole(entity) ? one('name', entity, 0) : null)
    return own ?? (entity === 'insured' ? one('name', 'person', 0) : null)
  }
  if (attribute === 'name' && entity === 'agency')
    return /\bcontact\b|^producer(?:'s)? name/i.test(ask.field.label) ? one('contact') : one('name')
  // Who is the applicant's contact as well is reached as the applicant is.
  const isContactToo =
    isContactRole(entity) &&
    one('contact', 'insured', 0)?.value === one('name', entity, 0)?.value &&
    one('name', entity, 0) !== null
  const reachOf = (name: string) =>
    one(name, entity, 0) ?? (isContactToo && isReach ? one(name, 'insured', 0) : null)
  // Somebody is called on a mobile phone unless the office's is asked for.
  if (isContactRole(entity) && attribute === 'phone' && !/\b(?:office|business|main)\b/i.test(field.label))
    return one('phone', entity, 0) ?? one('mobile', entity, 0) ?? reachOf('phone')
  // Whoever writes is the one who signs.
  if (entity === 'principal' && attribute === 'name' && /\bprint(?!.*\bsign)/i.test(field.label))
    return one('name', entity, 0) ?? one('name', 'writer', 0)
  if (isContactRole(entity)) return reachOf(attribute)
  if (attribute === 'name' && entity === 'insured') return row === 0 ? one('name', 'insured', 0) : null
  // What joins a schedule is insured as the policy says, unless a letter says more.
  const isOfPolicy =
    entity === 'vehicle' && limitAttributes.has(attribute) && changeOfPart(field.section) === 'added'
  return one(attribute) ?? (isOfPolicy ? policyFact({ ...ask, entity: 'policy' }, knowledge) : null)
}

function telling(label: string): string[] {
  return conceptsOf(label).filter((each) => weightOf(each) === 1 && !/^\d+$/.test(each))
}

const isOfParking = /\bgarag|\bkept\b|\bparked\b/i
const ofOneself: ReadonlySet<string> = new Set(['city', 'county'])
const placeWords = new Set(
  conceptsOf(
    'city county state zip mailing street address physical premises location agency producer applicant insured business legal main principal home office garaging lender holder mortgagee payee landlord interest named first',
  ),
)

const isOfCity: ReadonlySet<string> = new Set(['city', 'zip', 'cityStateZip'])

/** A street with its suite, where the form has no field of its own for that. */
function withSuite(street: Fact | null, suite: Fact | null, fields: FormKnowledge['fields']): Fact | null {
  const isSplit = fields.some((each) => /\bline ?(?:2|two)\b|\bsuite\b/i.test(each.label))
  return street && suite && !isSplit ? { ...street, value: `${street.value}, ${suite.value}` } : street
}
