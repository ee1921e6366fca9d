import assert from 'node:assert/strict'
import { OrderedRows, type Slot } from './orderedRows.ts'

interface PolicyRow {
  readonly id: string
  readonly premium: number
}

/** The same numbers in every run, from 0 up to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function slotOf(id: number, premium: number): Slot<PolicyRow> {
  return { row: { id: `bp_${String(id).padStart(6, '0')}`, premium }, text: `policy ${id}` }
}

for (const [what, looks] of [
  ['nobody looks', 0],
  ['somebody looks now and then', 0.01],
  ['somebody looks at every step', 1],
] as const) {
  Deno.test(`a list of thousands stays in order while policies come, change and go and ${what}`, () => {
    const next = numbers(2_026)
    const rows = new OrderedRows<PolicyRow>({ premium: (a, b) => a.premium - b.premium })
    const known = new Map<string, Slot<PolicyRow>>()
    const inOrder = () => [...known.values()].toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))
    for (let step = 0; step < 6_000; step++) {
      const slot = slotOf(Math.floor(next() * 3_000), Math.floor(next() * 50))
      const old = known.get(slot.row.id)
      if (old && next() < 0.4) {
        rows.remove(old)
        known.delete(slot.row.id)
      } else {
        if (old) rows.replace(old, slot)
        else rows.add(slot)
        known.set(slot.row.id, slot)
      }
      assert.equal(rows.size, known.size)
      if (next() >= looks) continue
      if (step % 100 === 0) assert.deepEqual(rows.ordered('id'), inOrder())
      else
        assert.equal(
          rows.ordered('id')[rows.idPosition(slot.row.id)]?.row.id === slot.row.id,
          known.has(slot.row.id),
        )
    }
    assert.deepEqual(rows.ordered('id'), inOrder())
    assert.deepEqual(
      [...rows.having(['policy 17'])],
      inOrder().filter(({ text }) => text.includes('policy 17')),
    )
    assert.deepEqual(
      rows.ordered('premium'),
      inOrder().toSorted((a, b) => a.row.premium - b.row.premium),
    )
  })
}
