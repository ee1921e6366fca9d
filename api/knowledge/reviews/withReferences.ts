import type { Reading } from '../../reading/index.ts'
import type { Candidate } from './candidatesIn.ts'
import { isKindOfLimit, itemOf } from './coverageItems.ts'
import { tellingWords } from './likeWords.ts'
import { linesIn } from './statements.ts'

const kinds = String.raw`(insuring (?:agreement|clause)|agreement|clause|item|coverage)`
const numbers = String.raw`(?:no\.? ?)?\(?([A-Z]|\d{1,2}|[IVX]{2,4}|one|two|three|four|five|six)\b\)?`
const reference = new RegExp(String.raw`\b${kinds} ${numbers}`, 'gi')
const explicit = new RegExp(String.raw`^${kinds} ${numbers}[\s.:)—–-]*(.*)$`, 'i')
const listed = /^\(?([A-Z]|\d{1,2})[.)]\s+(.*)$/

/**
 * Candidates that call what they are about by its letter or number ("the limit of Agreement J", "Item 6 is amended to 8
 * hours"), with the name that the policy gives it ("J. Funds transfer fraud $500,000").
 */
export function withReferences(candidates: readonly Candidate[], policy: Reading): Candidate[] {
  const names = namesIn(policy)
  return candidates.map((each) => {
    const { label, quote, item } = each.own
    const named = [...`${label} ${quote.slice(0, 200)}`.matchAll(reference)].flatMap(
      ([, kind = '', number = '']) => names(kind, number) ?? [],
    )
    const [name] = new Set(named)
    if (name === undefined || new Set(named).size > 1 || label.includes(name)) return each
    if (!label.match(reference) && !isKindOfLimit(label) && tellingWords(label).size > 0) return each
    const about = `${label} ${name}`
    return { ...each, own: { ...each.own, label: about, item: item ?? itemOf(about) } }
  })
}

/** What a policy's rows and headings call each lettered or numbered part; null for what has no name, or several. */
function namesIn({ blocks }: Reading): (kind: string, number: string) => string | null {
  const found = new Map<string, Set<string>>()
  const add = (key: string, text: string) => {
    const name = /^[A-Z][A-Za-z'’&,/ -]{3,60}?(?=[\s,–-]*(?:USD|[$\d.:(]|$))/.exec(text)?.[0]
    if (name !== undefined && /[a-z]{3}|[A-Z]{4}/.test(name))
      found.set(key, (found.get(key) ?? new Set<string>()).add(name))
  }
  for (const block of blocks) {
    const lines =
      block.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text).join(' ')) : linesIn(block)
    for (const line of lines) {
      const [, kind, number = '', rest = ''] = explicit.exec(line.trim()) ?? []
      if (kind) add(keyOf(kind, number), rest)
      const [, letter, text = ''] = kind ? [] : (listed.exec(line.trim()) ?? [])
      if (letter && /\d/.test(text)) add(keyOf('', letter), text)
    }
  }
  return (kind, number) => {
    const all = found.get(keyOf(kind, number)) ?? found.get(keyOf('', number))
    const [only = null] = all ?? []
    return all?.size === 1 ? only : null
  }
}

/** "Insuring clause C" and "agreement C" are one. */
function keyOf(kind: string, number: string): string {
  const common = /agreement|clause/i.test(kind) ? 'agreement' : kind
  return `${common} ${number}`.toLowerCase()
}
