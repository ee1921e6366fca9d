import { zoneCode, zonePattern } from '../addresses/zoneNames.ts'
import { zonesOfPostalCode } from '../addresses/zipZones.ts'
import { classFacts } from './classFacts.ts'
import type { Entity } from './entities.ts'
import type { Fact } from './knownFacts.ts'
import { letterFact, personPattern } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { fleetFacts } from './fleetFacts.ts'
import { letterSchedules } from './letterSchedules.ts'
import { contactFacts, type Person, writerOf } from './people.ts'
import { emails, phones } from './spokenValues.ts'

const organization = String.raw`[A-Z][\w&'’.-]*(?: (?:[A-Z][\w&'’.-]*|&|of|and|the))* ?(?:Inc\.?|LLC|LP|LLP|Corp\.?|Co\.|Company|Bank|Credit Union|Finance|Leasing|Capital|Trust|Holdings|Associates|Partners)(?: (?:LLC|LP|Inc\.?))?`
const postal = new RegExp(
  String.raw`(\d+[\w-]* [A-Z0-9][^,;.]*?(?:,? (?:Suite|Unit|Ste\.?|Apt\.?|Floor|#) ?[\w-]+)?|PO Box \d+|P\.O\. Box \d+)(?:,| in) ([A-Z][A-Za-z.' -]+?)(?:, ([A-Z][a-z]+) County)?,? (${zonePattern})?\.? ?(?:zip )?(\d{5})`,
)

/** What letters say of people, companies, vehicles and drivers, as changes to what the records say. */
export function letterFacts(
  records: readonly Fact[],
  sentences: readonly Sentence[],
  people: readonly Person[],
): Fact[] {
  const own = [
    ...contactFacts(people, sentences),
    ...ownContact(sentences),
    ...addresses(sentences),
    ...otherInsureds(sentences),
    ...lenders(sentences),
    ...landlords(sentences),
  ]
  const ownKeys = new Set(own.map(({ entity, attribute, row }) => `${entity} ${attribute} ${row}`))
  const kept = records.filter(({ entity, attribute, row }) => !ownKeys.has(`${entity} ${attribute} ${row}`))
  // A new mailing address replaces every part of the old one.
  const isMoved = own.some(({ entity, attribute }) => entity === 'insured' && attribute === 'line1')
  const rest = isMoved
    ? kept.filter(({ entity, attribute }) => entity !== 'insured' || attribute !== 'fullAddress')
    : kept
  const moved = [...rest, ...own]
  const everywhere = [...moved, ...locations(moved, sentences)]
  const rows = fleetFacts(everywhere, sentences)
  const writer = writerOf(sentences)
  return classFacts(letterSchedules(rows, sentences, writer), sentences)
}

/** "Call me directly, Imogen Sato, 603-555-0138, and use this e-mail." */
function ownContact(sentences: readonly Sentence[]): Fact[] {
  const sentence = sentences.find(
    ({ text }) =>
      /\b(?:call|reach|contact|ring) me\b/i.test(text) &&
      (phones(text).length > 0 || emails(text).length > 0),
  )
  if (!sentence) return []
  const named =
    new RegExp(String.raw`,? ((?:Dr\. )?${personPattern}),`).exec(sentence.text)?.[1] ?? writerOf(sentences)
  const from = sentences.slice(0, 4).find(({ text }) => /^from:/i.test(text))
  const email =
    emails(sentence.text)[0]?.value ??
    (/\bthis e-?mail\b/i.test(sentence.text) && from ? emails(from.text)[0]?.value : undefined)
  const phone = phones(sentence.text)[0]?.value
  return [
    ...(named ? [letterFact('person', 'contact', named, sentence)] : []),
    ...(phone ? [letterFact('person', 'phone', phone, sentence)] : []),
    ...(email ? [letterFact('person', 'email', email, sentence)] : []),
  ]
}

