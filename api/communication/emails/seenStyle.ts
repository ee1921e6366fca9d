import type { HTMLElement } from 'node-html-parser'
import { black, blended, type Color, colorOf, contrast, white } from './cssColor.ts'
import type { Declarations } from './styleRules.ts'

/** What decides whether a person can read the text of an element. */
export interface SeenStyle {
  readonly color: Color
  /** What is behind the text, opaque. */
  readonly background: Color
  /** In pixels. */
  readonly fontSize: number
  readonly opacity: number
  readonly isInvisible: boolean
  /** Whether nothing inside can be seen, whatever it says of itself. */
  readonly isGone: boolean
}

export const pageStyle: SeenStyle = {
  color: black,
  background: white,
  fontSize: 16,
  opacity: 1,
  isInvisible: false,
  isGone: false,
}

const leastContrast = 1.4
const smallestFont = 4
const leastOpacity = 0.15
/** Beyond this many pixels to the left or above, nothing is on the screen. */
const offScreen = -400

export function isSeen({ color, background, fontSize, opacity, isInvisible, isGone }: SeenStyle): boolean {
  return (
    !isGone &&
    !isInvisible &&
    fontSize >= smallestFont &&
    opacity * color[3] >= leastOpacity &&
    contrast(blended(color, background), background) >= leastContrast
  )
}

/** The style of an element inside one of the given style. */
export function styleInside(outer: SeenStyle, element: HTMLElement, declared: Declarations): SeenStyle {
  const attribute = (name: string) => element.getAttribute(name) ?? ''
  const tag = element.rawTagName?.toUpperCase() ?? ''
  const value = (name: string) => declared.get(name) ?? ''
  const behind = backgroundOf(declared) ?? colorOf(attribute('bgcolor'))
  const linkColor = tag === 'A' && attribute('href') !== '' ? link : null
  const given = tag === 'FONT' ? attribute('color') : tag === 'BODY' ? attribute('text') : ''
  const visibility = value('visibility')
  const opacity = numberOf(value('opacity')) ?? numberOf(/opacity\(([^)]*)\)/.exec(value('filter'))?.[1])
  return {
    color:
      colorOf(value('-webkit-text-fill-color')) ??
      colorOf(value('color')) ??
      colorOf(given) ??
      linkColor ??
      outer.color,
    background: behind ? blended(behind, outer.background) : outer.background,
    fontSize: fontSizeOf(declared, outer.fontSize),
    opacity: outer.opacity * (opacity ?? 1),
    isInvisible:
      visibility === '' || visibility === 'inherit'
        ? outer.isInvisible
        : /^(?:hidden|collapse)$/.test(visibility),
    isGone: outer.isGone || element.hasAttribute('hidden') || isRemoved(declared, outer.fontSize),
  }
}

const link: Color = [0, 0, 238, 1]

function isRemoved(declared: Declarations, fontSize: number): boolean {
  const value = (name: string) => declared.get(name) ?? ''
  const length = (name: string) => lengthOf(value(name), fontSize)
  const isAway = ['left', 'top', 'right', 'bottom', 'text-indent', 'margin-left', 'margin-top'].some(
    (name) => (length(name) ?? 0) <= offScreen,
  )
  const isClosed =
    /hidden|clip/.test(value('overflow') || value('overflow-y') || value('overflow-x')) &&
    ['height', 'max-height', 'width', 'max-width'].some(
      (name) => (length(name) ?? smallestFont) < smallestFont,
    )
  const moved = /translate\w*\(\s*(-[^,)]+)/.exec(value('transform'))?.[1] ?? ''
  return (
    value('display') === 'none' ||
    value('content-visibility') === 'hidden' ||
    isAway ||
    isClosed ||
    (lengthOf(moved, fontSize) ?? 0) <= offScreen ||
    /scale\w*\(\s*0?(?:\.0\d*)?\s*[,)]/.test(value('transform')) ||
    (numberOf(value('zoom')) ?? 1) < leastOpacity ||
    /^rect\(\s*[01]?(?:px)?[\s,]+[01]?(?:px)?[\s,]+[01]?(?:px)?[\s,]+[01]?(?:px)?\s*\)/.test(value('clip')) ||
    /^(?:inset\((?:[5-9]\d|100)%|circle\(0)/.test(value('clip-path'))
  )
}

/** An image may not be shown, so that only the color counts. */
function backgroundOf(declared: Declarations): Color | null {
  const color = colorOf(declared.get('background-color') ?? '')
  if (color) return color
  const parts = (declared.get('background') ?? '').match(/[\w#-]+(?:\([^)]*\))?/g) ?? []
  return parts.reduce<Color | null>((found, part) => found ?? colorOf(part), null)
}

function fontSizeOf(declared: Declarations, outer: number): number {
  const short = /(?:^|\s)([\d.]+(?:px|pt|em|rem|%|ex|ch)?)(?:\s*\/\s*\S+)?\s+\S/.exec(
    declared.get('font') ?? '',
  )
  const stated = declared.get('font-size') ?? short?.[1] ?? ''
  return lengthOf(stated, outer) ?? outer
}

const pixels: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  rem: 16,
}

/** A length in pixels; null if the text is none. */
function lengthOf(text: string, fontSize: number): number | null {
  const [, amount, unit = 'px'] =
    /^(-?[\d.]+)(px|pt|pc|in|cm|mm|rem|em|ex|ch|%|vw|vh)?$/.exec(text.trim()) ?? []
  if (amount === undefined) return null
  const relative =
    unit === '%' ? fontSize / 100 : unit.startsWith('v') ? 8 : fontSize * (unit === 'em' ? 1 : 0.5)
  return Number(amount) * (pixels[unit] ?? relative)
}

function numberOf(text: string | undefined): number | null {
  const number = Number.parseFloat(text ?? '')
  return Number.isNaN(number) ? null : text?.endsWith('%') ? number / 100 : number
}
