import type { InkWord, Rule } from '../layout/pageInk.ts'
import { turnedBack } from '../layout/turnedBack.ts'
import type { Box } from '../reading.ts'
import { liftRules } from './liftRules.ts'
import type { Ocr, SeenWord } from './openOcr.ts'
import { cropped, gapNearMiddle, isSideways, leaned, leanOf, type Picture, turned } from './picture.ts'

/** A picture read: words and rules as if its lines were level, and where that is on the picture, in points. */
export interface OcrPage {
  readonly width: number
  readonly height: number
  readonly words: readonly InkWord[]
  readonly rules: readonly Rule[]
  /** How sure the letters are, from 0 to 100. */
  readonly confidence: number
  /** From the level page to the picture as it is. */
  toShown(box: Box): Box
}

interface Attempt {
  readonly turns: number
  readonly angle: number
  readonly words: readonly SeenWord[]
  readonly rules: readonly Rule[]
  readonly score: number
  readonly confidence: number
}

/** Words of a page that is read the wrong way up are nearly all below this. */
const sure = 70

/** Reads a picture, whichever way up it is unless that is known; `scale` is points per pixel. */
export async function ocrPicture(
  picture: Picture,
  { ocr, scale, isUpright = false }: { ocr: Ocr; scale: number; isUpright?: boolean },
): Promise<OcrPage> {
  const order = isUpright ? [0] : isSideways(picture) ? [1, 3, 0, 2] : [0, 2, 1, 3]
  let best: Attempt | null = null
  for (const turns of order) {
    const upright = turned(picture, turns)
    const angle = leanOf(upright)
    const lifted = liftRules(angle === 0 ? upright : leaned(upright, angle))
    const words = joinedAmounts((await wordsOf(lifted.picture, ocr)).filter(isWord))
    const letters = words.reduce((sum, { text }) => sum + text.length, 0)
    const confidence =
      words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(letters, 1)
    const score = confidence * Math.sqrt(letters)
    if (!best || score > best.score * 1.1)
      best = { turns, angle, words, rules: lifted.rules, score, confidence }
    // An empty picture is empty any way up.
    if (confidence >= sure || (letters < 3 && turns === order[1])) break
  }
  const { turns = 0, angle = 0, words = [], rules = [], confidence = 0 } = best ?? {}
  const [width, height] = turns % 2 === 1 ? [picture.height, picture.width] : [picture.width, picture.height]
  return {
    width: width * scale,
    height: height * scale,
    words: inkWords(words, scale),
    confidence,
    rules: rules.map((rule) => ({
      ...rule,
      at: rule.at * scale,
      from: rule.from * scale,
      to: rule.to * scale,
    })),
    toShown: (box) =>
      turnedBack(leanedBack(box, angle, [width * scale, height * scale]), turns, [
        width * scale,
        height * scale,
      ]),
  }
}

/** A page is read as two halves at once. */
async function wordsOf(picture: Picture, ocr: Ocr): Promise<SeenWord[]> {
  const { width, height } = picture
  const gap = height > leastHalved ? gapNearMiddle(picture) : null
  if (gap === null) return await ocr.words(picture)
  const [upper, lower] = await Promise.all(
    [
      { x: 0, y: 0, width, height: gap },
      { x: 0, y: gap, width, height: height - gap },
    ].map((area) => ocr.words(cropped(picture, area, 0))),
  )
  const lowered = (lower ?? []).map((word) => ({
    ...word,
    top: word.top + gap,
    bottom: word.bottom + gap,
    baseline: word.baseline + gap,
  }))
  return [...(upper ?? []), ...lowered]
}

/** In pixels; smaller pictures are read in one piece. */
const leastHalved = 1200

function isWord({ text, confidence }: SeenWord): boolean {
  if (confidence < 25 || /^[|_.~'`‘’,;:!¦]+$/.test(text)) return text === '|' && confidence > 80
  return confidence > 60 || /[\p{L}\p{N}$]/u.test(text)
}

/** "$548," and "000" are one amount of which a gap was seen after the comma. */
function joinedAmounts(words: readonly SeenWord[]): SeenWord[] {
  return words.reduce<SeenWord[]>((joined, word) => {
    const before = joined.at(-1)
    const isRest =
      before !== undefined &&
      /^\$?\d{1,3}(?:,\d{3})*,$/.test(before.text) &&
      /^\d{3}[.,]?$/.test(word.text) &&
      word.left >= before.right &&
      word.left - before.right < word.size &&
      word.top < before.bottom &&
      word.bottom > before.top
    if (!isRest) return [...joined, word]
    const whole = {
      ...before,
      text: `${before.text}${word.text}`,
      right: word.right,
      top: Math.min(before.top, word.top),
      bottom: Math.max(before.bottom, word.bottom),
    }
    return [...joined.slice(0, -1), whole]
  }, [])
}

/** Type sizes are measured roughly: those near the usual one are taken for it. */
function inkWords(words: readonly SeenWord[], scale: number): InkWord[] {
  const sizes = words.map(({ size }) => size).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  return words.map(({ text, left, top, right, bottom, baseline, size }) => ({
    text: withLetters(text),
    box: { x: left * scale, y: top * scale, width: (right - left) * scale, height: (bottom - top) * scale },
    baseline: baseline * scale,
    size: Math.round((Math.abs(size - usual) < usual * 0.22 ? usual : size) * scale * 1.05 * 2) / 2,
    isBold: false,
  }))
}

function leanedBack(box: Box, angle: number, [width, height]: readonly [number, number]): Box {
  if (angle === 0) return box
  const [x, y] = [box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2]
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return {
    ...box,
    x: width / 2 + x * cosine - y * sine - box.width / 2,
    y: height / 2 + x * sine + y * cosine - box.height / 2,
  }
}

/** What is no English word, and what was printed. */
const misread: Readonly<Record<string, string>> = {
  te: 'to',
  ef: 'of',
  tbe: 'the',
  tlie: 'the',
  tne: 'the',
  lhe: 'the',
  frorn: 'from',
  witb: 'with',
  rnay: 'may',
  wiil: 'will',
  aud: 'and',
  sball: 'shall',
}

/** A zero or a bar among letters is a letter: "0ld", "01d", "l". */
function withLetters(text: string): string {
  const printed = misread[text]
  if (printed !== undefined) return printed
  if (/^[Il|]{1,3}$/.test(text)) return text.replaceAll(/[l|]/g, 'I')
  return /^0(?!1?(?:st|nd|rd|th)$)1?[a-z]{1,}$/.test(text)
    ? text.replace(/^0/, 'O').replace(/^O1/, 'Ol')
    : text
}