function addressFacts(entity: Entity, text: string, sentence: Sentence, row = 0): Fact[] {
  const found = postal.exec(text)
  const parts =
    found ?? new RegExp(String.raw`(PO Box \d+), ([A-Z][A-Za-z .'-]+?),? (${zonePattern}) (\d{5})`).exec(text)
  if (!parts) return []
  const [, line1 = '', city = '', third, fourth, fifth] = parts
  const [county, state, zip] = found ? [third, fourth, fifth] : [undefined, third, fourth]
  const [zone, ...others] = zip ? zonesOfPostalCode(zip) : []
  const code = state ? zoneCode(state) : others.length === 0 ? (zone ?? null) : null
  if (!code || !zip) return []
  return [
    letterFact(entity, 'line1', line1, sentence, row),
    letterFact(entity, 'city', city, sentence, row),
    letterFact(entity, 'state', code, sentence, row),
    letterFact(entity, 'zip', zip, sentence, row),
    ...(county ? [letterFact(entity, 'county', county, sentence, row)] : []),
    letterFact(
      entity,
      'fullAddress',
      [line1, city, `${code} ${zip}`].filter(Boolean).join(', '),
      sentence,
      row,
    ),
  ]
}

function addresses(sentences: readonly Sentence[]): Fact[] {
  const mail = sentences.find(
    ({ text }) => /\bmail(?:s|ing)?\b.*\b(?:goes|go|to|address|now)\b/i.test(text) && /\d{5}/.test(text),
  )
  return mail ? addressFacts('insured', mail.text.replace(/^.*?\bnow:?/i, ''), mail) : []
}

/** "The shop is at 1902 Cattlemen Road": a location that the records do not have. */
function locations(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const known = new Set(
    facts.flatMap(({ attribute, entity, value, isFromLetter }) =>
      attribute === 'line1' && (entity === 'location' || !isFromLetter) ? [value] : [],
    ),
  )
  let row = Math.max(-1, ...facts.filter(({ entity }) => entity === 'location').map((each) => each.row)) + 1
  return sentences.flatMap((sentence) => {
    const { text } = sentence
    if (
      !/\b(?:shop|yard|office|store|building|warehouse|showroom|location|plant|restaurant|facility)\b/i.test(
        text,
      )
    )
      return []
    const found = addressFacts('location', text, sentence, row)
    const line1 = found.find(({ attribute }) => attribute === 'line1')?.value
    if (line1 === undefined || /box/i.test(line1) || known.has(line1)) return []
    known.add(line1)
    row++
    return found
  })
}

function otherInsureds(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.find(({ text }) =>
    /\b(?:second|another|other|sister|new) company\b|has to be on the policy|add\w* as (?:a |another )?named insured/i.test(
      text,
    ),
  )
  const name = found && new RegExp(organization).exec(found.text)?.[0]
  return found && name ? [letterFact('otherInsured', 'name', name.replace(/^The /, ''), found)] : []
}

function landlords(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.find(
    ({ text }) => /\b(?:landlord|lessor)\b/i.test(text) && new RegExp(organization).test(text),
  )
  const name = found && new RegExp(organization).exec(found.text)?.[0]
  return found && name ? [letterFact('landlord', 'name', name, found)] : []
}

/** A lender, an additional insured or another company that the policy is to name. */
function lenders(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.find(
    ({ text }) =>
      (/\b(?:loss payee|lien|financed|loan|mortgag\w*|additional insured|certificate holder)\b/i.test(text) ||
        (/\b(?:bank|credit union|lender|finance company)\b/i.test(text) && postal.test(text))) &&
      new RegExp(organization).test(text),
  )
  const name = found && new RegExp(organization).exec(found.text)?.[0]
  if (!found || !name) return []
  const after = found.text.slice(found.text.indexOf(name) + name.length).replace(/^[, ]+/, '')
  const role = /additional insured/i.test(found.text)
    ? 'Additional insured'
    : /mortgag/i.test(found.text)
      ? 'Mortgagee'
      : 'Loss payee'
  return [
    letterFact('interest', 'name', name, found),
    letterFact('interest', 'role', role, found),
    ...(/certificate/i.test(found.text) ? [letterFact('interest', 'certificate', 'Yes', found)] : []),
    ...addressFacts('interest', after.replace(/^(PO Box \d+), ([A-Z])/, '$1, $2'), found),
  ]
}
