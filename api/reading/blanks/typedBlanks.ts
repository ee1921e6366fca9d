import type { InkWord } from '../layout/pageInk.ts'
import type { Box } from '../reading.ts'
import { bottom, type PageBlank, right, roomAbove } from './pageBlank.ts'
import { stackedLines } from './stackedLines.ts'

const underscores = /^_{2,}$/
const dots = /^[.·…]{5,}$/
const boxSign = /^[☐□❏❑❒▢◻◽○◯⬜]$/
/** A run of underscores up to this width is for a check mark or for a number. */
const shortest = 36

/** Blanks that are typed: underscores, dotted leaders, box signs, and brackets with nothing in between. */
export function typedBlanks(words: readonly InkWord[]): PageBlank[] {
  const rows = rowsOf(words)
  const boxes: PageBlank[] = []
  const lines: Box[] = []
  for (const row of rows) {
    const marks = checkRuns(row)
    for (const [at, word] of row.entries()) {
      const next = row[at + 1]
      const sign = boxSign.test(word.text) ? word.box : bracketsAt(word, next)
      if (sign && !underscores.test(next?.text ?? '')) {
        boxes.push(checkBox(word, sign))
        continue
      }
      // "Location 1 ........ 12" leads to a page number, and "Premium ..... $500" to an amount.
      const isLeader = dots.test(word.text) && (!next || next.box.x - right(word.box) > 40)
      if (!isLeader && !underscores.test(word.text)) continue
      if (marks.has(word)) boxes.push(checkBox(word, word.box))
      else addLine(lines, word, rows)
    }
  }
  return [
    ...boxes,
    ...stackedLines(
      lines,
      words.filter((word) => !isDrawn(word)),
    ),
  ]
}

function isDrawn({ text }: InkWord): boolean {
  return underscores.test(text) || dots.test(text)
}

function rowsOf(words: readonly InkWord[]): InkWord[][] {
  const rows: InkWord[][] = []
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    if (row && word.baseline - (row[0]?.baseline ?? 0) < 2.5) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}

/** "[ ]", "[]" and "( )": the place between them. */
function bracketsAt(word: InkWord, next: InkWord | undefined): Box | null {
  if (/^(?:\[_?\]|\(\))/.test(word.text)) return word.box
  const closing = word.text === '[' ? ']' : word.text === '(' ? ')' : null
  if (!closing || !next?.text.startsWith(closing)) return null
  const gap = next.box.x - right(word.box)
  return gap < 25 ? { ...word.box, width: gap + 2 * word.box.width } : null
}

function checkBox({ baseline, size }: InkWord, { x, width }: Box): PageBlank {
  const side = Math.max(6, Math.min(width, size * 0.85, 12))
  const center = baseline - size * 0.33
  return {
    kind: 'checkBox',
    box: { x: x + (width - side) / 2, y: center - side / 2, width: side, height: side },
  }
}

const isAnswer = /^(?:yes|no|n\/a)[:.,]?$/i

/** Short runs of underscores beside "Yes" and "No", and those before the options of one line: "___ LLC  ___ Other". */
function checkRuns(row: readonly InkWord[]): Set<InkWord> {
  const short = row.flatMap((word, at) => {
    if (!underscores.test(word.text) || word.box.width > shortest) return []
    const [before, next] = [row[at - 1], row[at + 1]]
    const isNear = next !== undefined && next.box.x - right(word.box) < word.size * 0.7
    const isBehind = before !== undefined && word.box.x - right(before.box) < word.size * 0.7
    return [{ word, before: isBehind ? before : undefined, next: isNear ? next : undefined }]
  })
  const answers = short.filter(
    ({ before, next }) => isAnswer.test(before?.text ?? '') || isAnswer.test(next?.text ?? ''),
  )
  const options = short.filter(
    ({ next, before }) => /^\p{Lu}/u.test(next?.text ?? '') && !/[:$#]$/.test(before?.text ?? ''),
  )
  const marks =
    answers.length > 1 ? answers : options.length > 1 && options.length === short.length ? options : []
  return new Set(marks.map(({ word }) => word))
}

/** A line to write on, up to the words above it; runs that touch are one. */
function addLine(lines: Box[], { box, baseline, size }: InkWord, rows: readonly InkWord[][]): void {
  const before = lines.at(-1)
  const y = baseline + size * 0.12
  if (before && Math.abs(bottom(before) - y) < 2 && box.x - right(before) < 2) {
    lines[lines.length - 1] = { ...before, width: right(box) - before.x }
    return
  }
  const words = rows.flat().filter((word) => !isDrawn(word))
  const height = roomAbove({ x: box.x, width: box.width }, y, words)
  lines.push({ x: box.x, y: y - height, width: box.width, height })
}
