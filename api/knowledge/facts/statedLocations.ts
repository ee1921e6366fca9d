import type { Cell, Line } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { fieldOf } from './amountDictionary.ts'
import type { Fact, InsuredLocation } from './policyFacts.ts'
import { atOnePlace, locationFact } from './readLocations.ts'
import {
  hasStateAndZip,
  isStreetLine,
  parseMoney,
  splitAddress,
  streetWord,
  withCityApart,
} from './values.ts'

const places = String.raw`(?:(?:insured|covered|described|risk|garaging|your|the|residence|project|job|building|event) )*(?:other )?(?:location|loc|premises|prem|property|situation|workplace|terminal|(?:job)?site|home|where)(?:s|\(s\))?\.?(?: (?:address|location|insured|covered|of (?:risk|premises|property)|not shown above))*`
const placeWords = String.raw`${places}(?: ?(?:no\.?|#)? ?\d{1,3})?`
const unnumberedLabel = new RegExp(String.raw`^${places}\s*[:.–—-]?(?=\s|$)`, 'i')
const placeLabel = new RegExp(String.raw`^${placeWords}\s*[:.–—-]?(?=\s|$)`, 'i')
/** "…, Cedar Falls, IA 50613. Other workplaces not shown above: 411 Depot Street, …" */
const labeledSentence = new RegExp(String.raw`(?<=[.;] )${placeWords}\s*:.*`, 'i')
const placesHeading = /\b(?:locations|workplaces|premises)\b/i
const numberedPlace =
  /(?:location|loc|premises|prem|building|bldg)\.?\s*(?:no\.?|#)?\s*0*(\d{1,3})\s*[:.–—-]?\s+/i

/** Places that the declarations name by a label or a number: "Location 1: 4418 Farm Road 1960, Conroe, TX 77304". */
export function statedLocations(parts: readonly DocumentPart[]): Fact<InsuredLocation>[] {
  return atOnePlace(statedPlaces(parts).map(({ fact }) => ({ fact, name: fact.value.address })))
}

/** Stated addresses by the number before them. */
export function numberedAddresses(parts: readonly DocumentPart[]): Map<string, string> {
  return new Map(
    statedPlaces(parts)
      .flatMap(({ number, fact }): [string, string][] =>
        number === null ? [] : [[number, fact.value.address]],
      )
      // What is said first of a number is its address.
      .toReversed(),
  )
}

interface StatedPlace {
  readonly number: string | null
  readonly fact: Fact<InsuredLocation>
}

function statedPlaces(parts: readonly DocumentPart[]): StatedPlace[] {
  const declared = parts.filter(({ kind }) => kind === 'declarations').flatMap(({ pages }) => pages)
  return declared.flatMap(({ page, lines }) => {
    const rows = rowsOf(lines)
    const inRows = rows.flatMap((row, at) => {
      const [first] = row
      if (!first) return []
      const text = row
        .map((line) => line.text.replace(/,$/, ''))
        .join(', ')
        .replace(/^(0*\d{1,3}[.)]?|[^,\d]*\d{0,3}:?), /, '$1 ')
      const isNumbered =
        /^0*\d{1,3}[.)]?\s+\S/.test(text) &&
        rows.slice(Math.max(0, at - 4), at).some(([above]) => above && placesHeading.test(above.text))
      const street = row.find((line) => isStreetLine(line.text))
      const city = (rows[at + 1] ?? []).find(({ box }) => street && Math.abs(box.x - street.box.x) < 6)
      const whole =
        street && city && !hasStateAndZip(text) && cityAlone(city.text)
          ? text.replace(street.text, `${street.text.replace(/,$/, '')}, ${city.text}`)
          : text
      const said = isNumbered || placeLabel.test(text) ? whole : labeledSentence.exec(text)?.[0]
      if (said === undefined) return []
      return placesOf(said, isNumbered).map(({ number, value }) => ({
        number,
        fact: statedFact({ text: said, page: page.number, box: first.box }, value),
      }))
    })
    return [...inRows, ...belowLabels(lines, page.number)]
  })
}

/** "(1) 1190 Maynardville Pike, …", "A. 515 South Wichita Street, …" */
const itemBefore = /^(?:\(\d{1,2}\)|\(?[A-Z][.)]) +(?=\d)/
const nextPlace =
  /;\s+|\.\s+(?=(?:location|loc|premises|prem|building)\b)|\s+(?=\(\d{1,2}\) \d)|[,\s]+(?=[B-Z]\. \d+ [A-Z])/i

