import assert from 'node:assert/strict'
import { manualClock } from './clock.ts'
import { createIdMaker, idPrefix, isId } from './idMaker.ts'

Deno.test('ids sort by time of creation, within one millisecond and when the clock steps back', () => {
  const clock = manualClock('2026-11-20T15:00:00Z')
  const newId = createIdMaker(clock)
  const ids: string[] = []
  for (let at = 0; at < 5_000; at++) {
    ids.push(newId('sr'))
    if (at % 100 === 0) clock.advance(at % 300 === 0 ? -3 : 2)
  }
  assert.deepEqual(ids, ids.toSorted())
  assert.equal(new Set(ids).size, ids.length)
  assert(ids.every(isId))
})

Deno.test('an id is its prefix and 26 unambiguous characters', () => {
  const id = createIdMaker(manualClock('2026-11-20T15:00:00Z'))('src')
  assert.match(id, /^src_[0-9a-hjkmnp-tv-z]{26}$/)
  assert.equal(idPrefix(id), 'src')
  assert.equal(isId('sr_01'), false)
  assert.equal(isId(id.toUpperCase()), false)
  assert.equal(idPrefix('nonsense'), '')
})
