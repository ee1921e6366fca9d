import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import type { Font, Glyph, GlyphPosition } from 'fontkit'
import type { TextStyle } from './textStyles.ts'

const files = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} satisfies Record<TextStyle['face'], string>

/** How many words of a typeface stay shaped: shaping one takes far longer than drawing it. */
const mostWords = 20_000

/** A typeface that measures; `font` is what a PDF embeds a subset of. */
export interface Typeface {
  readonly font: Font
  /** Points. */
  widthOf(text: string, size: number): number
  has(codePoint: number): boolean
  /** How far the baseline is beneath the top of a line of this style, in points. */
  baselineOf(style: TextStyle): number
}

export type Typefaces = Readonly<Record<TextStyle['face'], Typeface>>

/** Reads the typefaces; once for all documents of a thread. */
export function openTypefaces(): Typefaces {
  return { regular: openTypeface(files.regular), strong: openTypeface(files.strong) }
}

interface Run {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly GlyphPosition[]
  readonly advanceWidth: number
}

function openTypeface(file: string): Typeface {
  const read = readFont(file)
  const runs = new Map<string, Run>()

  function shaped(text: string): Run {
    const known = runs.get(text)
    if (known) return known
    const run = read.layout(text)
    if (runs.size >= mostWords) runs.clear()
    runs.set(text, run)
    return run
  }

  const { ascent, descent, unitsPerEm } = read
  return {
    font: Object.create(read, {
      layout: {
        // Whoever lays out scales the positions in place: each document is given its own.
        value(text: string) {
          const { glyphs, positions, advanceWidth } = shaped(text)
          return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth }
        },
      },
    }),
    widthOf(text, size) {
      // By words, as the PDF shapes it.
      const words = text.match(/[^ ]* |[^ ]+$/g) ?? []
      const units = words.reduce((sum, word) => sum + shaped(word).advanceWidth, 0)
      return (units * size) / unitsPerEm
    },
    has: (codePoint) => read.hasGlyphForCodePoint(codePoint),
    baselineOf({ size, leading }) {
      const content = (ascent - descent) / unitsPerEm
      return (leading - content * size) / 2 + (ascent / unitsPerEm) * size
    },
  }
}

function readFont(file: string): Font {
  const read = create(readFileSync(new URL(import.meta.resolve(file))))
  if ('fonts' in read) throw new Error(`${file} is not a single typeface.`)
  return read
}
