import { zoneCode, zonePattern } from '../addresses/zoneNames.ts'
import { zonesOfPostalCode } from '../addresses/zipZones.ts'
import { classFacts } from './classFacts.ts'
import type { Entity } from './entities.ts'
import type { Fact } from './knownFacts.ts'
import { letterFact, personPattern, postal, titlePattern } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { letterApplicant } from './letterApplicant.ts'
import { otherPolicies, presentPolicy } from './letterPolicies.ts'
import { fleetFacts } from './fleetFacts.ts'
import { letterSchedules } from './letterSchedules.ts'
import { contactFacts, type Person, writerOf } from './people.ts'
import { counts, days, emails, moneyAmounts, phones } from './spokenValues.ts'

const organization = String.raw`[A-Z][\w&'’.-]*(?: (?:[A-Z][\w&'’.-]*|&|of|and|the))* ?(?:Inc\.?|LLC|LP|LLP|Corp\.?|Co\.|Company|Bank|Credit Union|Finance|Financial|Credit|Leasing|Joint Venture|Capital|Trust|Holdings|Associates|Partners)(?: (?:LLC|LP|Inc\.?))?`

/** What letters say of people, companies, vehicles and drivers, as changes to what the records say. */
export function letterFacts(
  records: readonly Fact[],
  sentences: readonly Sentence[],
  { people, line }: { people: readonly Person[]; line: string | null },
): Fact[] {
  const own = [
    ...contactFacts(people, sentences),
    ...letterApplicant(records, sentences),
    ...ownContact(sentences),
    ...addresses(sentences),
    ...otherInsureds(sentences),
    ...lenders(records, sentences),
    ...landlords(sentences),
    ...otherPolicies(records, sentences),
    ...presentPolicy(records, sentences, line),
    ...otherStates(records, sentences),
    ...employee(records, sentences),
    ...writerTitle(records, sentences),
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
  return sentences.flatMap((sentence, at) => {
    const { text } = sentence
    // "Second shop is happening! 27 Depot Plaza, Medford 97501."
    const before = /^\d/.test(text) ? (sentences[at - 1]?.text ?? '') : ''
    if (
      !/\b(?:shop|yard|office|store|building|warehouse|showroom|location|plant|restaurant|facility)\b/i.test(
        `${before} ${text}`,
      )
    )
      return []
    const found = addressFacts('location', text, sentence, row)
    const line1 = found.find(({ attribute }) => attribute === 'line1')?.value
    if (line1 === undefined || /box/i.test(line1) || known.has(line1)) return []
    known.add(line1)
    row++
    return [...found, ...placeFacts(sentences, at, row - 1)]
  })
}

/** "Put up in 2004, 28,500 square feet, nine people, $1,340,000 in sales": what a letter says of a new location. */
function placeFacts(sentences: readonly Sentence[], at: number, row: number): Fact[] {
  const after = sentences.slice(at + 1, at + 8)
  const end = after.findIndex(
    ({ text }, place) =>
      postal.test(text) || /^\W*\d+\)/.test(text) || (place > 1 && !/\bthere\b/i.test(text)),
  )
  const own = sentences.slice(at, at + 1 + (end === -1 ? after.length : end))
  return placeAttributes.flatMap(([attribute, find]) => {
    for (const sentence of own) {
      const value = find(sentence.text)
      if (value) return [letterFact('location', attribute, value, sentence, row)]
    }
    return []
  })
}

/** The number right before words: "nine" of "nine people". */
function countBefore(text: string, words: RegExp): string | undefined {
  return counts(text).find(({ end }) => words.test(text.slice(end)))?.value
}

const builtIn = /\b(?:built|put up|erected|constructed|went up)\b[^.;]*?\b((?:18|19|20)\d\d)\b/i
const squareFeet = /^ (?:square f(?:ee|oo)t|sq\.? ?f)/i

