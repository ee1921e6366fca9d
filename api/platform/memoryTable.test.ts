import assert from 'node:assert/strict'
import { MemoryTable } from './memoryTable.ts'
import { requestKind, roofingRequest } from './testing/tradeKinds.ts'

const clients = ['Summit Ridge Roofing', 'Harbor Dental', 'Prairie Feed', 'Almond Bakery', 'Harbor Marine']

function tableOf(
  count: number,
): MemoryTable<Parameters<typeof requestKind.row>[0], ReturnType<typeof requestKind.row>> {
  const table = new MemoryTable(requestKind)
  for (let at = 0; at < count; at++) {
    const clientName = clients[at % clients.length] ?? ''
    table.put(
      idAt(at),
      roofingRequest({ clientName, dueAt: (at * 7) % 11, state: at % 3 ? 'OPEN' : 'CLOSED' }),
    )
  }
  return table
}

function idAt(at: number): string {
  return `tr_${String(at).padStart(26, '0')}`
}

Deno.test('pages follow each other without gaps or repetition in every order and direction', () => {
  const table = tableOf(57)
  for (const order of ['id', 'client', 'due']) {
    for (const direction of ['ascending', 'descending'] as const) {
      const seen: string[] = []
      let after: string | null = null
      for (;;) {
        const page = table.page({ order, direction, first: 10, after })
        seen.push(...page.rows.map(({ id }) => id))
        assert.equal(page.hasPreviousPage, after !== null)
        assert.equal(page.hasNextPage, seen.length < 57)
        after = page.rows.at(-1)?.id ?? null
        if (!page.hasNextPage) break
      }
      assert.equal(new Set(seen).size, 57, `${order} ${direction}`)
      const all = table.page({ order, direction, first: 1_000 }).rows
      assert.deepEqual(
        seen,
        all.map(({ id }) => id),
      )
    }
  }
})

Deno.test('an ordering stays correct through writes, moves and removals', () => {
  const table = tableOf(40)
  table.page({ order: 'due', first: 1 })
  table.page({ order: 'client', first: 1, within: { relation: 'state', key: 'OPEN' } })
  let seed = 7
  for (let step = 0; step < 400; step++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const id = idAt(seed % 60)
    if (seed % 5 === 0) table.drop(id)
    else {
      const clientName = clients[seed % clients.length] ?? ''
      table.put(id, roofingRequest({ clientName, dueAt: seed % 13, state: seed % 2 ? 'OPEN' : 'CLOSED' }))
    }
  }
  const rows = [...table.values()]
  assert.equal(table.size, rows.length)
  assert.deepEqual(
    table.page({ order: 'due', first: 100 }).rows,
    rows.toSorted((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1)),
  )
  const open = rows.filter(({ state }) => state === 'OPEN')
  assert.deepEqual(table.related('state', 'OPEN'), open)
  assert.equal(table.countRelated('state', 'OPEN'), open.length)
  assert.deepEqual(
    table.page({ order: 'client', first: 100, within: { relation: 'state', key: 'OPEN' } }).rows,
    open.toSorted((a, b) =>
      a.clientName < b.clientName ? -1 : a.clientName > b.clientName ? 1 : a.id < b.id ? -1 : 1,
    ),
  )
})

Deno.test('the text filter ignores case, and a blank one matches everyone', () => {
  const table = tableOf(25)
  assert.equal(table.count({ text: ' HARBOR ' }), 10)
  assert.equal(table.count({ text: '   ' }), 25)
  assert.equal(table.count({ text: 'no such client' }), 0)
  assert.equal(table.count({ text: 'harbor', where: ({ state }) => state === 'CLOSED' }), 4)
  assert.equal(table.count({ text: 'harbor', within: { relation: 'state', key: 'CLOSED' } }), 4)
  const page = table.page({ text: 'bakery', first: 2, order: 'due' })
  assert.equal(page.rows.length, 2)
  assert.equal(page.hasNextPage, true)
})

