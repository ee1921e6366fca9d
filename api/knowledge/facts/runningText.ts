import type { Line, TextBlock } from '../../reading/index.ts'
import { datesIn } from './values.ts'

/** Whether a block is running text: it ends like a sentence and is long enough for one. */
export function isSentence(block: TextBlock, page: number): boolean {
  if (block.kind === 'heading' || block.page > page || page - block.page > 1) return false
  if (isTerm(block.text)) return false
  const words = block.text.split(' ')
  if (words.length < 10 || !/[.;,]$/.test(block.text.trim())) return false
  return (
    isSaidInCapitals(block.text) || words.filter((word) => /^[a-z]/.test(word)).length / words.length > 0.4
  )
}

/** "Policy period: from 06/15/2026 to 06/15/2027 at 12:01 a.m. …" is a label and its values, however long. */
function isTerm(text: string): boolean {
  if (/^(?:to|from)\s*:?\s*\S*\d/i.test(text)) return datesIn(text).length > 0
  return /^(?:\W*\d*\W*)?(?:policy|coverage)?\s*(?:period|term)\b/i.test(text) && datesIn(text).length === 2
}

/** Whether a line is running text rather than a label or a value. */
export function isProse({ text: whole, words }: Line): boolean {
  if (words.length < 8 || isTerm(whole)) return false
  // "Disciplinary proceedings $15,000 in the period, no deductible" is a row of its own.
  if (words.length < 16 && /^[A-Z][^.$]*\$\s?\d[^$]*$/.test(whole) && !saying.test(whole)) return false
  const lower = words.filter(({ text }) => /^[a-z(]/.test(text)).length
  return lower / words.length >= 0.62
}

/** "WE COVER DIRECT PHYSICAL LOSS TO SCHEDULED EQUIPMENT WHEREVER IT IS LOCATED." has a verb, and small words between the others. */
function isSaidInCapitals(text: string): boolean {
  if (text !== text.toUpperCase()) return false
  const words = text.split(' ')
  const small = words.filter((word) => smallWord.test(word)).length
  return verb.test(text) && small / words.length >= 0.25
}

const saying =
  /\b(?:am|are|be|been|can|could|do|does|had|has|have|if|is|may|might|must|our|shall|should|that|was|we|were|which|will|would|you|your|\w+(?:ies|pays?|covers?|means?|insures?|includes?))\b|[.;]$/i

const smallWord =
  /^(?:an?|and|any|as|at|by|for|from|if|in|it|no|not|of|on|or|our|that|the|this|to|unless|we|which|with|you|your)$/i
const verb = /\b(?:are|applies|apply|covers?|does|do|is|insures?|has|have|must|pays?|shall|was|were|will)\b/i
