import type { Reading } from '../../reading/index.ts'
import { normal } from './coverageItem.ts'
import { policySentences } from './coverageTerms.ts'
import { street } from './slipDiscrepancies.ts'
import type { Statement } from './statement.ts'

/** The numbers that a policy gives the places and vehicles that a text names by address, make or VIN: "place 2", "thing 7". */
export type PolicyPlaces = (text: string) => ReadonlySet<string>

const numbered = String.raw`(?:no\.? ?|#)?0{0,2}(\d{1,3})`
/** "2 1880 Harbor Loop", "Loc 2 Bldg 1: 5501 Stickney Spur", "1/2 72 Canal Junction Road". */
const place = new RegExp(
  String.raw`^(?:(?:described |insured |covered )?(?:loc(?:ation)?|prem(?:ises)?|bldg|building)s?\.? ?)?${numbered}(?: ?[/-] ?\d{1,2})?(?=[\s.:,|)]|$)`,
  'i',
)
/** "Unit 02 2022 Peterbilt 348": the year and the make of a vehicle. */
const vehicle = new RegExp(
  String.raw`^(?:(?:unit|auto|veh(?:icle)?|item)s?\.? ?)?${numbered}[\s.:,|)]+((?:19|20)\d\d [A-Za-z][A-Za-z-]+)`,
  'i',
)
const vin = /\b(?=[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}\b/

/** ", Canon City, CO 81212", behind a street. */
const townBehind = /^(?:, (?:suite|unit|floor|ste)\b[^,]*)?, ([A-Z][a-z]+(?: [A-Z][a-z]+)*),? [A-Z]{2}\b/i

/** Reads the schedules of a policy. Its places are known by their towns, too. */
export function policyPlaces(policy: Reading): PolicyPlaces {
  const names = new Map<string, Set<string>>()
  const add = (name: string | undefined, number: string) => {
    if (name === undefined) return
    const key = ` ${normal(name)} `
    names.set(key, (names.get(key) ?? new Set<string>()).add(number))
  }
  for (const { quote } of policySentences(policy)) {
    const [, unit, make] = vehicle.exec(quote) ?? []
    if (unit !== undefined) {
      add(make, `thing ${unit}`)
      add(vin.exec(quote)?.[0], `thing ${unit}`)
    }
    const number = place.exec(quote)?.[1]
    const [address, ...others] = quote.match(street) ?? []
    // A list of addresses in one row tells no number of any.
    if (number === undefined || address === undefined || others.length > 0) continue
    if (address.startsWith(`${number} `)) continue
    add(address, `place ${number}`)
    add(townBehind.exec(quote.slice(quote.indexOf(address) + address.length))?.[1], `place ${number}`)
  }
  // A name that several have tells none of them.
  const known = [...names].filter(([, numbers]) => numbers.size === 1)
  return (text) => {
    const words = ` ${normal(text)} `
    return new Set(known.flatMap(([name, numbers]) => (words.includes(name) ? [...numbers] : [])))
  }
}

/** The words of a statement that may name its place: its label, its row and its nearest titles. */
export function wordsNear({ label, quote, headings }: Statement): string {
  return [label, quote.slice(0, longestRow), ...headings.slice(-2)].join(' ; ')
}

const longestRow = 220