Deno.test('a cursor whose request is gone continues from its position', () => {
  const table = tableOf(20)
  table.drop(idAt(9))
  const next = table.page({ first: 2, after: idAt(9) })
  assert.deepEqual(
    next.rows.map(({ id }) => id),
    [idAt(10), idAt(11)],
  )
  const back = table.page({ first: 2, after: idAt(9), direction: 'descending' })
  assert.deepEqual(
    back.rows.map(({ id }) => id),
    [idAt(8), idAt(7)],
  )
  const top = table.page({ first: 1, after: idAt(9), order: 'due' })
  assert.deepEqual(top.rows, table.page({ first: 1, order: 'due' }).rows)
})

Deno.test('a cursor outside the filter starts at its request’s position', () => {
  const table = tableOf(9)
  const within = { relation: 'state', key: 'OPEN' }
  assert.equal(table.get(idAt(3))?.state, 'CLOSED')
  const page = table.page({ first: 2, within, after: idAt(3) })
  assert.deepEqual(
    page.rows.map(({ id }) => id),
    [idAt(4), idAt(5)],
  )
})

Deno.test('rows named beside a key of a relation count as under it, once each', () => {
  const table = tableOf(9)
  const within = { relation: 'state', key: 'CLOSED', also: new Set([1, 3, 99].map(idAt)) }
  const wanted = [0, 1, 3, 6].map(idAt)
  assert.equal(table.count({ within }), 4)
  const { rows } = table.page({ first: 10, direction: 'descending', within })
  assert.deepEqual(
    rows.map(({ id }) => id),
    wanted.toReversed(),
  )
  assert.equal(table.page({ first: 10, within: { ...within, also: new Set() } }).rows.length, 3)
})

Deno.test('an unknown ordering or relation is an error', () => {
  const table = tableOf(0)
  assert.throws(() => table.page({ order: 'premium', first: 1 }), /no ordering 'premium'/)
  assert.throws(() => table.related('carrier', 'ca_1'), /no relation 'carrier'/)
})

Deno.test('a text filter also lets through the rows that have the words elsewhere', () => {
  const table = tableOf(6_000)
  const elsewhere = new Set([1, 3, 4, 5_998].map(idAt))
  for (const [text, within] of [
    ['bakery', undefined],
    ['bakery', { relation: 'state', key: 'OPEN' }],
    ['zeppelin', { relation: 'state', key: 'CLOSED' }],
    [' ', undefined],
  ] as const) {
    const filter = { text, alsoHaving: elsewhere, ...(within && { within }) }
    const wanted = [...table.values()].filter(
      ({ id, clientName, state }) =>
        (clientName.toLowerCase().includes(text.trim()) || elsewhere.has(id)) &&
        (!within || state === within.key),
    )
    assert.equal(table.count(filter), wanted.length)
    assert.deepEqual(
      table.page({ ...filter, order: 'due', first: 10_000 }).rows,
      wanted.toSorted((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1)),
    )
  }
})

Deno.test('the text filter stays correct through writes, renames and removals, in every order', () => {
  const table = tableOf(3_000)
  table.count({ text: 'harbor' })
  let seed = 11
  for (let step = 0; step < 300; step++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const id = idAt(seed % 3_200)
    if (seed % 4 === 0) table.drop(id)
    else
      table.put(
        id,
        roofingRequest({ clientName: `${clients[seed % 5] ?? ''} ${seed % 9}`, dueAt: seed % 13 }),
      )
    if (step % 25 > 0) continue
    for (const text of ['harbor', 'bakery 7', 'zeppelin hangar', 'open']) {
      const wanted = [...table.values()].filter(({ clientName, state }) =>
        text.split(' ').every((word) => `${clientName} ${state}`.toLowerCase().includes(word)),
      )
      assert.deepEqual([...table.mentioning(text)], wanted)
      assert.equal(table.count({ text }), wanted.length)
      assert.deepEqual(
        table.page({ text, order: 'due', first: 5_000 }).rows,
        wanted.toSorted((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1)),
      )
      const first = table.page({ text, first: 2 })
      const next = table.page({ text, first: 2, after: first.rows.at(-1)?.id ?? null })
      assert.deepEqual([...first.rows, ...next.rows], wanted.slice(0, Math.min(4, wanted.length)))
    }
  }
})