const placeAttributes: readonly (readonly [string, (text: string) => string | undefined])[] = [
  [
    'interest',
    (text) =>
      /\b(?:rent(?:ed|ing)?|leas(?:ed|ing)) (?:building|space|from|shop|unit|office|warehouse)\b|^(?:we )?(?:rent|lease)|^(?:rented|leased)\b/i.test(
        text,
      )
        ? 'TENANT'
        : /\b(?:we own|we bought|owned)\b/i.test(text)
          ? 'OWNED'
          : undefined,
  ],
  ['yearBuilt', (text) => builtIn.exec(text)?.[1]],
  // The area beside the age of a building is that of the building.
  ['totalArea', (text) => (builtIn.test(text) ? countBefore(text, squareFeet) : undefined)],
  ['area', (text) => (builtIn.test(text) ? undefined : countBefore(text, squareFeet))],
  [
    'construction',
    (text) =>
      /\b(frame|masonry|non-?combustible|fire[- ]resistive)\b/i
        .exec(text)?.[1]
        ?.replace(/^./, (first) => first.toUpperCase()),
  ],
  ['employees', (text) => countBefore(text, /^ (?:people|employees|workers)\b/i)],
  [
    'revenue',
    (text) =>
      moneyAmounts(text).find(
        ({ end, index }) =>
          /^ (?:in|of) (?:sales|receipts|revenue)/i.test(text.slice(end)) ||
          /\b(?:expect|sales of|receipts of) $/i.test(text.slice(0, index)),
      )?.value,
  ],
]

function otherInsureds(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.find(({ text }) =>
    /\b(?:second|another|other|sister|new) company\b|has to be on the policy|\b(?:as|for) (?:an? |another |additional |other )*named insured\b/i.test(
      text,
    ),
  )
  const name = found && new RegExp(organization).exec(found.text)?.[0]
  return found && name ? [letterFact('otherInsured', 'name', name.replace(/^The /, ''), found)] : []
}

/** "We deliver to Maryland and Delaware, so put those two in for the other states part." */
function otherStates(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const sentence = sentences.find(({ text }) => /\bother states\b/i.test(text))
  const home = new Set(records.flatMap(({ attribute, value }) => (attribute === 'state' ? [value] : [])))
  const named = [...(sentence?.text.matchAll(new RegExp(String.raw`\b${zonePattern}\b`, 'g')) ?? [])]
  const codes = new Set(named.flatMap(([name]) => zoneCode(name) ?? []))
  const others = [...codes].filter((code) => !home.has(code))
  return sentence && others.length > 0
    ? [letterFact('insured', 'otherStates', others.join(', '), sentence)]
    : []
}

/** "One of our carpenters, Wendell Brockhurst, cut his left hand": who was hurt, where the records do not say it. */
function employee(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const isKnown = records.some(({ entity, attribute }) => entity === 'employee' && /name$/i.test(attribute))
  const hurt = sentences.find(({ text }) => new RegExp(`${personPattern},? ${harmed}`).test(text))
  const [, job, name] =
    new RegExp(
      String.raw`(?:\b(?:[Oo]ur|[Oo]ne of our|[Aa]|[Tt]he) ([a-z]+(?: [a-z]+)?),? )?(${personPattern}),? ${harmed}`,
    ).exec(hurt?.text ?? '') ?? []
  const near = hurt ? sentences.slice(sentences.indexOf(hurt), sentences.indexOf(hurt) + 4) : []
  const hiredIn = near.find(({ text }) =>
    /\b(?:was hired|hired (?:on|in)|started (?:with us|here)|joined us)\b/i.test(text),
  )
  const hired =
    hiredIn && days(/\b(?:hired|started|joined)\b(.*)/i.exec(hiredIn.text)?.[1] ?? '', hiredIn.written)[0]
  const title = job && job.replace(/(?<=[a-z]{3})s$/, '')
  const told: readonly (readonly [string, string | undefined])[] = isKnown
    ? []
    : [
        ['name', name],
        ['title', title && title.slice(0, 1).toUpperCase() + title.slice(1)],
        ['hired', hired?.value],
      ]
  return [
    ...told.flatMap(([attribute, value]) =>
      hurt && value
        ? [letterFact('employee', attribute, value, hiredIn && attribute === 'hired' ? hiredIn : hurt)]
        : [],
    ),
    ...wages(sentences),
  ]
}

