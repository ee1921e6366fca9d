import type { Reading } from '../../reading/index.ts'

type Block = Reading['blocks'][number]

/** "Prior to closing we require: (1) …": what announces demands that are numbered within their paragraph. */
const announced =
  /(?:^|(?<=[.;]) )([^.;:]{3,120}\b(?:require[sd]?|needs?|must|shall|the following)\b[^.;:]{0,60}:)\s*\(1\)\s/
const insuranceWords =
  /\b(?:insur\w+|coverages?|polic(?:y|ies)|liability|deductibles?|premiums?|mortgagees?|mortgage ?holders?|endorse\w+|business income|rent(?:al)?s? income)\b/gi

/** What announces the numbered demands of a paragraph about insurance; null where it has none. */
export function numberedLead(text: string): string | null {
  const lead = announced.exec(text)?.[1]?.trim()
  const isNumbered = (text.match(/\(\d{1,2}\)\s/g) ?? []).length >= fewest
  return lead && isNumbered && new Set(text.toLowerCase().match(insuranceWords)).size >= fewest ? lead : null
}

const fewest = 2
/** An address between two demands takes a block or two. */
const mostBetween = 3

/** Numbered demands that a block of its own interrupts, "(2) … changed to:" above an address, in one paragraph again. */
export function withNumberedDemands(blocks: Reading['blocks']): Reading['blocks'] {
  const joined: Block[] = []
  for (let at = 0; at < blocks.length; at++) {
    let block = blocks[at]
    if (!block) break
    while (block.kind !== 'table' && numberedLead(block.text) !== null) {
      const next = nextNumber(block.text)
      const ahead = blocks.slice(at + 1, at + 2 + mostBetween)
      const on = ahead.findIndex((each) => each.kind !== 'table' && each.text.startsWith(`(${next})`))
      const between = ahead.slice(0, on)
      if (on < 0 || between.some(({ kind }) => kind === 'table')) break
      block = ahead.slice(0, on + 1).reduce(withText, block)
      at += on + 1
    }
    joined.push(block)
  }
  return joined
}

function nextNumber(text: string): number {
  return Math.max(...[...text.matchAll(/\((\d{1,2})\)\s/g)].map(([, number]) => Number(number))) + 1
}

function withText(block: Block, next: Block): Block {
  if (block.kind === 'table' || next.kind === 'table') return block
  const isItem = /^\(\d{1,2}\)/.test(next.text)
  const stop = isItem && !/[.;:]$/.test(block.text) ? ';' : ''
  return { ...block, text: `${block.text}${stop} ${next.text}`, lines: [...block.lines, ...next.lines] }
}

/** Whether a part of a paragraph is one of its numbered demands, not what follows the last of them. */
export function isNumberedDemand(part: string, text: string): boolean {
  const at = text.indexOf(part)
  return at > 0 && /\(\d{1,2}\)\s*$/.test(text.slice(0, at))
}
