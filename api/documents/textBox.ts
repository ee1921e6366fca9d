import { breakLines } from './breakLines.ts'
import type { Box, Tag } from './box.ts'
import type { Align } from './documentModel.ts'
import { printable } from './printable.ts'
import type { TextStyle } from './textStyles.ts'
import type { Typefaces } from './typefaces.ts'

interface Setting {
  readonly style: TextStyle
  readonly width: number
  readonly tag: Tag | null
  readonly align?: Align | undefined
  readonly isKeptWithNext?: boolean
}

/** A text in lines. */
export function textBox(typefaces: Typefaces, text: string, setting: Setting): Box {
  const { style, width } = setting
  const typeface = typefaces[style.face]
  const lines = breakLines(printable(text, typeface), width, (part) => typeface.widthOf(part, style.size))
  return linesBox(
    lines.map((line) => line.text),
    { ...setting, typefaces },
  )
}

/** How many of its first characters a text takes up in so many lines. */
export function lengthInLines(
  typefaces: Typefaces,
  text: string,
  { style, width, lines }: { style: TextStyle; width: number; lines: number },
): number {
  const typeface = typefaces[style.face]
  const broken = breakLines(text, width, (part) => typeface.widthOf(part, style.size))
  return lines <= 0 ? 0 : (broken[Math.min(lines, broken.length) - 1]?.next ?? 0)
}

function linesBox(lines: readonly string[], setting: Setting & { typefaces: Typefaces }): Box {
  const { style, width, tag, align = 'left', isKeptWithNext = false, typefaces } = setting
  const typeface = typefaces[style.face]
  const offset = typeface.baselineOf(style)

  function startOf(line: string): number {
    if (align === 'left') return 0
    const free = width - typeface.widthOf(line.trimEnd(), style.size)
    return align === 'right' ? free : free / 2
  }

  return {
    height: lines.length * style.leading,
    isKeptWithNext,
    cut(room) {
      const fitting = Math.floor(room / style.leading)
      if (fitting < 1) return null
      return [linesBox(lines.slice(0, fitting), setting), linesBox(lines.slice(fitting), setting)]
    },
    paint: (x, y) =>
      lines.map((text, at) => ({
        type: 'text' as const,
        tag,
        text: at === lines.length - 1 ? text.trimEnd() : text,
        x: x + startOf(text),
        baseline: y + at * style.leading + offset,
        style,
      })),
  }
}
