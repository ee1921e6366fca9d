import { zonesOfPostalCode } from '../addresses/zipZones.ts'
import type { Entity } from './fieldSubject.ts'
import type { Fact } from './knownFacts.ts'
import type { Sentence } from './letterSentences.ts'
import { letterSchedules } from './letterSchedules.ts'
import { days, emails, moneyAmounts, phones } from './spokenValues.ts'
import { stateCode, statePattern } from './states.ts'

const person = String.raw`[A-Z][a-zà-ÿ'’]+(?:[- ][A-Z][a-zà-ÿA-Z'’.-]+){1,2}`
const organization = String.raw`[A-Z][\w&'’.-]*(?: (?:[A-Z][\w&'’.-]*|&|of|and|the))* ?(?:Inc\.?|LLC|LP|LLP|Corp\.?|Co\.|Company|Bank|Credit Union|Finance|Leasing|Capital|Trust|Holdings|Associates|Partners)(?: (?:LLC|LP|Inc\.?))?`
const postal = new RegExp(
  String.raw`(\d+[\w-]* [A-Z0-9][^,;.]*?(?:,? (?:Suite|Unit|Ste\.?|Apt\.?|Floor|#) ?[\w-]+)?|PO Box \d+|P\.O\. Box \d+), ([A-Z][A-Za-z.' -]+?)(?:, ([A-Z][a-z]+) County)?,? (${statePattern})?\.? ?(\d{5})`,
)

/** What letters say of people, companies, vehicles and drivers, as changes to what the records say. */
export function letterFacts(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const own = [
    ...contacts(sentences),
    ...addresses(sentences),
    ...otherInsureds(sentences),
    ...lenders(sentences),
  ]
  const said = new Set(own.map(({ entity, attribute, row }) => `${entity} ${attribute} ${row}`))
  const kept = records.filter(({ entity, attribute, row }) => !said.has(`${entity} ${attribute} ${row}`))
  // A new mailing address replaces every part of the old one.
  const isMoved = own.some(({ entity, attribute }) => entity === 'insured' && attribute === 'line1')
  const rest = isMoved
    ? kept.filter(({ entity, attribute }) => entity !== 'insured' || attribute !== 'fullAddress')
    : kept
  const moved = [...rest, ...own]
  const everywhere = [...moved, ...locations(moved, sentences)]
  const rows = drivers(vehicles(everywhere, sentences), sentences)
  return letterSchedules(rows, sentences, writerOf(sentences))
}

function fact(entity: Entity, attribute: string, value: string, { letter, page }: Sentence, row = 0): Fact {
  return { entity, attribute, value, source: `${letter}, page ${page}`, row, line: null, isFromLetter: true }
}

/** "If somebody wants to look at the yard, call Perry Lunsford, 706-555-0131." */
function contacts(sentences: readonly Sentence[]): Fact[] {
  const roles: readonly (readonly [Entity, RegExp])[] = [
    [
      'inspection',
      /\b(?:inspect\w*|come look|look at|sends? someone|come out|walk[- ]?through|survey|see the (?:yard|shop|place|building))\b/i,
    ],
    ['accounting', /\b(?:invoices?|money questions|billing questions|bookkeeper|accounting|books)\b/i],
  ]
  return roles.flatMap(([role, pattern]) => {
    const sentence = sentences.find(
      ({ text }) => pattern.test(text) && (phones(text).length > 0 || emails(text).length > 0),
    )
    if (!sentence) return []
    const phone = phones(sentence.text)[0]?.value
    const email = emails(sentence.text)[0]?.value
    const named = new RegExp(
      String.raw`\b(?:to|for|with|call|ask for|sister|brother|wife|husband|manager|is|,) (${person})\b`,
    ).exec(sentence.text)?.[1]
    const name =
      named ?? (/\bmy (?:cell|phone|number|mobile)\b/i.test(sentence.text) ? writerOf(sentences) : undefined)
    return [
      ...(name ? [fact(role, 'name', name, sentence)] : []),
      ...(phone ? [fact(role, 'phone', phone, sentence)] : []),
      ...(email ? [fact(role, 'email', email, sentence)] : []),
    ]
  })
}