/** "BALTIMORE MD 21202", below its street. */
function cityAlone(text: string): boolean {
  return hasStateAndZip(text) && !isStreetLine(text)
}

/** The places of one row: "Workplaces: 5005 Depot Loop, Memphis, TN; 1212 Cotton Gin Road, Southaven, MS". */
function placesOf(text: string, isNumbered: boolean): { number: string | null; value: InsuredLocation }[] {
  return text.split(nextPlace).flatMap((one) => {
    const number = numberedPlace.exec(one)?.[1] ?? (isNumbered ? /^0*(\d{1,3})/.exec(one)?.[1] : null) ?? null
    // "1 1, Stamping plant, 4410 Industrial Parkway": the location, its building, and what is in it.
    const rest = (isNumbered ? one.replace(/^0*\d{1,3}[.)]?\s+(?:\d{1,2}, )?/, '') : one)
      .replace(placeLabel, '')
      .trim()
      .replace(itemBefore, '')
    const used = isNumbered ? splitAddress(rest) : null
    const address =
      addressAt(rest) ??
      (used && !/\d/.test(used.before) ? addressAt(used.address) : null) ??
      // "Project site 240 Congress Hill Road": the number is the street's.
      addressAt(one.replace(unnumberedLabel, '').trim())
    if (address === null) return []
    const after = rest.slice(rest.indexOf(address) + address.length)
    return [
      {
        number,
        value: {
          address,
          building: sideIn(after, 'propertyBuildingLimit'),
          contents: sideIn(after, 'propertyContentsLimit'),
        },
      },
    ]
  })
}

/** Addresses in lines below a label that stands alone over them: "Residence Premises" over "18 Juniper Terrace". */
function belowLabels(lines: readonly Line[], page: number): StatedPlace[] {
  return lines.flatMap((label) => {
    if (label.words.length > 6 || label.text.replace(placeLabel, '').trim() !== '') return []
    const below = lines
      .filter(
        ({ box }) =>
          box.y > label.box.y + 2 && box.y < label.box.y + 40 && Math.abs(box.x - label.box.x) < 20,
      )
      .toSorted((a, b) => a.box.y - b.box.y)
    const address = addressAt(
      below
        .slice(0, 2)
        .map(({ text }) => text.replace(/,$/, ''))
        .join(', '),
    )
    const [first] = below
    if (!first || address === null) return []
    const value = { address, building: null, contents: null }
    return [{ number: null, fact: statedFact({ text: first.text, page, box: first.box }, value) }]
  })
}

function statedFact(cell: Cell, value: InsuredLocation): Fact<InsuredLocation> {
  return locationFact([cell], cell, value)
}

const onStreet = new RegExp(String.raw`\b${streetWord}\b`, 'i')

/** The address that a text begins with, with or without a ZIP code. */
function addressAt(text: string): string | null {
  const split = splitAddress(text)
  if (split)
    return split.before === '' && /^(?!0)[^,]*[A-Za-z]{3}/.test(split.address)
      ? withCityApart(split.address)
      : null
  const [street = '', ...others] = (text.split(/ [-–—] | ?\(|[:;]|\.\s|\s\$/)[0] ?? '').split(/,\s*/)
  if (!isStreetLine(street) || !onStreet.test(street) || street.split(' ').length > 8) return null
  const place = others.findIndex(
    (other) => !/^(?:[A-Z][\w.'-]*|[A-Z]{2})(?: [A-Z][\w.'-]*){0,3}$/.test(other),
  )
  return [street, ...others.slice(0, place === -1 ? 2 : Math.min(place, 2))].join(', ')
}

/** The amount of building or contents in what is said of a place: "office and store, building $420,000". */
function sideIn(text: string, field: 'propertyBuildingLimit' | 'propertyContentsLimit'): number | null {
  for (const [, label = '', amount = ''] of text.matchAll(/([A-Za-z][A-Za-z ]*?)[:,]?\s*(\$[\d,]+)/g))
    if (fieldOf(label.trim(), '', '', '') === field) return parseMoney(amount)
  return null
}

/** Lines of one row, from left to right. */
function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].box.y - line.box.y) < 3) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}
