import type { Reading } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { isMarkedNumber, isReference, labelIn, looseRole, type LabelRole } from './labelMeaning.ts'
import {
  isLabel,
  placesAfter,
  push,
  restOf,
  valueOf,
  withoutSharedCells,
  type Candidate,
  type IdentityField,
  type Label,
  type Valued,
} from './labelPlaces.ts'
import { inColumn, nextInColumn, neighbor, right } from './cellGeometry.ts'
import { pageCells, type Cell } from './pageCells.ts'
import { addressIn, blockFrom, onlyEntity, partyFrom, unwrapped, type Party } from './partyBlocks.ts'
import { statedBlocks } from './partSentences.ts'
import { readPeriod, readTerm } from './readPeriod.ts'
import { findCompanies, labeledCompany } from './readCompany.ts'
import { statedIdentity } from './statedIdentity.ts'
import { datesIn, labelKey, policyNumberIn } from './values.ts'
import { wrappedLabel } from './wrappedLabel.ts'

export type Identity = Record<IdentityField, Candidate[]>

/** Reads whose policy a document is, by which company, and when. */
export function readIdentity(parts: readonly DocumentPart[], reading: Reading): Identity {
  const identity: Identity = {
    policyNumber: [],
    insuredName: [],
    insuredAddress: [],
    carrierName: [],
    carrierAddress: [],
    effectiveDate: [],
    expirationDate: [],
    retroactiveDate: [],
  }
  for (const part of parts) {
    const isDeclarations = part.kind === 'declarations'
    for (const [at, { page, lines }] of part.pages.entries()) {
      const own = isDeclarations ? page : { ...page, lines }
      const cells = withoutSharedCells(pageCells(own, reading))
      const trust = (isDeclarations ? 1 : 0.5) - Math.min(0.2, at * 0.05)
      readPage(cells, trust, identity)
      if (isDeclarations || page.number === 1) findCompanies(cells, trust, identity)
    }
  }
  const declared = parts.filter(({ kind }) => kind === 'declarations')
  for (const block of (declared.length > 0 ? declared : parts.slice(0, 1)).flatMap((part) =>
    statedBlocks(part, reading),
  ))
    for (const { field, candidate } of statedIdentity(block))
      if (!identity[field].some(({ score }) => score > candidate.score)) identity[field].push(candidate)
  readMargins(declared, reading, identity)
  readTerm(declared.length > 0 ? declared : parts.slice(0, 1), identity)
  for (const { page } of declared.slice(0, 1).flatMap(({ pages }) => pages.slice(0, 1)))
    readUnlabeled(pageCells(page, reading), identity)
  const insured = new Set(identity.insuredName.map(({ value }) => labelKey(value)))
  identity.carrierName = identity.carrierName.filter(({ value }) => !insured.has(labelKey(value)))
  return identity
}

/**
 * The insured and the carrier's address may have no label at all: a block of a name and an address that is nobody
 * else's, and an address at the top.
 */
function readUnlabeled(cells: readonly Cell[], identity: Identity): void {
  const taken = new Set(
    [...identity.insuredAddress, ...identity.carrierAddress].map(({ value }) => labelKey(value)),
  )
  const carriers = identity.carrierName.map(({ value }) => labelKey(value))
  const isFree = (cell: Cell) => {
    const before = neighbor(cell, cells, 'left')
    const above = nextInColumn(cell, cells, 'above')
    const near = above && cell.box.y - above.box.y - above.box.height < cell.size * 0.9 ? above : null
    return (before === null || !isLabel(before.text)) && (near === null || !isLabel(near.text))
  }
  if (identity.insuredName.length === 0) {
    const parties = cells.filter(isFree).flatMap((cell) => {
      const party = cell.amount === null ? partyFrom(cell, cells) : null
      const key = labelKey(party?.name.value ?? '')
      const isOther = carriers.some((name) => key.includes(name) || name.includes(key))
      return party?.address && !isOther && !taken.has(labelKey(party.address.value)) ? [party] : []
    })
    const [party] = parties
    const entity = onlyEntity(cells)
    const isParty = party && parties.length === 1
    // A title above an address is no name.
    const isNamed = isParty && (!entity || labelKey(party.name.value).includes(labelKey(entity.value)))
    // "1. Firm insured Tamarack Geomatics, P.A." names it after other words.
    const isWhole = isNamed && (!entity || !/^\d+[.)]|\b(?:insured|policyholder)\b/i.test(party.name.value))
    push(identity.insuredName, isWhole ? party.name : entity, isWhole ? 0.6 : 0.5)
    if (isParty) {
      push(identity.insuredAddress, party.address, 0.6)
      taken.add(labelKey(party.address?.value ?? ''))
    } else if (identity.insuredAddress.length === 0) {
      const [cell] = entity?.cells ?? []
      const own = entity && cell ? { ...cell, text: cell.text.slice(cell.text.indexOf(entity.value)) } : null
      push(identity.insuredAddress, own ? (partyFrom(own, cells)?.address ?? null) : null, 0.5)
    }
  }
  if (identity.carrierAddress.length > 0) return
  const end = Math.min(
    ...cells.flatMap((cell) => (labelOf(cell, cells)?.role === 'insuredName' ? [cell.box.y] : [])),
  )
  for (const cell of cells) {
    const found =
      cell.box.y < end && isFree(topOf(cell, cells)) ? addressIn(unwrapped(blockFrom(cell, cells))) : null
    if (!found || taken.has(labelKey(found.value)) || !isFree(found.cells[0] ?? cell)) continue
    push(identity.carrierAddress, found, 0.6)
    return
  }
}