/** Who wrote the letter: the sender of an e-mail, or the name at its end. */
function writerOf(sentences: readonly Sentence[]): string | undefined {
  const from = sentences
    .slice(0, 4)
    .map(({ text }) => new RegExp(String.raw`(?:^|From:\s*)(${person})\s*<`).exec(text)?.[1])
    .find(Boolean)
  if (from) return from
  return sentences
    .toReversed()
    .slice(0, 4)
    .map(
      ({ text }) =>
        new RegExp(
          String.raw`^(?:(?:sincerely|regards|best|thanks?|thank you|yours|warmly)[\w ]*[,!]\s*)?(${person})(?:,.*)?$`,
          'i',
        ).exec(text)?.[1],
    )
    .find((name) => name !== undefined && new RegExp(`^${person}$`).test(name))
}

function addressFacts(entity: Entity, text: string, sentence: Sentence, row = 0): Fact[] {
  const found = postal.exec(text)
  const parts =
    found ??
    new RegExp(String.raw`(PO Box \d+), ([A-Z][A-Za-z .'-]+?),? (${statePattern}) (\d{5})`).exec(text)
  if (!parts) return []
  const [, line1 = '', city = '', third, fourth, fifth] = parts
  const [county, state, zip] = found ? [third, fourth, fifth] : [undefined, third, fourth]
  const [zone, ...others] = zip ? zonesOfPostalCode(zip) : []
  const code = state ? stateCode(state) : others.length === 0 ? (zone ?? null) : null
  if (!code || !zip) return []
  return [
    fact(entity, 'line1', line1, sentence, row),
    fact(entity, 'city', city, sentence, row),
    fact(entity, 'state', code, sentence, row),
    fact(entity, 'zip', zip, sentence, row),
    ...(county ? [fact(entity, 'county', county, sentence, row)] : []),
    fact(entity, 'fullAddress', [line1, city, `${code} ${zip}`].filter(Boolean).join(', '), sentence, row),
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
  const known = new Set(facts.filter(({ attribute }) => attribute === 'line1').map(({ value }) => value))
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
  return found && name ? [fact('otherInsured', 'name', name.replace(/^The /, ''), found)] : []
}

/** A lender, an additional insured or another company that the policy is to name. */
function lenders(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.find(
    ({ text }) =>
      /\b(?:loss payee|lien|financed|loan|mortgag\w*|additional insured|certificate holder)\b/i.test(text) &&
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
    fact('interest', 'name', name, found),
    fact('interest', 'role', role, found),
    ...(/certificate/i.test(found.text) ? [fact('interest', 'certificate', 'Yes', found)] : []),
    ...addressFacts('interest', after.replace(/^(PO Box \d+), ([A-Z])/, '$1, $2'), found),
  ]
}

const makes =
  'Acura|Audi|BMW|Buick|Cadillac|Chevrolet|Chevy|Chrysler|Dodge|Fiat|Ford|Freightliner|GMC|Great Dane|Hino|Honda|Hyundai|International|Isuzu|Jeep|Kenworth|Kia|Lexus|Lincoln|Mack|Mazda|Mercedes-Benz|Mercedes|Mitsubishi|Nissan|Peterbilt|Ram|Subaru|Tesla|Toyota|Volkswagen|Volvo|Western Star|Wabash|Utility'

/** Vehicles that a letter adds and takes off; what stays keeps its order. */
function vehicles(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const rows = rowsOf(facts, 'vehicle')
  const removed: Fact[] = []
  for (const sentence of sentences) {
    if (
      !/\b(?:traded in|trade[d]? it|sold|take it off|remove|delete|totaled|got rid of|drop (?:the|it))\b/i.test(
        sentence.text,
      )
    )
      continue
    const at = rows.findIndex((row) => isVehicleOf(row, sentence.text))
    const vin = rows[at]?.get('vin')
    if (!vin) continue
    removed.push({ ...vin, entity: 'removedVehicle', attribute: 'vin', row: 0, isFromLetter: true })
    const reason = /\b(traded in|sold|totaled)\b/i.exec(sentence.text)?.[1]
    if (reason) removed.push(fact('removedVehicle', 'reason', capital(reason), sentence))
    rows.splice(at, 1)
  }
  for (const [at, sentence] of sentences.entries()) {
    const vin = /\b(?=[A-HJ-NPR-Z0-9]*\d)([A-HJ-NPR-Z0-9]{17})\b/.exec(sentence.text)?.[1]
    if (!vin || rows.some((row) => row.get('vin')?.value === vin)) continue
    const text = sentence.text
    const described = new RegExp(
      String.raw`\b((?:19|20)\d{2}) (${makes}) ([A-Z0-9][\w-]*(?: [A-Z0-9][\w-]*){0,2}?)(?=,| with| VIN| \(|\.|$| it| we)`,
    ).exec(text)
    const [, year, make, model] = described ?? []
    const next = sentences[at + 1]
    const cost = moneyAmounts(text)[0]?.value
    const use = [text, next?.text ?? '']
      .map(
        (each) =>
          /\b(?:used|use) (?:it )?(?:for |as )?(commercial|service|retail|pleasure|personal)/i.exec(
            each,
          )?.[1],
      )
      .find(Boolean)
    const month =
      /bought (?:it )?this month/i.test(text) && sentence.written
        ? `${sentence.written.slice(5, 7)}/${sentence.written.slice(0, 4)}`
        : null
    rows.push(
      new Map(
        (
          [
            ['year', year],
            ['make', make === 'Chevy' ? 'Chevrolet' : make],
            ['model', model],
            ['vin', vin],
            ['costNew', cost],
            ['use', use],
            ['purchased', month],
          ] as const
        ).flatMap(([attribute, value]) =>
          value ? [[attribute, fact('vehicle', attribute, value, sentence)] as const] : [],
        ),
      ),
    )
  }
  return withRows(facts, 'vehicle', rows, removed)
}

function isVehicleOf(row: ReadonlyMap<string, Fact>, text: string): boolean {
  const vin = row.get('vin')?.value ?? ''
  const ending = /ending (?:in )?(\w{4,6})/i.exec(text)?.[1]
  if (vin !== '' && (text.includes(vin) || (ending !== undefined && vin.endsWith(ending)))) return true
  const model = row.get('model')?.value.split(' ')[0]
  const year = row.get('year')?.value
  return model !== undefined && year !== undefined && text.includes(model) && text.includes(year)
}

/** Drivers that a letter adds and takes off. */
function drivers(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const rows = rowsOf(facts, 'driver')
  for (const { text } of sentences) {
    const at = rows.findIndex((row) => {
      const first = row.get('name')?.value.split(' ')[0]
      return first !== undefined && new RegExp(`\\b${RegExp.escape(first)}\\b`).test(text)
    })
    if (
      at !== -1 &&
      /\b(?:drop (?:him|her|them)|(?:has |have )?left (?:us|in|the company)|no longer (?:works|with)|quit|retired|take (?:him|her) off)\b/i.test(
        text,
      )
    )
      rows.splice(at, 1)
  }
  const born = sentences.findIndex(({ text }) => new RegExp(`${person}, born`).test(text))
  const sentence = sentences[born]
  if (sentence) {
    const { text, written } = sentence
    const name = new RegExp(`(${person}), born`).exec(text)?.[1]
    const birth = days(text.slice(text.indexOf('born')), null)[0]?.value
    const licensed = new RegExp(
      String.raw`(${statePattern}) (?:driver['’]?s )?licen[sc]e(?: (?:number|no\.?|#))? ?([A-Z]?\d{5,})?`,
    ).exec(text)
    const state = licensed?.[1] ? stateCode(licensed[1]) : null
    const hired = /hired this year/i.test(text) ? written?.slice(0, 4) : /hired in (\d{4})/i.exec(text)?.[1]
    const entries: [string, string | null | undefined][] = [
      ['name', name],
      ['birth', birth],
      ['licenseNo', licensed?.[2]],
      ['state', state],
      ['hired', hired],
    ]
    rows.push(
      new Map(
        entries.flatMap(([attribute, value]) =>
          value ? [[attribute, fact('driver', attribute, value, sentence)] as const] : [],
        ),
      ),
    )
  }
  return withRows(facts, 'driver', rows)
}

function rowsOf(facts: readonly Fact[], entity: Entity): Map<string, Fact>[] {
  const rows: Map<string, Fact>[] = []
  for (const each of facts.filter((one) => one.entity === entity))
    (rows[each.row] ??= new Map()).set(each.attribute, each)
  return rows.filter(Boolean)
}

function withRows(
  facts: readonly Fact[],
  entity: Entity,
  rows: readonly ReadonlyMap<string, Fact>[],
  more: readonly Fact[] = [],
): Fact[] {
  return [
    ...facts.filter((each) => each.entity !== entity),
    ...rows.flatMap((row, at) => [...row.values()].map((each) => ({ ...each, row: at }))),
    ...more,
  ]
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
