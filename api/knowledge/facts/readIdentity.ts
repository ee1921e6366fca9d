import type { Reading } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import {
  addressIn,
  blockFrom,
  isLabel,
  labels,
  placesAfter,
  push,
  valueOf,
  type Candidate,
  type Valued,
} from './labelPlaces.ts'
import { inColumn, neighbor, pageCells, right, type Cell } from './pageCells.ts'
import { partBlocks } from './partSentences.ts'
import { statedTerm } from './statedAmounts.ts'
import { findCompany, readCarrier } from './readCompany.ts'
import { datesIn, hasStateAndZip, isStreetLine, splitAddress } from './values.ts'

type IdentityField =
  | 'policyNumber'
  | 'insuredName'
  | 'insuredAddress'
  | 'carrierName'
  | 'carrierAddress'
  | 'effectiveDate'
  | 'expirationDate'
  | 'retroactiveDate'

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
      const cells = pageCells({ ...page, lines: isDeclarations ? page.lines : lines }, reading)
      const trust = (isDeclarations ? 1 : 0.5) - Math.min(0.2, at * 0.05)
      readPage(cells, trust, identity)
      if (isDeclarations || page.number === 1) findCompany(cells, trust, identity)
    }
  }
  if (identity.policyNumber.length === 0) readRunningNumber(parts, reading, identity)
  if (identity.effectiveDate.length === 0)
    for (const block of parts
      .filter(({ kind }) => kind === 'declarations')
      .flatMap((part) => partBlocks(part, reading))) {
      const term = statedTerm(block)
      if (!term) continue
      identity.effectiveDate.push({ ...term.from, score: term.from.confidence })
      identity.expirationDate.push({ ...term.to, score: term.to.confidence })
      break
    }
  return identity
}

/** Some declarations print the policy number only in the running header of the policy. */
function readRunningNumber(parts: readonly DocumentPart[], reading: Reading, identity: Identity): void {
  for (const { page } of parts.filter(({ kind }) => kind === 'declarations').flatMap(({ pages }) => pages)) {
    const cells = pageCells({ ...page, lines: page.margins }, reading)
    for (const cell of cells)
      if (labels.policyNumber.test(cell.text)) push(identity.policyNumber, numberOf(cell, cells), 0.8)
  }
}

function readPage(cells: readonly Cell[], trust: number, identity: Identity): void {
  for (const cell of cells) {
    if (cell.amount !== null || cell.text.length > 140) continue
    const text = cell.text.replace(
      /^(?:item\s+(?:\d+[a-z]?|one|two|three|four|five|six)\b[.:]?|\d{1,2}\.|[a-d]\.)\s*/i,
      '',
    )
    const bare = { ...cell, text }
    if (/^(?:renewal|rewrite|replacement|prior|previous)\b/i.test(text)) continue
    if (labels.nameAndAddress.test(text))
      readNameAndAddress(bare, cells, trust, labels.nameAndAddress, identity)
    else if (
      labels.insuredName.test(text) &&
      !/\binsureds?\b.*\b(?:is|are|means|shall|will|premises)\b/i.test(text)
    )
      readNameAndAddress(bare, cells, trust, labels.insuredName, identity)
    else if (labels.policyNumber.test(text)) push(identity.policyNumber, numberOf(bare, cells), trust)
    else if (labels.retroactiveDate.test(text))
      push(identity.retroactiveDate, valueOf(bare, cells, labels.retroactiveDate, dateIn), trust)
    else if (labels.insuredAddress.test(text))
      push(identity.insuredAddress, addressAfter(bare, cells, labels.insuredAddress), trust)
    else if (labels.carrierName.test(text)) readCarrier(bare, cells, trust, identity)
    if (labels.period.test(text)) readPeriod(bare, cells, trust, identity)
    else if (labels.effectiveDate.test(text)) {
      if (datesIn(cell.text).length > 1) readPeriod(bare, cells, trust, identity)
      else push(identity.effectiveDate, valueOf(bare, cells, labels.effectiveDate, dateIn), trust * 0.95)
    } else if (labels.expirationDate.test(text))
      push(identity.expirationDate, valueOf(bare, cells, labels.expirationDate, dateIn), trust * 0.95)
    else if (/\bfrom\b.*\bto\b/i.test(text) && datesIn(text).length === 2)
      readPeriod(bare, cells, trust * 0.8, identity)
  }
}

/** A policy number may be printed in boxes: "ABC | ABC | 5555555555". */
function numberOf(label: Cell, cells: readonly Cell[]): Valued | null {
  const own = cells.find((cell) => cell.box === label.box) ?? label
  const pieces: Cell[] = []
  let last = own
  for (
    let next = neighbor(own, cells, 'right');
    next && pieces.length < 4;
    next = neighbor(last, cells, 'right')
  ) {
    const gap = next.box.x - right(last.box)
    if (!/^[A-Z0-9/-]{1,12}$/.test(next.text) || (pieces.length > 0 && gap > 28)) break
    pieces.push(next)
    last = next
  }
  const inline = label.text.replace(labels.policyNumber, '').trim()
  const isPiece = inline === '' || /^[A-Z0-9]{1,5}$/.test(inline)
  const joined =
    isPiece && pieces.length > 1
      ? policyNumberIn([inline, ...pieces.map(({ text }) => text)].join(' ').trim())
      : null
  if (joined !== null) return { value: joined, cells: pieces, weight: 0.97 }
  return valueOf(label, cells, labels.policyNumber, policyNumberIn)
}

