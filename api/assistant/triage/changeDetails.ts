import { capitalized } from '../../platform/index.ts'
import { deductiblesIn, vehicleDeductibles } from './deductiblesIn.ts'
import { type Driver, driversIn, isRemovedAt } from './driversIn.ts'
import { findAddresses } from './findAddress.ts'
import { hasCheckDigit } from './hasCheckDigit.ts'
import { type LenderClause, lenderClause, loanNumber } from './lenderClause.ts'
import { lenderOf } from './lenderOf.ts'
import { amount, type ChangedLimit, limitsIn } from './limitsIn.ts'
import { droppedIn, lendersAdded, type Removed, removedIn } from './removedIn.ts'
import { unclearAmounts } from './unclearAmounts.ts'
import { type Vehicle, vehiclesIn } from './vehiclesIn.ts'
import { withCapitals } from './withCapitals.ts'

/** What a message says about the vehicles, drivers and limits of a change, for the carrier's form. */
export interface ChangeDetails {
  readonly vehicles: readonly Vehicle[]
  readonly drivers: readonly Driver[]
  /** What else comes off the policy: a location, an additional insured, the truck without a year. */
  readonly removed: readonly Removed[]
  /** Lenders that go onto the policy, with their addresses. */
  readonly added: readonly { readonly kind: NonNullable<Removed['kind']>; readonly name: string }[]
  /** Coverages that come off a vehicle that stays: "drop collision on the 2012 F-150". */
  readonly dropped: readonly string[]
  readonly limits: readonly ChangedLimit[]
  /** Where the vehicles are kept, on one line. */
  readonly garagedAt: string | null
  /** As written: `$68,400`. */
  readonly costNew: string | null
  /** What the insured keeps of a loss to the vehicles, as written: `$500/$1,000 deductibles`. */
  readonly deductibles: string | null
  /** The bank or lessor of the vehicles, with its address. */
  readonly lienholder: string | null
  /** How a lender wants to be named, to be copied as it is. */
  readonly clause: LenderClause | null
  readonly loanNumber: string | null
  /** Who drives a vehicle that is added, where the message gives no more than a name. */
  readonly operator: string | null
}

export function changeDetails(written: string): ChangeDetails {
  const text = withCapitals(written)
  const vehicles = withAdded(vehiclesIn(text), text)
  const drivers = driversIn(text)
  const vehicleNames = (of: typeof vehicles) => of.flatMap(({ description }) => description ?? [])
  return {
    vehicles,
    drivers,
    removed: removedIn(text, {
      listed: [...vehicleNames(vehicles), ...drivers.map(({ name }) => name)],
      takenOff: vehicleNames(vehicles.filter(({ isRemoved }) => isRemoved)),
    }),
    added: lendersAdded(text),
    dropped: droppedIn(text).map(({ words }) => words),
    limits: limitsIn(text),
    garagedAt: garageIn(text),
    costNew: costIn(text),
    deductibles:
      inWords(vehicleDeductibles(text)) ??
      (vehicles.every(({ isRemoved }) => isRemoved) ? null : deductiblesIn(text)),
    lienholder: lenderOf(text),
    clause: lenderClause(written),
    loanNumber: loanNumber(written),
    operator: operatorIn(text, { vehicles, drivers }),
  }
}

function inWords(deductibles: ReturnType<typeof vehicleDeductibles>): string | null {
  return deductibles.length === 0 ? null : deductibles.map(({ words }) => words).join(', ')
}

/** `Picked up a 2027 Ram 3500 today. Please add it.`: the only vehicle that stays is the one that comes. */
function withAdded(vehicles: readonly Vehicle[], text: string): readonly Vehicle[] {
  const open = vehicles.filter(({ isRemoved, isAdded }) => !isRemoved && !isAdded)
  return open.length === 1 && addsIt.test(text)
    ? vehicles.map((vehicle) => (vehicle === open[0] ? { ...vehicle, isAdded: true } : vehicle))
    : vehicles
}

const addsIt = /\b(?:add|insure|cover|put) (?:it|this|that)\b(?! (?:off|back))/i

/** Whether a text puts vehicles or drivers on a policy or takes them off. */
export function changesVehicles(text: string): boolean {
  const { vehicles, drivers } = changeDetails(text)
  return vehicles.length > 0 || drivers.length > 0 || goesOnto(text, newVehicle) || goesOnto(text, newDriver)
}

