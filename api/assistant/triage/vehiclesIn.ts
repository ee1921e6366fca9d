import { changeAt } from './driversIn.ts'
import { vehicleDeductibles } from './deductiblesIn.ts'
import { droppedIn } from './removedIn.ts'
import { makes, models } from './vehicleNames.ts'

export interface Vehicle {
  readonly description: string | null
  readonly vin: string | null
  /** Whether it comes off the policy: "remove the 2019 F-150". */
  readonly isRemoved: boolean
  /** Whether it goes onto the policy: "replace the 2019 F-150 with a 2025 F-250". */
  readonly isAdded: boolean
}

const vinPattern = /\b(?=[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}\b/gi
/** Words of one line, or of two of a text that its mail program has wrapped; the name below a message is no make. */
const gap = String.raw`(?:[^\S\n]+|(?<=[^\n]{50})[^\S\n]*\n(?!\n))`
const make = String.raw`\p{Lu}[\p{L}\p{N}-]*`
const further = String.raw`(?:${gap}(?!VIN\b)(?:${make}|\d{3,4}(?!\d|[-/.,]\d)|van|truck|trailer|pickup)){0,4}`
/** `the 19 Silverado`, `a '24 Ram 2500`: of a year in two digits, the make or model is one that is known. */
const shortYear = new RegExp(
  String.raw`(?<![\d$#/.,:-]|\d\s)['’‘]?\b(?<year>[012]\d|9\d)${gap}(?<name>(?:${[...makes, ...models].join('|')})(?![\p{L}\p{N}])(?!${gap}(?:[Tt]rucks|[Vv]ans|[Pp]ickups|[Tt]railers|[Cc]ars|[Uu]nits)\b)${further})`,
  'gu',
)
/** `2025 Ford Transit 250`, `a 2019 F-150`. */
const vehiclePattern = new RegExp(
  String.raw`(?<!\d[/.-]|(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]*\.?(?:,?\s+\d{1,2}(?:st|nd|rd|th)?)?,?\s+)\b(?:19[89]\d|20[0-4]\d)${gap}(?!(?:Eff|Effective|From|On|As|By|And|To|At|For|Thanks?|VIN)\b)${make}${further}`,
  'gu',
)

/** Each VIN with the vehicle described before or right after it; also vehicles without a VIN. */
export function vehiclesIn(text: string): Vehicle[] {
  const dropped = [...droppedIn(text), ...vehicleDeductibles(text)]
  const described = [
    ...[...text.matchAll(vehiclePattern)].map(({ 0: words, index }) => ({
      description: words.trim(),
      at: index,
      end: index + words.trim().length,
    })),
    ...[...text.matchAll(shortYear)].map(({ 0: words, index, groups }) => ({
      description: `${Number(groups?.['year']) > 60 ? 19 : 20}${groups?.['year']} ${groups?.['name']?.trim()}`,
      at: index,
      end: index + words.trim().length,
    })),
  ]
    .toSorted((a, b) => a.at - b.at)
    .filter(
      ({ description, at }) =>
        !comparing.test(text.slice(Math.max(0, at - 120), at)) &&
        !equipment.test(text.slice(at, at + description.length + 30)) &&
        !dropped.some(({ from, to }) => from <= at && at < to),
    )
  const used = new Set<number>()
  const withVin = [
    ...new Map([...text.matchAll(vinPattern)].map((found) => [found[0].toUpperCase(), found.index])),
  ].map(([vin, at]) => {
    const free = described.filter((each) => !used.has(each.at))
    const near = free.filter((each) => each.at < at && at - each.at < 160)
    const year = modelYearOf(vin)
    const vehicle =
      near.findLast(({ description }) => description.startsWith(`${year} `)) ??
      near.at(-1) ??
      free.find((each) => each.at > at && each.at - at < 60)
    if (vehicle) used.add(vehicle.at)
    return {
      description: vehicle?.description ?? null,
      vin,
      ...changeAt(text, vehicle?.at ?? at, vehicle?.end ?? at + vin.length),
    }
  })
  const others = described
    .filter(({ at }) => !used.has(at))
    .map(({ description, at, end }) => ({ description, vin: null, ...changeAt(text, at, end) }))
  // `2024 Ford F-550 … The VIN is 1FDUF5…`, however far apart: the only one of each is the same vehicle.
  const [unnamed, another] = withVin.filter(({ description }) => description === null)
  const added = others.filter(({ isRemoved }) => !isRemoved)
  const isOne = new Set(added.map(({ description }) => description)).size === 1
  const meant = unnamed && !another && isOne ? (added[0]?.description ?? null) : null
  const numbered = withVin.map((vehicle) =>
    vehicle === unnamed ? { ...vehicle, description: meant } : vehicle,
  )
  // A vehicle named twice counts once.
  return [
    ...numbered,
    ...others.filter(
      ({ description }, at) =>
        !numbered.some((vehicle) => vehicle.description === description) &&
        others.findIndex((other) => other.description === description) === at,
    ),
  ]
}

/** The model year from 2001 to 2030 that the tenth character of a VIN stands for. */
function modelYearOf(vin: string): number {
  return yearCodes.indexOf(vin[9] ?? '') + 2001
}

/** 49 CFR 565.15: digits from 2001, then letters without I, O, Q, U and Z. */
const yearCodes = '123456789ABCDEFGHJKLMNPRSTVWXY'

/** Before a vehicle that only says how another one is to be covered: `with the same deductibles as the 2021 F-250`. */
const comparing =
  /\b(?:(?:same|similar|identical|equal|equivalent|matching)\b[^.;!?\n]{0,60}?|(?:just|exactly|insured?|cover(?:ed|age)?|it|them|set up) like|match(?:es|ing)?|mirror(?:s|ing)?|copy(?:ing)? (?:the )?(?:coverages?|deductibles?) (?:from|of)|compar\w+ (?:to|with)|as (?:we|it is|they are)(?: \w+)?(?: on| for)?)\s+(?:(?:as|to|of|with|on|for|that|we|you|they|have|has|had|carry|got)\s+)*(?:(?:the|our|my|its)\s+)?(?:(?:other|existing|current|old)\s+)?$/i

/** What has a serial number rather than a VIN. */
const equipment =
  /^[^,.;]*\b(?:lifts?|excavators?|skid[- ]?steers?|loaders?|forklifts?|telehandlers?|generators?|compressors?|mowers?|backhoes?|cranes?|bulldozers?|dozers?|rollers?|chippers?|welders?|pumps?)\b/i