/** The first line of the block that a cell belongs to. */
function topOf(cell: Cell, cells: readonly Cell[]): Cell {
  const above = nextInColumn(cell, cells, 'above')
  const isOne =
    above !== undefined &&
    Math.abs(above.box.x - cell.box.x) < 3 &&
    Math.abs(above.size - cell.size) < 0.6 &&
    cell.box.y - above.box.y - above.box.height < cell.size * 0.9
  return isOne ? topOf(above, cells) : cell
}

/** Some declarations print the policy number or the company only in the running header of the policy. */
function readMargins(declared: readonly DocumentPart[], reading: Reading, identity: Identity): void {
  const [isNumbered, isCarried] = [identity.policyNumber.length > 0, identity.carrierName.length > 0]
  for (const { page } of declared.flatMap(({ pages }) => pages)) {
    const cells = pageCells({ ...page, lines: page.margins }, reading)
    if (!isCarried) findCompanies(cells, 0.8, identity)
    for (const label of isNumbered ? [] : cells.flatMap((cell) => labelOf(cell, cells) ?? []))
      if (label.role === 'policyNumber') push(identity.policyNumber, numberOf(label, cells), 0.8)
  }
}

/** The label that a cell is or begins with; a bare "Name" or "Address" belongs to the party in the heading above it. */
function labelOf(cell: Cell, cells: readonly Cell[]): Label | null {
  if (cell.amount !== null || cell.text.length > 140) return null
  const found = wrappedLabel(cell, cells) ?? labelIn(cell.text)
  if (!found || (found.rest === '' && endsText(cell, cells))) return null
  const { role, rest } = found
  if (role === 'policyNumber' && /\bunderlying\b/i.test(cell.heading)) return { role: 'other', rest, cell }
  if (role !== 'name' && role !== 'address') return { role, rest, cell, isLoose: isReference(cell.text) }
  const party = inColumn(cell, cells, 'above').find(
    ({ box, text }) => Math.abs(box.x - cell.box.x) < 14 && partyRoles[labelIn(text)?.role ?? 'other'],
  )
  const owner = partyRoles[labelIn(party?.text ?? cell.heading)?.role ?? 'other']
  // Under no party it may be a location's.
  if (role === 'address')
    return { role: addressRoles[owner ?? 'insuredName'] ?? 'other', rest, cell, isLoose: owner === undefined }
  return owner === undefined ? null : { role: owner, rest, cell }
}

/** Whether a cell is the end of running text above it: "… at the address of the" and "Insured". */
function endsText(cell: Cell, cells: readonly Cell[]): boolean {
  const above = nextInColumn(cell, cells, 'above')
  return (
    above !== undefined &&
    Math.abs(above.box.x - cell.box.x) < 2 &&
    above.size === cell.size &&
    cell.box.y - above.box.y - above.box.height < cell.size * 0.6 &&
    above.words.length > 5 &&
    /[a-z,]$/.test(above.text)
  )
}

const addressRoles: Partial<Record<LabelRole, LabelRole>> = {
  insuredName: 'insuredAddress',
  carrierName: 'carrierAddress',
}

const partyRoles: Partial<Record<LabelRole, LabelRole>> = {
  insuredName: 'insuredName',
  nameAndAddress: 'insuredName',
  carrierName: 'carrierName',
  otherParty: 'otherParty',
}

function readPage(cells: readonly Cell[], trust: number, identity: Identity): void {
  for (const cell of cells) {
    const label = labelOf(cell, cells)
    const role = label || cell.amount !== null ? null : looseRole(cell.text)
    if (label) readLabeled(label, cells, { trust, identity })
    else if (role !== null && role !== 'other')
      readLabeled({ role, rest: '', cell }, cells, { trust: trust * 0.75, identity })
    else if (cell.amount === null && isMarkedNumber(cell.text))
      readLabeled({ role: 'policyNumber', rest: cell.text.split(/:\s*/)[1] ?? '', cell }, cells, {
        trust: trust * 0.75,
        identity,
      })
    else if (cell.amount === null && /\bfrom\b.*\bto\b/i.test(cell.text) && datesIn(cell.text).length === 2)
      readPeriod(cell, cells, trust * 0.8, identity)
  }
}

