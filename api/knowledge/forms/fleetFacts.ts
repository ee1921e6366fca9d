import { driverFacts } from './driverFacts.ts'
import type { Fact } from './knownFacts.ts'
import { letterFact, postal } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { changeIn } from './partChange.ts'
import { rowsOf, withRows } from './scheduleRows.ts'
import { counts, days, moneyAmounts } from './spokenValues.ts'

/** The vehicles and drivers of the records with what letters add and take off; what stays keeps its order. */
export function fleetFacts(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  return driverFacts(vehicles(facts, sentences), sentences)
}

/** "We also have a 2020 Timpte hopper trailer." */
const isOurs =
  /\b(?:[Ww]e|I) (?:(?:also|now|just|have|recently) )*(?:have|own|bought|got|added|picked up|purchased) an? (?:new |used )?(?:19|20)\d\d [A-Z]/

const vinPattern = /\b(?=[A-HJ-NPR-Z0-9]*\d)([A-HJ-NPR-Z0-9]{17})\b/
const reasons: readonly (readonly [string, RegExp])[] = [
  ['Traded in', /\btrad\w+ (?:it |them )?in\b|\bin (?:on )?trade\b|\btrade-?in\b/i],
  ['Sold', /\bsold\b/i],
  ['Total loss', /\btotal+ed\b/i],
]
const isGone =
  /\b(?:tak\w+|took|trad\w+|gone) it (?:off|(?:on |as )?(?:a )?(?:in )?trade|in)\b|\b(?:sold|scrapped|junked|totaled) it\b|\bit (?:was|is|got|has been) (?:sold|total+ed|scrapped|traded|junked)\b/i
const parked = /\b(?:kept|garaged?|parked?|sleeps?|stays?|housed|stored|based|lives)\b/i
const make = String.raw`Great Dane|Western Star|[A-Z][A-Za-z-]+`

/** Vehicles that a letter adds and takes off; what stays keeps its order. */
function vehicles(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const rows = rowsOf(facts, 'vehicle')
  const onRecord = [...rows]
  const removed: Fact[] = []
  for (const [place, sentence] of sentences.entries()) {
    if (changeIn(sentence.text) !== 'removed') continue
    const named = (text: string) => rows.findIndex((row) => isVehicleOf(row, text, rows))
    const own = named(sentence.text)
    // "The Nissan gave out. The dealer takes it in trade."
    const before = isGone.test(sentence.text) ? (sentences[place - 1]?.text ?? '') : ''
    const at = own === -1 ? named(before) : own
    const row = rows[at]
    if (!row) continue
    for (const each of row.values())
      removed.push({ ...each, entity: 'removedVehicle', row: 0, isFromLetter: true })
    const day = days(sentence.text, sentence.written)[0]?.value
    if (day) removed.push(letterFact('removedVehicle', 'date', day, sentence))
    const unit = ['year', 'make'].map((each) => row.get(each)?.value).join(' ')
    removed.push(letterFact('removedVehicle', 'unit', unit, sentence))
    // "The Ford quit on us. The dealer takes it in trade."
    const next = /\bit\b/i.test(sentences[place + 1]?.text ?? '') ? sentences[place + 1] : undefined
    const told = [sentence, ...(next ? [next] : [])].flatMap((each) =>
      reasons.flatMap(([reason, words]) =>
        words.test(each.text) ? [letterFact('removedVehicle', 'reason', reason, each)] : [],
      ),
    )
    removed.push(...told.slice(0, 1))
    rows.splice(at, 1)
  }
  for (const [at, sentence] of sentences.entries()) {
    const vin = vinPattern.exec(sentence.text)?.[1]
    const isLeaving =
      changeIn(sentence.text) === 'removed' && !/\badd|\bnew\b|\bbought\b/i.test(sentence.text)
    const text = sentence.text
    if (isLeaving || rows.some((row) => vin && row.get('vin')?.value === vin)) continue
    // Without its number a vehicle is one that is said to be theirs, and no other that is told of.
    if (!vin && (!isOurs.test(text) || rows.some((row) => isVehicleOf(row, text, rows)))) continue
    const described = new RegExp(
      String.raw`\b((?:19|20)\d{2}) (${make}) ([A-Z0-9][\w-]*(?: [\w-]+){0,3}?)(?=,| with| VIN| \(|\.|$| it| we| last| this| on| in| from| for| today| yesterday| and| to| which| that| worth| valued)`,
    ).exec(text)
    // "2021 Timpte hopper, 1TDH4…": a row of a list.
    const listed = new RegExp(String.raw`^((?:19|20)\d{2}) (${make}) ([\w-]+(?: [\w-]+){0,3}), `).exec(text)
    const plain = vin
      ? null
      : new RegExp(
          String.raw`\b((?:19|20)\d{2}) (${make}) ([\w-]+(?: [\w-]+){0,3}?)(?=,|\.|;| which| that| worth| valued| for| and|$)`,
        ).exec(text)
    const [, year, named, model] = described ?? listed ?? plain ?? []
    if (!vin && (!year || !model)) continue
    const next = sentences[at + 1]
    const near = sentences.slice(at, at + 5)
    const rest = sentences.slice(at + 1)
    const another = rest.findIndex((each) => vinPattern.test(each.text))
    const about = [sentence, ...rest.slice(0, another === -1 ? 12 : another)]
    const cost =
      moneyAmounts(text)[0]?.value ??
      near.flatMap((each) =>
        /\b(?:paid|cost|price|bought (?:it )?for|stated)\b/i.test(each.text)
          ? moneyAmounts(each.text).map(({ value }) => value)
          : [],
      )[0]
    const weight = near
      .flatMap((each) =>
        counts(each.text).filter(({ end }) => /^ ?(?:pounds|lbs?)\b/i.test(each.text.slice(end))),
      )
      .at(0)?.value
    const kept = about.find(
      (each) =>
        parked.test(each.text) &&
        postal.test(each.text) &&
        !/\b(?:driver|she|he)\b[^.;]*\blives\b/i.test(each.text),
    )
    const place = kept && postal.exec(kept.text)
    const garaging = (
      place
        ? [
            ['garagingAddress', place[0].replace(/\bzip /, '')],
            ['garagingZip', place[5]],
          ]
        : []
    ) as [string, string | undefined][]
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
            ['make', named === 'Chevy' ? 'Chevrolet' : named],
            ['model', model],
            ['vin', vin],
            ['costNew', cost],
            ['grossWeight', weight],
            ...garaging,
            ['use', use],
            ['equipment', about.map((each) => equipmentIn(each.text)).find(Boolean)],
            ...about.flatMap((each) => deductiblesIn(each.text)),
            ...sameAs(about, onRecord),
            ['purchased', month],
          ] as const
        ).flatMap(([attribute, value]) =>
          value ? [[attribute, letterFact('vehicle', attribute, value, sentence)] as const] : [],
        ),
      ),
    )
  }
  return withRows(facts, 'vehicle', rows, removed)
}