const harmed = String.raw`(?:(?:was|got|has been) (?:badly |seriously )?(?:hurt|injured|burned|struck|hit)|(?:cut|broke|burned|sprained|strained|twisted|hurt|injured|crushed|fractured|slipped|fell|tripped)\b)`

/** "Gail Thornbury, office manager": what somebody is who signs as the applicant's contact. */
function writerTitle(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const writer = writerOf(sentences)
  const contact = records.find(({ entity, attribute }) => entity === 'insured' && attribute === 'contact')
  if (writer === undefined || (contact && contact.value !== writer)) return []
  const end = sentences.slice(-4)
  const signed = end.find(({ text }) => text.includes(writer))
  const after = signed?.text.slice(signed.text.indexOf(writer) + writer.length).replace(/^[,\s]+/, '') ?? ''
  const next = signed && end[end.indexOf(signed) + 1]?.text
  const title = [after, next ?? ''].find((each) =>
    new RegExp(
      `^(?:[A-Za-z]+ ){0,3}(?:${titlePattern}|superintendent|foreman|administrator|controller|bookkeeper|supervisor|coordinator|officer)$`,
      'i',
    ).test(each),
  )
  return signed && title
    ? [letterFact('insured', 'title', title.slice(0, 1).toUpperCase() + title.slice(1), signed)]
    : []
}

/** "$26.60 an hour for forty hours", "he works four tens": what somebody earns, and in how many days. */
function wages(sentences: readonly Sentence[]): Fact[] {
  return sentences.flatMap((sentence) => {
    const { text } = sentence
    const rate = moneyAmounts(text).find(({ end }) => /^ (?:an|per|a|each) hour\b/i.test(text.slice(end)))
    const hours =
      countBefore(text, /^[ -]hours? (?:a|per|each|every) week\b|^[ -]hour weeks?\b/i) ??
      (rate ? countBefore(text, /^ hours\b/i) : undefined)
    const weekly = moneyAmounts(text).find(({ end }) => /^ (?:a|per|each) week\b/i.test(text.slice(end)))
    const week =
      countBefore(text, /^ days (?:a|per|each|every) week\b|^ (?:eights|nines|tens|twelves)\b/i) ??
      (/\bmonday (?:through|thru|to) friday\b/i.test(text) && /\b(?:he|she|works?)\b/i.test(text)
        ? '5'
        : undefined)
    const told = [
      ['hourlyRate', rate?.value],
      ['hoursPerWeek', hours],
      ['weeklyWage', weekly?.value],
      ['daysPerWeek', week],
    ] as const
    return told.flatMap(([attribute, value]) =>
      value ? [letterFact('employee', attribute, value, sentence)] : [],
    )
  })
}

/** "The property was with Bear Creek Fire Insurance Company, policy BCF 33-0922, July 1 2025 to July 1 2026." */
function landlords(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.find(
    ({ text }) => /\b(?:landlord|lessor)\b/i.test(text) && new RegExp(organization).test(text),
  )
  const name = found && new RegExp(organization).exec(found.text)?.[0]
  return found && name ? [letterFact('landlord', 'name', name, found)] : []
}

/** Public bodies, which have no form of company in their names. */
const publicBody = String.raw`(?:Town|City|County|Village|Township|Borough|Port|Parish|State|University|Diocese|Commonwealth|Department|Board)(?: of(?: the)? [A-Z][\w'’-]*)+(?: [A-Z][\w'’-]*)*|(?:[A-Z][\w'’-]* )+(?:County|School District|School Board|Authority|University|College|Township|District|Commission)`