const policyNumberPattern = /^(?:[A-Z0-9]{1,18}(?:[ ./-]{1,3}[A-Z0-9]{1,16}){0,5})/i

function policyNumberIn(text: string): string | null {
  const found = policyNumberPattern.exec(text.replace(/^[:#\s]+/, ''))?.[0] ?? ''
  const tokens = found.trim().split(/\s+/)
  const kept: string[] = []
  for (const token of tokens) {
    if (/^[A-Z]?[a-z]{2,}/.test(token) || (kept.length > 0 && /^[A-Z]{5,}$/.test(token))) break
    kept.push(token)
  }
  const value = kept.join(' ').replace(/[.,;-]+$/, '')
  const digits = value.replaceAll(/\D/g, '').length
  if (digits < 3 || value.length < 5 || value.length > 32 || datesIn(value).length > 0) return null
  return value
}

function dateIn(text: string): string | null {
  return text.length > 90 ? null : (datesIn(text)[0]?.iso ?? null)
}

function readPeriod(label: Cell, cells: readonly Cell[], trust: number, identity: Identity): void {
  const own = cells.find((cell) => cell.box === label.box) ?? label
  const rowAfter = cells.filter(
    (cell) => cell !== own && cell.box.x > own.box.x && Math.abs(cell.box.y - own.box.y) < own.size * 1.2,
  )
  const below = inColumn(own, cells, 'below').filter(({ box }) => box.y - own.box.y < own.size * 5)
  const rows = [
    [own],
    [own, ...rowAfter],
    rowAfter,
    ...below
      .slice(0, 3)
      .map((cell) =>
        cells.filter(
          (other) => Math.abs(other.box.y - cell.box.y) < 3 && Math.abs(other.box.x - own.box.x) < 330,
        ),
      ),
    [...rowAfter, ...below.slice(0, 2)],
  ]
  for (const row of rows) {
    const dated = row.flatMap((cell) => datesIn(cell.text).map(({ iso }) => ({ iso, cell }))).slice(0, 2)
    const [from, to] = dated.toSorted((a, b) => a.iso.localeCompare(b.iso))
    if (!from || !to || from.iso === to.iso) continue
    push(identity.effectiveDate, { value: from.iso, cells: [from.cell], weight: 1 }, trust)
    push(identity.expirationDate, { value: to.iso, cells: [to.cell], weight: 1 }, trust)
    return
  }
}

function readNameAndAddress(
  label: Cell,
  cells: readonly Cell[],
  trust: number,
  pattern: RegExp,
  identity: Identity,
): void {
  const inline = label.text.replace(pattern, '').trim()
  const own = cells.find((cell) => cell.box === label.box) ?? label
  const starts =
    inline.length > 2 ? [{ cell: { ...own, text: inline }, weight: 1 }] : placesAfter(label, cells)
  for (const { cell, weight } of starts) {
    if (!isName(cell.text)) continue
    const block = blockFrom(
      cell,
      cells.filter((other) => other !== own),
    )
    const lines: Cell[] = []
    for (const line of block) {
      if (isStreetLine(line.text) || hasStateAndZip(line.text)) break
      lines.push(line)
    }
    const split = splitAddress(cell.text)
    const names = split?.before ? [{ ...cell, text: split.before }] : lines.slice(0, 4)
    const value = names
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+(?:attn|attention|c\/o)\b.*$/i, '')
      .replace(/[,;]$/, '')
    if (!isName(value)) continue
    push(
      identity.insuredName,
      { value, cells: names, weight: names.length > 2 ? weight * 0.8 : weight },
      trust,
    )
    const address = addressIn(split?.before ? [{ ...cell, text: split.address }] : block)
    push(identity.insuredAddress, address && { ...address, weight: 0.9 * weight }, trust)
    return
  }
}

function isName(text: string): boolean {
  return (
    /[A-Za-z]{2}/.test(text) &&
    text.length <= 160 &&
    !isLabel(text) &&
    !/^(?:shown|see|as |if |and |means|is |are |in |copy$|page\b|\()/i.test(text) &&
    !/^the (?:named|insured|policy|following|company|insurer)\b/i.test(text) &&
    !/^[Tt]he [a-z]/.test(text) &&
    datesIn(text).length === 0 &&
    !/^[a-z]/.test(text)
  )
}

function addressAfter(label: Cell, cells: readonly Cell[], pattern: RegExp): Valued | null {
  const inline = label.text.replace(pattern, '').trim()
  const own = cells.find((cell) => cell.box === label.box) ?? label
  const rest = cells.filter((other) => other !== own)
  if (inline.length > 4) return addressIn([{ ...own, text: inline }, ...blockFrom(own, rest).slice(1)])
  for (const { cell, weight } of placesAfter(label, cells)) {
    const address = addressIn(blockFrom(cell, rest))
    if (address) return { ...address, weight }
  }
  return null
}