function readLabeled(
  label: Label,
  cells: readonly Cell[],
  { trust: whole, identity }: { trust: number; identity: Identity },
): void {
  const { role, cell } = label
  const trust = label.isLoose ? whole * 0.85 : whole
  if (role === 'policyNumber') push(identity.policyNumber, numberOf(label, cells), trust)
  else if (role === 'retroactiveDate') push(identity.retroactiveDate, valueOf(label, cells, dateIn), trust)
  else if (role === 'insuredAddress') push(identity.insuredAddress, addressAfter(label, cells), trust)
  else if (role === 'carrierAddress') push(identity.carrierAddress, addressAfter(label, cells), trust)
  else if (role === 'insuredName' || role === 'nameAndAddress') {
    const party = partyOf(label, cells)
    // "Name and address" may head a column of a schedule.
    const isVague = role === 'nameAndAddress' && !/insured|assured|holder|named|parent/i.test(cell.text)
    const found = isVague && !party?.party.address ? null : party
    push(
      identity.insuredName,
      found && { ...found.party.name, weight: found.weight * found.party.name.weight },
      trust,
    )
    // "Address of named insured" may have only that.
    if (!found && role === 'nameAndAddress') push(identity.insuredAddress, addressAfter(label, cells), trust)
    const address = found?.party.address
    push(identity.insuredAddress, address ? { ...address, weight: found.weight * 0.9 } : null, trust)
  } else if (role === 'carrierName') labeledCompany(label, cells, { trust, companies: identity })
  if (role === 'period') readPeriod(cell, cells, trust, identity)
  else if (role === 'policyNumber' && /\b(?:period|term)\b/i.test(cell.text))
    readPeriod(cell, cells, trust, identity)
  else if ((role === 'effectiveDate' || role === 'policyNumber') && datesIn(cell.text).length > 1)
    readPeriod(cell, cells, trust, identity)
  else if (role === 'effectiveDate') {
    const found = valueOf(label, cells, dateIn)
    const term = datesIn(found?.cells[0]?.text ?? '')
    push(identity.effectiveDate, found, trust * 0.95)
    // "Your policy is effective" over "August 19, 2026 to August 19, 2027"
    if (found && term.length === 2)
      push(identity.expirationDate, { ...found, value: term[1]?.iso ?? '' }, trust * 0.95)
  } else if (role === 'expirationDate')
    push(identity.expirationDate, valueOf(label, cells, dateIn), trust * 0.95)
}

/** The party that a label introduces. */
function partyOf({ cell, rest }: Label, cells: readonly Cell[]): { party: Party; weight: number } | null {
  const others = cells.filter((other) => other !== cell)
  // The lines below go on under the value, or under the label.
  const starts =
    rest.length > 2
      ? [restOf(cell, rest), { ...cell, text: rest }].map((start) => ({ cell: start, weight: 1 }))
      : placesAfter(cell, cells)
  const found = starts.flatMap((start) => {
    const party = partyFrom(start.cell, others)
    return party ? [{ party, weight: start.weight }] : []
  })
  return (rest.length > 2 ? found.find(({ party }) => party.address) : null) ?? found[0] ?? null
}

/** A policy number may be printed in boxes: "ABC | ABC | 5555555555". */
function numberOf(label: Label, cells: readonly Cell[]): Valued | null {
  const pieces: Cell[] = []
  let last = label.cell
  for (
    let next = neighbor(last, cells, 'right');
    next && pieces.length < 4;
    next = neighbor(last, cells, 'right')
  ) {
    const gap = next.box.x - right(last.box)
    if (!/^[A-Z0-9/-]{1,12}$/.test(next.text) || (pieces.length > 0 && gap > 28)) break
    pieces.push(next)
    last = next
  }
  const isPiece = label.rest === '' || /^[A-Z0-9]{1,5}$/.test(label.rest)
  const joined =
    isPiece && pieces.length > 1
      ? policyNumberIn([label.rest, ...pieces.map(({ text }) => text)].join(' ').trim())
      : null
  if (joined !== null) return { value: joined, cells: pieces, weight: 0.97 }
  return valueOf(label, cells, policyNumberIn)
}

function dateIn(text: string): string | null {
  return text.length > 90 ? null : (datesIn(text)[0]?.iso ?? null)
}

function addressAfter({ cell: own, rest }: Label, cells: readonly Cell[]): Valued | null {
  const others = cells.filter((other) => other !== own)
  if (rest.length > 4)
    return (
      addressIn(unwrapped(blockFrom(restOf(own, rest), others))) ??
      addressIn(unwrapped([{ ...own, text: rest }, ...blockFrom(own, others).slice(1)]))
    )
  for (const { cell, weight } of placesAfter(own, cells)) {
    const address = addressIn(unwrapped(blockFrom(cell, others)))
    if (address) return { ...address, weight }
  }
  return null
}
