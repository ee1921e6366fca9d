import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { Rule } from '../layout/pageInk.ts'
import type { Box } from '../reading.ts'
import { type Fragment, type PdfFont, type PdfGlyph, shownText } from './shownText.ts'
import { isCovered, type Paint } from './isCovered.ts'
import { isPicturePlace } from './isPicturePlace.ts'
import {
  type Area,
  areaOf,
  boxOf,
  contains,
  edges,
  intersection,
  type Matrix,
  pathShapes,
  thinRule,
  times,
} from './geometry.ts'

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
export type PdfOps = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

/** Everything a page draws, in the order it is drawn. */
export interface DrawnPage {
  readonly width: number
  readonly height: number
  readonly fragments: readonly Fragment[]
  readonly rules: readonly Rule[]
  /** Circles and squares with round corners. */
  readonly rounds: readonly Box[]
  readonly images: readonly Box[]
  /** Letters that are drawn but cannot be seen: invisible, covered, off the page, in the color of the paper. */
  readonly hiddenLetters: number
  /** Letters whose font does not say which characters they are. */
  readonly unknownLetters: number
  readonly letters: number
  /** How many shapes it draws that are neither rules nor rectangles: letters may be drawn so. */
  readonly outlines: number
}

interface State {
  ctm: Matrix
  font: PdfFont
  fontSize: number
  isBold: boolean
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
  fill: string
  stroke: string
  alpha: number
  clip: Area
}

interface Drawn extends Fragment {
  readonly order: number
  readonly color: string
  readonly isHidden: boolean
}

const white = '#ffffff'

/**
 * Follows the drawing instructions of a page. They alone say what is seen: the text layer also returns letters that are
 * invisible, covered or painted in the color of the paper.
 */
