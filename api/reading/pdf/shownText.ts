import { apply, type Matrix } from './geometry.ts'

/** A piece of a word, from one drawing instruction: the letters between two gaps. */
export interface Fragment {
  readonly text: string
  /** Where the first letter starts on its baseline, and where the pen ends after the last, as shown. */
  readonly x: number
  readonly y: number
  readonly endX: number
  readonly endY: number
  readonly size: number
  readonly isBold: boolean
  /** Whether a blank was drawn right before or after it; the one after it may come with the next instruction. */
  readonly isAfterSpace: boolean
  isBeforeSpace: boolean
  /** Quarter turns of its direction, clockwise: 0 reads from left to right. */
  readonly turns: 0 | 1 | 2 | 3
}

export interface PdfGlyph {
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
}

export interface PdfFont {
  readonly name?: string
  readonly bold?: boolean
  readonly black?: boolean
  readonly vertical?: boolean
  readonly fontMatrix?: readonly number[]
}

interface TextState {
  readonly font: PdfFont
  readonly fontSize: number
  readonly isBold: boolean
  readonly charSpacing: number
  readonly wordSpacing: number
  readonly mode: number
}

/** A gap of this part of the type size is a blank. */
const blank = 0.17
/** A gap of no more than this part of the type size only kerns. */
const kerning = 0.05

/**
 * The pieces of words that one drawing instruction shows, and how far it moves the pen. Some writers draw each letter and
 * each blank by itself: such a blank is noted on the piece drawn before it.
 */
export function shownText(
  glyphs: readonly (PdfGlyph | number | null)[],
  matrix: Matrix,
  { font, isBold, mode, charSpacing, wordSpacing, ...state }: TextState,
  before: Fragment | undefined,
): { fragments: Fragment[]; unknownLetters: number; advance: number } {
  const direction = state.fontSize < 0 ? -1 : 1
  const fontSize = Math.abs(state.fontSize)
  const unit = (font.fontMatrix?.[0] ?? 0.001) * fontSize
  const size = fontSize * Math.hypot(matrix[2], matrix[3])
  const turns = turnsOf(matrix)
  const fragments: Fragment[] = []
  let unknownLetters = 0
  const isSetApart = isLetterSpaced(glyphs, charSpacing / fontSize)
  let pen = 0
  let text = ''
  let [start, end] = [0, 0]
  let isAfterSpace = false
  function flush(isBeforeSpace: boolean): void {
    if (text !== '') {
      const [x, y] = apply(matrix, start)
      const [endX, endY] = apply(matrix, end)
      const place = { x, y, endX, endY, size, turns }
      fragments.push({ text, ...place, isBold: isBold || mode === 2, isAfterSpace, isBeforeSpace })
    }
    text = ''
    isAfterSpace = isBeforeSpace
  }
  for (const [at, glyph] of glyphs.entries()) {
    if (glyph === null) continue
    if (typeof glyph === 'number') {
      pen -= (glyph * fontSize) / 1000
      continue
    }
    const advance = glyph.width * unit
    const spacing = ((glyph.isSpace ? wordSpacing : 0) + charSpacing) * direction
    const isWideBlank = glyph.width > 0 && isBlank(glyph.unicode)
    // Some writers put a blank between two letters that are kerned, and take its width back.
    const isTakenBack =
      isWideBlank && spacing < 0 && text !== '' && pen + advance + spacing - end < kerning * fontSize
    if (isTakenBack || (isInvisible(glyph.unicode) && !isWideBlank)) {
      pen += advance + spacing
      end = pen
      continue
    }
    if (isBlank(glyph.unicode)) flush(true)
    else {
      if (text !== '' && pen - end > blank * fontSize) flush(true)
      // The pen may go back to a column on the left within one instruction.
      if (text !== '' && end - pen > fontSize) flush(false)
      if (text !== '' && isParted(text, glyphs, at)) flush(true)
      if (text === '') start = pen
      if (isUnknown(glyph.unicode)) unknownLetters++
      text += plainCharacter(glyph.unicode)
      end = pen + advance + (isSetApart ? Math.max(0, Math.min(spacing, fontSize)) : 0)
    }
    pen += advance + spacing
  }
  const isOnlyBlank = fragments.length === 0 && text === '' && isAfterSpace
  flush(false)
  if (before && isOnlyBlank) {
    const [x, y] = apply(matrix, 0)
    const isNext = Math.abs(x - before.endX) < size * 0.2 && Math.abs(y - before.endY) < size * 0.2
    if (isNext) before.isBeforeSpace = true
  }
  return { fragments, unknownLetters, advance: pen }
}

/**
 * Whether the letters of one drawing instruction are set apart and still one word. Ghostscript writes a blank between two
 * words as the spacing of the two letters around it, and takes the spacing back between the letters of a word.
 */
function isLetterSpaced(glyphs: readonly (PdfGlyph | number | null)[], spacing: number): boolean {
  if (spacing <= blank) return true
  const gaps: number[] = []
  let moved = 0
  for (const glyph of glyphs) {
    if (glyph === null) continue
    if (typeof glyph === 'number') moved -= glyph / 1000
    else {
      gaps.push(spacing + moved)
      moved = 0
    }
  }
  gaps.shift()
  return gaps.length > 1 && gaps.every((gap) => gap > blank)
}

function turnsOf([a, b]: Matrix): Fragment['turns'] {
  if (Math.abs(a) >= Math.abs(b)) return a >= 0 ? 0 : 2
  return b > 0 ? 1 : 3
}

/** Whether a word ends before a glyph: "Name:______" is a word and a line to write on, "☐Yes" a box and a word. */
function isParted(word: string, glyphs: readonly (PdfGlyph | number | null)[], at: number): boolean {
  const glyph = glyphs[at] as PdfGlyph
  const character = plainCharacter(glyph.unicode)
  if (boxSign.test(character) || boxSign.test(word)) return true
  const last = word.at(-1)
  if (character === last) return false
  if (character !== '_' && character !== '.') return /__$|\.{5}$/.test(word)
  const ahead = glyphs.slice(at, at + 12).filter((each) => each !== null && typeof each !== 'number')
  const length = character === '_' ? 2 : 5
  return ahead.length >= length && ahead.slice(0, length).every(({ unicode }) => unicode === character)
}

const boxSign = /^[☐□❏❑❒▢◻]$/

/** Zero-width spaces, joiners and direction marks occur within words. */
function isInvisible(character: string): boolean {
  return /^[\p{Cf}--\u00ad]+$/v.test(character)
}

function isBlank(character: string): boolean {
  return /^[\s\u00a0\u2000-\u200b\u3000]+$/.test(character)
}

/** Whether the font does not say which character a glyph is. */
function isUnknown(character: string): boolean {
  // oxlint-disable-next-line no-control-regex -- fonts without a map give control characters
  return /^$|[\u0000-\u001f\u007f-\u009f\ufffd\ue000-\uf8ff]/.test(character) && !(character in symbols)
}

/** What the usual symbol fonts draw for characters of their own. */
const symbols: Readonly<Record<string, string>> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf0fe': '☒',
  '\uf078': '☒',
  '\uf0a8': '☐',
  '\uf06f': '☐',
  '\uf071': '☐',
  '\uf052': '☑',
}

function plainCharacter(character: string): string {
  const symbol = symbols[character]
  if (symbol) return symbol
  return /[\ufb00-\ufb06]/.test(character) ? character.normalize('NFKC') : character
}