/** A lender, an additional insured, a certificate holder or another company that the policy is to name. */
function lenders(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const named = sentences.find(
    ({ text }) =>
      (/\b(?:loss payee|lien|financed|loan|holds? the (?:note|title|paper)|mortgag\w*|additional insured|certificate holder)\b/i.test(
        text,
      ) ||
        (/\b(?:bank|credit union|lender|finance company)\b/i.test(text) && postal.test(text))) &&
      new RegExp(organization).test(text),
  )
  const [addressed] = sentences.flatMap((sentence) => {
    const name = namedAtAddress(records, sentence)
    return name === undefined ? [] : [{ sentence, name }]
  })
  const found = named ?? addressed?.sentence
  const name = named ? new RegExp(organization).exec(named.text)?.[0] : addressed?.name
  if (!found || !name) return []
  // Besides a lender, somebody may want a certificate.
  const holder =
    named && addressed && addressed.sentence !== named && /\bcertificates?\b/i.test(addressed.sentence.text)
      ? [
          letterFact('interest', 'name', addressed.name, addressed.sentence, 1),
          letterFact('interest', 'role', 'Certificate holder', addressed.sentence, 1),
          ...addressFacts('interest', addressed.sentence.text, addressed.sentence, 1),
        ]
      : []
  const after = found.text.slice(found.text.indexOf(name) + name.length).replace(/^[, ]+/, '')
  const about = named ? named.text : sentences.map(({ text }) => text).join(' ')
  const loan = /\bloan(?: number| no\.?| #)?:? ((?=[\w-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*)\b/.exec(found.text)?.[1]
  const role = /additional insured/i.test(about)
    ? 'Additional insured'
    : /mortgag/i.test(about)
      ? 'Mortgagee'
      : named || /\b(?:loan|lien|financ\w*|loss payee)\b/i.test(about)
        ? 'Loss payee'
        : null
  return [
    letterFact('interest', 'name', name, found),
    ...(role === null ? [] : [letterFact('interest', 'role', role, found)]),
    ...(loan ? [letterFact('interest', 'loanNumber', loan, found)] : []),
    ...(/certificate/i.test(found.text) ? [letterFact('interest', 'certificate', 'Yes', found)] : []),
    ...addressFacts('interest', after.replace(/^(PO Box \d+), ([A-Z])/, '$1, $2'), found),
    ...holder,
    ...recipient(records, sentences),
  ]
}

/** "For the Town of Great Quoddy, 4 Meetinghouse Hill, Great Quoddy, ME 04628": whose address a letter gives that no record has. */
function namedAtAddress(records: readonly Fact[], { text }: Sentence): string | undefined {
  const at = postal.exec(text)
  if (!at) return undefined
  const isOwn = records.some(({ attribute, value }) => attribute === 'line1' && value === at[1])
  const name = new RegExp(
    String.raw`(?:\bthe )?\b(${publicBody}|${organization}),?(?: at| of| is at)? $`,
  ).exec(text.slice(0, at.index))?.[1]
  const isKnown = records.some(
    ({ entity, attribute, value }) =>
      attribute === 'name' && value === name && (entity === 'insured' || entity === 'agency'),
  )
  return isOwn || isKnown ? undefined : name?.replace(/^The /, '')
}

/** Where a certificate goes, and to whom: "the Road Commissioner wants a certificate, sent to roads@quoddy.example". */
function recipient(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const own = new Set(records.flatMap(({ attribute, value }) => (attribute === 'email' ? [value] : [])))
  const sent = sentences.find(
    ({ text }) =>
      /\b(?:sen[dt]|e-?mail|mail|forward|goes|address|copy)\b/i.test(text) &&
      emails(text).some(({ value }) => !own.has(value)) &&
      !/^from:/i.test(text),
  )
  const email = sent && emails(sent.text).find(({ value }) => !own.has(value))?.value
  const person = String.raw`([A-Z][a-z]+(?: [A-Z][a-z.]+){1,2})`
  const attention = sentences.find(({ text }) => new RegExp(attentionOf(person)).test(text))
  const contact = attention && new RegExp(attentionOf(person)).exec(attention.text)?.slice(1).find(Boolean)
  return [
    ...(sent && email ? [letterFact('interest', 'email', email, sent)] : []),
    ...(attention && contact ? [letterFact('interest', 'contact', contact, attention)] : []),
  ]
}

function attentionOf(person: string): string {
  return String.raw`\b(?:[Aa]tt(?:entio)?n\.?(?: of| to)?:? |[Mm]ark it for |[Aa]ddress it to )(?:the )?${person}|\b[Tt]he ${person} (?:wants|needs|asked|asks|requires|is asking|insists)\b`
}
