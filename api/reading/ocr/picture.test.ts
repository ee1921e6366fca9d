import assert from 'node:assert/strict'
import { liftRules } from './liftRules.ts'
import { ocrPicture } from './ocrPicture.ts'
import { gapNearMiddle, leanOf, type Picture } from './picture.ts'

/** A page of 40 lines of type on light grey paper, fed into the scanner at an angle. */
function scannedPage(degrees: number): Picture {
  const [width, height] = [1700, 2200]
  const shades = new Uint8Array(width * height).fill(245)
  const slope = Math.tan((degrees * Math.PI) / 180)
  for (let line = 0; line < 40; line++)
    for (let x = 200; x < 1500; x++)
      if (x % 14 < 9)
        for (let y = 0; y < 18; y++) shades[(150 + line * 46 + y + Math.round(x * slope)) * width + x] = 30
  return { width, height, shades }
}

Deno.test('finds the lean of a scan that went in by half a degree, and none of a straight one', () => {
  const degrees = [0, 0.5, -0.75, 2].map((lean) => (leanOf(scannedPage(lean)) * 180) / Math.PI)
  assert.deepEqual(
    degrees.map((lean) => Number(lean.toFixed(2))),
    [0, 0.5, -0.75, 2],
  )
})

Deno.test('leaves nothing of a ruled table on grey paper, neither outlines nor crossings', () => {
  const [width, height] = [400, 300]
  const shades = new Uint8Array(width * height).fill(240)
  for (let along = 40; along < 260; along++)
    for (const at of [60, 140, 220])
      for (const pen of [0, 1, 2]) {
        shades[(at + pen) * width + along] = 20
        shades[along * width + at + pen] = 20
      }
  const lifted = liftRules({ width, height, shades })
  assert.equal(lifted.rules.length, 6)
  assert.deepEqual([...new Set(lifted.picture.shades)], [240])
})

Deno.test('reads a page as two halves, cut between lines, with each word where it stands', async () => {
  const page = scannedPage(0)
  const cut = gapNearMiddle(page) ?? 0
  // Lines are 18 of 46 pixels.
  assert.ok(Math.abs(cut - 1100) < 46 && (cut - 150) % 46 > 18)
  assert.equal(gapNearMiddle({ ...page, shades: page.shades.map((_, at) => (at % 20 < 9 ? 30 : 245)) }), null)
  const heights: number[] = []
  const { words } = await ocrPicture(page, {
    scale: 1,
    isUpright: true,
    ocr: {
      prepare() {},
      async words({ height }) {
        heights.push(height)
        return [
          {
            text: 'Premium',
            left: 200,
            top: 10,
            right: 300,
            bottom: 28,
            baseline: 28,
            size: 18,
            confidence: 96,
          },
        ]
      },
      async close() {},
    },
  })
  assert.deepEqual(heights, [cut, 2200 - cut])
  assert.deepEqual(
    words.map(({ box }) => box.y),
    [10, cut + 10],
  )
})

Deno.test('takes what is no English word for the one that looks like it', async () => {
  const seen = ['amended', 'te', '$4,000', 'te-do', 'Te']
  const { words } = await ocrPicture(scannedPage(0), {
    scale: 1,
    isUpright: true,
    ocr: {
      prepare() {},
      async words({ height }) {
        return height > 1100
          ? []
          : seen.map((text, at) => ({
              text,
              left: 200 + at * 100,
              top: 10,
              right: 290 + at * 100,
              bottom: 28,
              baseline: 28,
              size: 18,
              confidence: 96,
            }))
      },
      async close() {},
    },
  })
  assert.deepEqual(
    new Set(words.map(({ text }) => text)),
    new Set(['amended', 'to', '$4,000', 'te-do', 'Te']),
  )
})
