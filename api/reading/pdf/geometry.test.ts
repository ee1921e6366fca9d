import assert from 'node:assert/strict'
import { pathShapes, thinRule } from './geometry.ts'

Deno.test('the mitered side of a border is a rule, and a wide slanted shape is nothing', () => {
  const [moveTo, lineTo] = [0, 1]
  const upright = [1, 0, 0, 1, 0, 0] as const
  // A border of 1 point, cut at 45 degrees where the sides meet.
  const side = [moveTo, 635, 101, lineTo, 635, 284, lineTo, 636, 285, lineTo, 636, 100]
  const [area] = pathShapes(side, upright).areas
  assert.deepEqual(area && thinRule(area), { isVertical: true, at: 635.5, from: 100, to: 285 })
  const wide = [moveTo, 100, 100, lineTo, 140, 200, lineTo, 180, 200, lineTo, 160, 100]
  assert.deepEqual(pathShapes(wide, upright).areas, [])
})
