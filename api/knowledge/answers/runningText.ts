import type { Line, Reading } from '../../reading/index.ts'
import { amount, isValue, time, words } from './rowValues.ts'

/** Tells the lines of sentences from the labels and values of rows; a label beside its value may look like a sentence. */
export function runningText(reading: Reading): (line: Line, row: readonly Line[]) => boolean {
  const known = new Set([...sentenceLines(reading), ...wrappedLines(reading)])
  return (line, row) => known.has(line) || isRunningText(line, row)
}

/** Whether a line begins or ends in the middle of a sentence. */
function isRunningText({ text, words: all }: Line, row: readonly Line[]): boolean {
  if (all.length < 5) return false
  if (/[;,]$|\b(?:the|of|or|and|to|in|a|an|for|by|with|is|are)$/.test(text)) return true
  if (/^(?:of|to|or|and|is|are|was|not|than) /i.test(text)) return true
  const lower = all.filter((word) => /^[a-z(]/.test(word.text)).length
  return lower / all.length >= 0.65 && !(all.length < 10 && row.some((line) => isValue(line.text)))
}

/** The lines of paragraphs that are sentences. */
function sentenceLines({ blocks }: Reading): ReadonlySet<Line> {
  return new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'table' || block.kind === 'heading') return []
      const all = block.text.split(' ')
      const lower = all.filter((word) => /^[a-z(]/.test(word)).length
      const isSentence = all.length >= 10 && /[.;,]$/.test(block.text.trim()) && lower / all.length > 0.4
      return isSentence ? block.lines.map(({ line }) => line) : []
    }),
  )
}

/** The lines of paragraphs that begin or end in the middle of a sentence. */
function wrappedLines({ blocks }: Reading): ReadonlySet<Line> {
  return new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'table' || block.kind === 'heading') return []
      const lines = block.lines.map(({ line }) => line)
      const isOpen = (line: Line | undefined) =>
        line !== undefined && !endsStatement.test(line.text.slice(-40))
      return lines.filter((line, at) => isOpen(lines[at - 1]) || (at < lines.length - 1 && isOpen(line)))
    }),
  )
}

const endsStatement = new RegExp(String.raw`(?:[.;:!?]|${amount}|${time}|${words})\W*$`, 'i')