export async function readInk(page: PdfPage, ops: PdfOps): Promise<DrawnPage> {
  const viewport = page.getViewport({ scale: 1 })
  const { width, height } = viewport
  const list = await page.getOperatorList()
  const whole: Area = [0, 0, width, height]
  let state: State = {
    ctm: viewport.transform as unknown as Matrix,
    font: {},
    fontSize: 0,
    isBold: false,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    fill: '#000000',
    stroke: '#000000',
    alpha: 1,
    clip: whole,
  }
  const stack: State[] = []
  const drawn: Drawn[] = []
  const paints: Paint[] = []
  const rules: Rule[] = []
  const rounds: Box[] = []
  const images: Box[] = []
  let textMatrix: Matrix = [1, 0, 0, 1, 0, 0]
  let [x, y, lineX, lineY] = [0, 0, 0, 0]
  let unknownLetters = 0
  let outlines = 0
  let isClipping = false

  function moveText(dx: number, dy: number): void {
    lineX += dx
    lineY += dy
    x = lineX
    y = lineY
  }

  function setFont(name: unknown, size: number): void {
    const font: PdfFont = page.commonObjs.has(String(name)) ? page.commonObjs.get(String(name)) : {}
    state.font = font
    state.fontSize = size
    state.isBold =
      font.bold === true || font.black === true || /bold|black|heavy|semibold|demi/i.test(font.name ?? '')
  }

  function showText(glyphs: readonly (PdfGlyph | number | null)[], order: number): void {
    const direction = state.fontSize < 0 ? -1 : 1
    const matrix = times(times(state.ctm, textMatrix), [
      state.scale * direction,
      0,
      0,
      direction,
      x,
      y + state.rise,
    ])
    const shown = shownText(glyphs, matrix, state, drawn.at(-1))
    for (const piece of shown.fragments) {
      const isHidden =
        state.mode === 3 || state.mode === 7 || state.alpha < 0.05 || isOutside(piece, state.clip)
      const color = state.mode === 1 ? state.stroke : state.fill
      drawn.push({ ...piece, order, color, isHidden })
    }
    unknownLetters += shown.unknownLetters
    if (state.font.vertical) y -= shown.advance
    else x += shown.advance * state.scale * direction
  }

  for (const [at, fn] of list.fnArray.entries()) {
    const args = (list.argsArray[at] ?? []) as readonly unknown[]
    const numbers = args as readonly number[]
    switch (fn) {
      case ops.save:
        stack.push(state)
        state = { ...state }
        break
      case ops.restore:
        state = stack.pop() ?? state
        break
      case ops.transform:
        state.ctm = times(state.ctm, args as unknown as Matrix)
        if (isPicturePlace(list.fnArray, at, ops)) {
          const area = intersection(areaOf(state.ctm, [0, 0, 1, 1]), state.clip)
          images.push(boxOf(area))
          paints.push({ order: at, area, color: 'picture' })
        }
        break
      case ops.paintFormXObjectBegin: {
        stack.push(state)
        state = { ...state }
        const [matrix, box] = args as [Matrix | null, Area | null]
        if (matrix) state.ctm = times(state.ctm, matrix)
        if (box) state.clip = intersection(state.clip, areaOf(state.ctm, box))
        break
      }
      case ops.beginAnnotation: {
        stack.push(state)
        state = { ...state }
        const [, rect, transform, matrix] = args as [unknown, Area, Matrix, Matrix]
        const base = viewport.transform as unknown as Matrix
        state.ctm = times(times(base, transform), matrix)
        state.clip = intersection(whole, areaOf(base, rect))
        break
      }
      case ops.paintFormXObjectEnd:
      case ops.endAnnotation:
        state = stack.pop() ?? state
        break
      case ops.clip:
      case ops.eoClip:
        isClipping = true
        break
      case ops.constructPath: {
        const [kind, data, bounds] = args as [number, readonly (Float32Array | null)[], Area | null]
        if (isClipping && bounds) state.clip = intersection(state.clip, areaOf(state.ctm, bounds))
        isClipping = false
        const isFilled = kind >= ops.fill && kind <= ops.closeEOFillStroke
        const isStroked = kind === ops.stroke || kind === ops.closeStroke || kind >= ops.fillStroke
        if (kind === ops.endPath || !data[0] || state.alpha < 0.05) break
        const shapes = pathShapes(data[0], state.ctm)
        outlines += shapes.curves
        if (isFilled || state.stroke !== white) rounds.push(...shapes.rounds.map(boxOf))
        if (isFilled)
          for (const area of shapes.areas) {
            const visible = intersection(area, state.clip)
            if (visible[2] < visible[0] || visible[3] < visible[1]) continue
            const rule = thinRule(visible)
            if (!rule) paints.push({ order: at, area: visible, color: state.fill })
            if (state.fill !== white) rules.push(...(rule ? [rule] : edges(visible)))
          }
        if (isStroked && state.stroke !== white)
          for (const rule of shapes.rules) if (isInside(rule, state.clip)) rules.push(rule)
        break
      }
      case ops.setFillRGBColor:
        state.fill = String(args[0])
        break
      case ops.setFillColorN:
      case ops.shadingFill:
        state.fill = 'pattern'
        break
      case ops.setStrokeRGBColor:
        state.stroke = String(args[0])
        break
      case ops.setGState:
        for (const [key, value] of args[0] as readonly [string, unknown][]) {
          if (key === 'ca') state.alpha = Number(value)
          if (key === 'Font') setFont((value as unknown[])[0], Number((value as unknown[])[1]))
        }
        break
      case ops.beginText:
        textMatrix = [1, 0, 0, 1, 0, 0]
        ;[x, y, lineX, lineY] = [0, 0, 0, 0]
        break
      case ops.setTextMatrix:
        textMatrix = (Array.isArray(args[0]) || ArrayBuffer.isView(args[0])
          ? args[0]
          : args) as unknown as Matrix
        ;[x, y, lineX, lineY] = [0, 0, 0, 0]
        break
      case ops.moveText:
        moveText(numbers[0] ?? 0, numbers[1] ?? 0)
        break
      case ops.setLeadingMoveText:
        state.leading = numbers[1] ?? 0
        moveText(numbers[0] ?? 0, numbers[1] ?? 0)
        break
      case ops.setLeading:
        state.leading = -(numbers[0] ?? 0)
        break
      case ops.nextLine:
        moveText(0, state.leading)
        break
      case ops.setFont:
        setFont(args[0], numbers[1] ?? 0)
        break
      case ops.setCharSpacing:
        state.charSpacing = numbers[0] ?? 0
        break
      case ops.setWordSpacing:
        state.wordSpacing = numbers[0] ?? 0
        break
      case ops.setHScale:
        state.scale = (numbers[0] ?? 100) / 100
        break
      case ops.setTextRise:
        state.rise = numbers[0] ?? 0
        break
      case ops.setTextRenderingMode:
        state.mode = numbers[0] ?? 0
        break
      case ops.showText:
        showText(args[0] as readonly (PdfGlyph | number)[], at)
        break
      default:
    }
  }

  const letters = drawn.reduce((sum, fragment) => sum + fragment.text.length, 0)
  const visible = drawn.filter(
    (fragment) => !fragment.isHidden && !isCovered(fragment, paints, width * height),
  )
  const seen = visible.reduce((sum, fragment) => sum + fragment.text.length, 0)
  return {
    width,
    height,
    fragments: visible,
    rules,
    rounds,
    images,
    hiddenLetters: letters - seen,
    unknownLetters,
    letters,
    outlines,
  }
}

function isOutside({ x, y, endX, endY }: Fragment, clip: Area): boolean {
  const slack = 2
  const area: Area = [clip[0] - slack, clip[1] - slack, clip[2] + slack, clip[3] + slack]
  return !contains(area, (x + endX) / 2, (y + endY) / 2)
}

function isInside({ isVertical, at, from, to }: Rule, clip: Area): boolean {
  const middle = (from + to) / 2
  return isVertical ? contains(clip, at, middle) : contains(clip, middle, at)
}
