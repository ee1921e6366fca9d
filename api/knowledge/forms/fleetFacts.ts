import type { Entity } from './entities.ts'
import type { Fact } from './knownFacts.ts'
import { letterFact, postal } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { driversTold } from './driversTold.ts'
import { changeIn } from './partChange.ts'
import { namedPerson } from './people.ts'
import { counts, days, moneyAmounts } from './spokenValues.ts'

/** The vehicles and drivers of the records with what letters add and take off; what stays keeps its order. */
export function fleetFacts(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  return drivers(vehicles(facts, sentences), sentences)
}

const parked = /\b(?:kept|garaged?|parked?|sleeps?|stays?|housed|stored|based|lives)\b/i
const make = String.raw`Great Dane|Western Star|[A-Z][A-Za-z-]+`

/** Vehicles that a letter adds and takes off; what stays keeps its order. */
function vehicles(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const rows = rowsOf(facts, 'vehicle')
  const removed: Fact[] = []
  for (const sentence of sentences) {
    if (changeIn(sentence.text) !== 'removed') continue
    const at = rows.findIndex((row) => isVehicleOf(row, sentence.text, rows))
    const row = rows[at]
    if (!row) continue
    for (const each of row.values())
      removed.push({ ...each, entity: 'removedVehicle', row: 0, isFromLetter: true })
    const day = days(sentence.text, sentence.written)[0]?.value
    if (day) removed.push(letterFact('removedVehicle', 'date', day, sentence))
    const unit = ['year', 'make'].map((each) => row.get(each)?.value).join(' ')
    removed.push(letterFact('removedVehicle', 'unit', unit, sentence))
    const reason = /\b(traded in|sold|totaled)\b/i.exec(sentence.text)?.[1]
    if (reason) removed.push(letterFact('removedVehicle', 'reason', capital(reason), sentence))
    rows.splice(at, 1)
  }
  for (const [at, sentence] of sentences.entries()) {
    const vin = /\b(?=[A-HJ-NPR-Z0-9]*\d)([A-HJ-NPR-Z0-9]{17})\b/.exec(sentence.text)?.[1]
    const isLeaving =
      changeIn(sentence.text) === 'removed' && !/\badd|\bnew\b|\bbought\b/i.test(sentence.text)
    if (!vin || isLeaving || rows.some((row) => row.get('vin')?.value === vin)) continue
    const text = sentence.text
    const described = new RegExp(
      String.raw`\b((?:19|20)\d{2}) (${make}) ([A-Z0-9][\w-]*(?: [\w-]+){0,3}?)(?=,| with| VIN| \(|\.|$| it| we| last| this| on| in| from| for| today| yesterday| and| to)`,
    ).exec(text)
    // "2021 Timpte hopper, 1TDH4…": a row of a list.
    const listed = new RegExp(String.raw`^((?:19|20)\d{2}) (${make}) ([\w-]+(?: [\w-]+){0,3}), `).exec(text)
    const [, year, named, model] = described ?? listed ?? []
    const next = sentences[at + 1]
    const near = sentences.slice(at, at + 5)
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
    const kept = near.find(
      (each) => parked.test(each.text) && !/\b(?:driver|she|he)\b[^.;]*\blives\b/i.test(each.text),
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

/** Drivers that a letter adds and takes off. */
function drivers(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const rows = rowsOf(facts, 'driver')
  const removed: Fact[] = []
  let left: number | undefined
  for (const { text } of sentences) {
    const named = rows.map((row) => ({ row, name: row.get('name')?.value ?? '' }))
    const at = named.findIndex((each) => each === namedPerson(named, text))
    if (
      at !== -1 &&
      /\b(?:drop (?:him|her|them)|(?:has |have )?left (?:us|in|the company)|no longer (?:works|with)|quit|retired|take (?:him|her) off)\b/i.test(
        text,
      )
    ) {
      left = at
      removed.push(
        ...rows
          .splice(at, 1)
          .flatMap((row) => [...row.values()])
          .map((each) => ({ ...each, entity: 'removedDriver' as const, row: 0, isFromLetter: true })),
      )
    }
  }
  const names = new Set(rows.map((row) => row.get('name')?.value))
  for (const row of driversTold(sentences)) {
    const name = row.get('name')?.value
    if (names.has(name)) continue
    // "In his place we hired Oleks Bondar": the line of the one who left.
    const isInPlace = sentences.some(
      ({ text }) =>
        name !== undefined &&
        text.includes(name) &&
        /\bin (?:his|her|their|whose) place\b|\breplac(?:es?|ed|ing|ement)\b/i.test(text),
    )
    if (isInPlace && left !== undefined) rows.splice(left, 0, row)
    else rows.push(row)
  }
  return withRows(facts, 'driver', rows, removed)
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
