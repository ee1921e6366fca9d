import type { Line, Reading } from '../../reading/index.ts'
import { isSameRow } from './cellGeometry.ts'
import type { Fact, InsuredLocation } from './policyFacts.ts'
import { hasStateAndZip, isStreetLine, splitAddress } from './values.ts'

const blockHeading =
  /^(?:.{0,30}\b)?(?:location|premises|prem|loc|building|bldg)\.?\s*(?:no\.?|number|num\.?|#)?\s*[:#]?\s*0*\d{1,4}\b/i

const propertyHeading =
  /^(?:your |the |covered |insured |described )*(?:property|premises|location)\b.{0,20}?[,:–-]\s+\d+\s/i

const rowOfPlace =
  /^(?:location|premises|loc|prem)\.?\s*(?:no\.?|number|#)?\s*0*\d{1,4}\s*[-–—:,]\s*\S.*\b(?:buildings?|contents|personal property)\b/i

interface Block {
  readonly key: string
  readonly page: number
  readonly line: Line
  readonly lines: readonly Line[]
  /** Where its column begins and ends, when another location is headed beside it. */
  readonly left: number | null
  readonly right: number | null
}

/**
 * Locations that declarations describe one after another, each with its own limits, rather than in a table. Empty
 * unless every amount has a block of its own.
 */
export function locationBlocks(
  reading: Reading,
  { building, contents }: { building: readonly Fact<number>[]; contents: readonly Fact<number>[] },
): Fact<InsuredLocation>[] {
  const blocks = blocksOf(reading)
  const buildings = byBlock(declared(building), blocks)
  const inside = byBlock(declared(contents), blocks)
  if (!buildings || !inside) return []
  const used = blocks.filter((block) => buildings.has(block) || inside.has(block))
  const [only] = used
  if (!only || (used.length < 2 && !splitAddress(only.line.text))) return []
  return used.flatMap((block) => {
    const proof = buildings.get(block) ?? inside.get(block)
    if (!proof) return []
    const value = {
      address: addressOf(block) ?? streetOf(block) ?? block.line.text,
      building: buildings.get(block)?.value ?? null,
      contents: inside.get(block)?.value ?? null,
    }
    return [{ ...proof, value, source: { ...proof.source, origin: 'schedule' as const } }]
  })
}

/** What an endorsement changes at a location is no limit of its own: without the changed ones, if there are others. */
function declared(facts: readonly Fact<number>[]): readonly Fact<number>[] {
  const own = facts.filter(({ source }) => source.origin !== 'endorsement')
  return own.length > 0 ? own : facts
}

function blocksOf(reading: Reading): Block[] {
  const blocks: (Omit<Block, 'lines' | 'right'> & { lines: Line[]; right: number | null })[] = []
  for (const page of reading.pages)
    for (const line of page.lines) {
      const isHeading =
        line.words.length <= 16 && (blockHeading.test(line.text) || propertyHeading.test(line.text))
      const key = rowOfPlace.test(line.text)
        ? (blockHeading.exec(line.text)?.[0] ?? line.text).toLowerCase()
        : line.text.toLowerCase()
      // Rows of one number are about one place: "Premises 1 — 12 Elm Road. Building", "Premises 1 — Contents".
      if (isHeading && blocks.at(-1)?.key !== key) {
        const beside = blocks.filter((each) => each.page === page.number && isLeftOf(each.line, line))
        for (const each of beside) each.right ??= line.box.x
        const left = beside.length > 0 ? line.box.x : null
        blocks.push({ key, page: page.number, line, lines: [], left, right: null })
      }
      blocks.findLast((each) => isInColumn(each, page.number, line.box.x))?.lines.push(line)
    }
  return blocks
}

/** "LOCATION 1" beside "LOCATION 2": each has the column below it. */
function isLeftOf({ box }: Line, other: Line): boolean {
  return isSameRow(box, other.box) && box.x + box.width < other.box.x
}

function isInColumn({ page, left, right }: Omit<Block, 'lines'>, on: number, x: number): boolean {
  return page !== on || ((left === null || x >= left - 2) && (right === null || x < right - 2))
}

/** The block above each amount; null when two amounts share one. */
function byBlock(facts: readonly Fact<number>[], blocks: readonly Block[]): Map<Block, Fact<number>> | null {
  const found = new Map<Block, Fact<number>>()
  for (const fact of facts) {
    const y = fact.box?.y ?? 0
    const block = blocks.findLast(
      (each) =>
        isInColumn(each, fact.page, fact.box?.x ?? 0) &&
        (each.page < fact.page || (each.page === fact.page && each.line.box.y <= y + 2)),
    )
    const known = block && found.get(block)
    if (!block || (known && known.value !== fact.value)) return null
    found.set(block, fact)
  }
  const keys = [...found.keys()].map(({ key }) => key)
  return new Set(keys).size === keys.length ? found : null
}

/** The street alone, when the box is too narrow for the rest. */
function streetOf({ lines }: Block): string | null {
  return lines.slice(1, 6).find(({ text }) => isStreetLine(text) && /[A-Za-z]{3}/.test(text))?.text ?? null
}

/** The address on the heading's own line, or on the lines below it. */
function addressOf({ line, lines }: Block): string | null {
  const inline = splitAddress(line.text.replace(/^.*?:\s*/, ''))
  if (inline) return inline.address
  const named = line.text.replace(blockHeading, '').replace(/^[\s:,–—-]+/, '')
  if (rowOfPlace.test(line.text) && isStreetLine(named)) return named.split(/[:;]|\s[–—-]\s|\.\s/)[0] ?? named
  for (const [at, { text }] of lines.entries()) {
    const split = splitAddress(text.replace(/^(?:address|location)\s*:?\s*/i, ''))
    if (split) return split.address
    const next = lines[at + 1]?.text ?? ''
    if (isStreetLine(text) && hasStateAndZip(next)) return `${text.replace(/,$/, '')}, ${next}`
  }
  return null
}