/** Whether what a pattern finds goes onto the policy rather than off it. */
function goesOnto(text: string, pattern: RegExp): boolean {
  const found = pattern.exec(text)
  return found !== null && !isRemovedAt(text, found.index, found.index + found[0].length)
}

const newVehicle = /\b(?:add|bought|purchased|leas)\w*\b.{0,60}\b(?:truck|van|vehicle|car|pickup|trailer)\b/i
const newDriver = /\b(?:add|hired|new)\b[^.!?\n]{0,40}\bdrivers?\b/i

/** The first address after words that say where a vehicle is kept. */
function garageIn(text: string): string | null {
  const words = /\b(?:garag\w*|parked|kept|stored) /i.exec(text)
  const found =
    words && findAddresses(text).find(({ start }) => start > words.index && start < words.index + 80)
  if (!found) return null
  const { line1, line2, city, zone, postalCode } = found.address
  return [line1, line2, city, [zone, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** The details as lines of the letter to the carrier. */
export function detailLines(details: ChangeDetails): string[] {
  return [
    lines([
      [details.clause ? `${capitalized(details.clause.kind)} clause` : '', details.clause?.words ?? null],
      ['Loan number', details.loanNumber],
    ]),
    ...details.vehicles.map(({ description, vin, ...change }) =>
      description === null
        ? `${labelOf('Vehicle', change)}: VIN ${vin}`
        : lines([
            [labelOf('Vehicle', change), description],
            ['VIN', vin],
          ]),
    ),
    ...[
      lines([
        ['Cost new', details.costNew],
        ['Deductibles', details.deductibles],
        ['Garaging address', details.garagedAt],
        ['Lienholder', details.lienholder],
        ['Driven by', details.operator],
      ]),
    ].filter(Boolean),
    ...details.drivers.map(({ name, license, dateOfBirth, ...change }) =>
      lines([
        [labelOf('Driver', change), name],
        ['Date of birth', dateOfBirth],
        ['License number', license],
      ]),
    ),
    ...details.removed.flatMap(({ kind, name }) =>
      kind === null ? [] : [`${capitalized(kind)} to remove: ${name}`],
    ),
    ...details.added.map(({ kind, name }) => `${capitalized(kind)} to add: ${name}`),
    ...details.dropped.map((words) => `Coverage to remove: ${words}`),
    ...details.limits.map(({ name, from, to }) =>
      lines([
        [name ? `${name}, new limit` : 'New limit', to],
        ['Current limit', from],
      ]),
    ),
  ].filter(Boolean)
}

function labelOf(what: string, { isRemoved, isAdded }: Pick<Vehicle, 'isRemoved' | 'isAdded'>): string {
  if (isRemoved) return `${what} to remove`
  return isAdded ? `${what} to add` : what
}

/** What is changed, in words for the client: without dates of birth and license numbers. */
export function changedItems(details: ChangeDetails): string[] {
  return [
    ...(details.clause === null
      ? []
      : [`${capitalized(details.clause.kind)} clause: ${details.clause.words}`]),
    ...(details.clause === null || details.loanNumber === null ? [] : [`Loan number: ${details.loanNumber}`]),
    ...details.vehicles.map(({ description, vin, isRemoved }) =>
      [`${isRemoved ? 'Remove: ' : ''}${description ?? 'vehicle'}`, vin && `VIN ${vin}`]
        .filter(Boolean)
        .join(', '),
    ),
    ...(details.garagedAt === null ? [] : [`Garaging address: ${details.garagedAt}`]),
    ...(details.vehicles.length === 0 || details.costNew === null ? [] : [`Cost new: ${details.costNew}`]),
    ...(details.deductibles === null ? [] : [`Deductibles: ${details.deductibles}`]),
    // A lender that is added or removed by itself is named as such.
    ...(details.vehicles.length === 0 ||
    details.lienholder === null ||
    details.added.length > 0 ||
    details.removed.some(({ kind }) => kind !== null)
      ? []
      : [`Lienholder: ${details.lienholder}`]),
    ...(details.operator === null ? [] : [`Driven by: ${details.operator}`]),
    ...details.drivers.map(({ name, isRemoved }) => `${isRemoved ? 'Remove: driver' : 'Driver'} ${name}`),
    ...details.removed.map(
      ({ kind, name }) =>
        `Remove: ${[kind === 'location' ? 'location at' : kind, name].filter(Boolean).join(' ')}`,
    ),
    ...details.added.map(({ kind, name }) => `Add: ${kind} ${name}`),
    ...details.dropped.map((words) => `Remove: ${words}`),
    ...details.limits.map(({ name, to }) => `${name ?? 'Limit'}: ${to}`),
  ]
}

/** What the client has to be asked for before the carrier can make a change. */
export function missingForChange(text: string, { vehicles, drivers }: ChangeDetails): string[] {
  return [
    ...unclearAmounts(text).map((written) => `which amount you mean by ${written}`),
    ...vehicles.flatMap(({ description, vin, isRemoved }) =>
      vin === null && !isRemoved ? [`the VIN of the ${description}`] : [],
    ),
    ...(vehicles.length === 0 && goesOnto(text, newVehicle) ? ['the VIN of the vehicle'] : []),
    ...drivers.flatMap((driver) => {
      const missing = unknownOf(driver)
      return missing.length === 0 ? [] : [`${driver.name}'s ${missing.join(' and ')}`]
    }),
    ...(drivers.length === 0 && goesOnto(text, newDriver)
      ? ["the driver's full name, date of birth and license number"]
      : []),
  ]
}

function unknownOf({ dateOfBirth, license: number, isRemoved }: Driver): string[] {
  if (isRemoved) return []
  return [...(dateOfBirth === null ? ['date of birth'] : []), ...(number === null ? ['license number'] : [])]
}

/** What the carrier will ask for that the message does not say, as sentences for the agent. */
export function missingDetails(text: string, { vehicles, drivers }: ChangeDetails): string[] {
  const short = [
    ...text.matchAll(/\bVIN\b[^A-Z0-9]{0,6}(?:is\s+|number\s+|#\s*)?([A-HJ-NPR-Z0-9]{8,20})\b/gi),
  ]
    .map(([, vin = '']) => vin)
    .filter((vin) => vin.length !== 17 && /\d/.test(vin))
  return [
    ...short.map(
      (vin) => `The VIN ${vin} has ${vin.length} characters; a VIN has 17. Check it with the client.`,
    ),
    ...vehicles
      .filter(({ vin, isRemoved }) => vin === null && !isRemoved && short.length === 0)
      .map(({ description }) => `The message gives no VIN for the ${description}.`),
    ...vehicles.flatMap(({ vin }) =>
      vin !== null && !hasCheckDigit(vin)
        ? [`The VIN ${vin} fails its check digit. Check it with the client before you send the request.`]
        : [],
    ),
    ...drivers.flatMap((driver) => {
      const missing = unknownOf(driver)
      return missing.length === 0
        ? []
        : [`The message does not give ${driver.name}'s ${missing.join(' or ')}.`]
    }),
  ]
}

function lines(entries: readonly (readonly [string, string | null])[]): string {
  return entries.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n')
}

/** The first amount after the words, and never one of the deductibles behind it: "cost new 48,900 with $1,000/$1,000 deductibles". */
const costNew = new RegExp(
  String.raw`\b(?:costs?|paid|price|msrp|sticker|stated (?:value|amount))\b[^.!?\n$]{0,30}?(?<amount>${amount}|(?<![\d,])(?:\d{1,3},\d{3}|\d{4,6}|\d{2,3}k)\b)(?!\s?\/|\s+(?:comp\w*|coll\w*|ded\w*)\b)`,
  'i',
)

function costIn(text: string): string | null {
  const written = costNew.exec(text)?.groups?.['amount'] ?? null
  return written !== null && /^\d/.test(written) ? `$${written.replace(/(?<=^\d+)(?=\d{3}$)/, ',')}` : written
}

/** `Luc will drive it`; null for a driver with a full name, who is listed as such. */
function operatorIn(
  text: string,
  { vehicles, drivers }: { readonly vehicles: readonly Vehicle[]; readonly drivers: readonly Driver[] },
) {
  const name = drivesIt.exec(text)?.[1] ?? null
  const isListed = drivers.some((driver) => driver.name.split(/\s+/).includes(name ?? ''))
  return vehicles.every(({ isRemoved }) => isRemoved) || isListed ? null : name
}

const drivesIt =
  /(?<!\p{Lu}[\p{L}'’-]+\s)\b(?!(?:He|She|They|We|Who|You|It|Nobody)\b)(\p{Lu}[\p{L}'’-]+) (?:will|is going to|['’]s going to) (?:be )?driv(?:e|ing) (?:it|this|that|the)\b/u