/** "They put in a cooling unit for $6,400" as "Cooling unit, $6,400". */
function equipmentIn(text: string): string | undefined {
  const [whole, name] = installed.exec(text) ?? fitted.exec(text) ?? []
  const [value] = whole && name ? moneyAmounts(text.slice(text.indexOf(whole) + whole.length)) : []
  return name && value?.index === 0
    ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}, ${value.value}`
    : undefined
}

const installed =
  /\b(?:put (?:in|on)|install(?:ed|s)?|fitted|mounted|added|bolted (?:in|on)|built in)(?: (?:it|them) with)? (?:an?|the|new) ([a-z-]+(?: [a-z-]+){0,3}?)(?: for| at| worth|,| that cost| \()? (?:about )?(?=\$)/i

/** "It has a ladder rack installed for $4,100." */
const fitted =
  /\b(?:it|which) (?:has|comes with) (?:an? |the |new )?([a-z-]+(?: [a-z-]+){0,4}?)(?: (?:installed|mounted|added|in it|on it))? (?:for|worth|at|valued at) (?=\$)/i

/** "$1,000 deductibles for comprehensive and collision", "500 comp". */
function deductiblesIn(text: string): [string, string | undefined][] {
  if (!/\bdeductibles?\b/i.test(text)) return []
  const both = /(\$[\d,]*\d) (?:deductibles?) (?:for|on) (?:both\b|comp\w* and coll)/i.exec(text)?.[1]
  const of = (words: string) =>
    both ??
    new RegExp(`(\\$[\\d,]*\\d)(?: deductibles?)?(?: (?:for|on))? ${words}`, 'i').exec(text)?.[1] ??
    new RegExp(`\\b${words}\\w*(?: deductibles?)?(?: (?:of|at|is))? (\\$[\\d,]*\\d)`, 'i').exec(text)?.[1]
  return [
    ['compDeductible', of('comp')],
    ['collDeductible', of('coll')],
  ]
}

/** "Same deductibles as on the Ford please": the deductibles of a vehicle on record. */
function sameAs(
  sentences: readonly Sentence[],
  rows: readonly ReadonlyMap<string, Fact>[],
): [string, string | undefined][] {
  for (const { text } of sentences) {
    const other = /\bsame (?:deductibles?|coverages?)\b[^,;.]*?\b(?:as|like)\b([^,;.]*)/i.exec(text)?.[1]
    const row = other === undefined ? undefined : rows.find((each) => isVehicleOf(each, other, rows))
    if (row)
      return ['compDeductible', 'collDeductible'].map((attribute) => [attribute, row.get(attribute)?.value])
  }
  return []
}

function isVehicleOf(
  row: ReadonlyMap<string, Fact>,
  text: string,
  rows: readonly ReadonlyMap<string, Fact>[],
): boolean {
  const vin = row.get('vin')?.value ?? ''
  const ending = /ending (?:in )?(\w{4,6})/i.exec(text)?.[1]
  const unit = /\bunit (?:no\.? |number |#)?(\d+)\b/i.exec(text)?.[1]
  if (unit !== undefined && row.get('number')) return row.get('number')?.value === unit
  if (vin !== '' && (text.includes(vin) || (ending !== undefined && vin.endsWith(ending)))) return true
  const expanded = text.replaceAll(/\bChevy\b/g, 'Chevrolet')
  const isNamed = (each: ReadonlyMap<string, Fact>) =>
    `${each.get('make')?.value ?? ''} ${each.get('model')?.value ?? ''}`
      .split(/[ /]+/)
      .some(
        (word) =>
          /^(?=.*[A-Za-z]).{3,}|^\d{3,}$/.test(word) &&
          new RegExp(`\\b${RegExp.escape(word)}\\b`).test(expanded),
      )
  if (!isNamed(row)) return false
  // "The old Sprinter" is enough where there is but one.
  const year = row.get('year')?.value
  return rows.filter(isNamed).length === 1 || (year !== undefined && text.includes(year))
}
