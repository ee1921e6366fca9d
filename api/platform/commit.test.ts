import assert from 'node:assert/strict'
import type { Stored } from './agencyStore.ts'
import { create, remove, replace } from './change.ts'
import { CommitTooLargeError, RecordTooLargeError } from './preparedCommit.ts'
import { dana, openTestPlatform } from './testing/openTestPlatform.ts'
import { commentKind, requestKind, roofingRequest, type TestRequest } from './testing/tradeKinds.ts'

function found<Value>(read: Stored<Value> | null): Stored<Value> {
  assert(read, 'the record is there')
  return read
}

Deno.test('a commit writes the record, its ledger entry and the table row together', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const id = agency.newId(requestKind)
  const committed = await agency.commit(dana, [
    create(requestKind, id, roofingRequest(), 'CREATE_SERVICE_REQUEST'),
  ])

  assert(committed.ok)
  assert.deepEqual(committed.entries, [
    {
      seq: 1,
      at: Date.parse('2026-11-20T15:00:00Z'),
      actor: dana,
      kind: 'testRequest',
      id,
      subjectId: id,
      updateTypes: ['CREATE_SERVICE_REQUEST'],
      operation: 'create',
      changed: { clientName: 'Summit Ridge Roofing', state: 'OPEN', dueAt: 0 },
    },
  ])
  const read = found(await agency.read(requestKind, id))
  assert.deepEqual(read.value, roofingRequest())
  assert.deepEqual(read.trail, [1])
  assert.equal(agency.table(requestKind).get(id)?.clientName, 'Summit Ridge Roofing')
  assert.deepEqual(await agency.entries(read.trail), committed.entries)
})

Deno.test('when two users resolve at once, one succeeds and the other sees the current request', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const id = agency.newId(requestKind)
  await agency.commit(dana, [create(requestKind, id, roofingRequest(), 'CREATE_SERVICE_REQUEST')])

  const read = found(await agency.read(requestKind, id))
  const closed: TestRequest = { ...read.value, state: 'CLOSED' }
  const answers = await Promise.all([
    agency.commit(dana, [replace(read, closed, 'CLOSE_SERVICE_REQUEST')]),
    agency.commit({ type: 'AGENCY_USER', id: 'au_marcus' }, [
      replace(read, { ...closed, assignee: 'Marcus' }, 'CLOSE_SERVICE_REQUEST'),
    ]),
  ])
  assert.deepEqual(
    answers.map(({ ok }) => ok),
    [true, false],
  )
  const lost = answers[1]
  assert(!lost.ok)
  assert.deepEqual(found(await lost.current(requestKind, id)).value, closed)
  assert.deepEqual(lost.lostClaims, [])
})

Deno.test('a conflict does not fail other commits in the same transaction', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const ids = Array.from({ length: 40 }, () => agency.newId(requestKind))
  await Promise.all(
    ids.map((id) => agency.commit(dana, [create(requestKind, id, roofingRequest(), 'CREATE')])),
  )
  const reads = (await agency.readMany(requestKind, ids)).map(found)
  const stale = found(reads[7] ?? null)
  await agency.commit(dana, [replace(stale, { ...stale.value, assignee: 'Dana' }, 'ASSIGN')])

  const answers = await Promise.all(
    reads.map((read) => agency.commit(dana, [replace(read, { ...read.value, state: 'CLOSED' }, 'CLOSE')])),
  )
  assert.deepEqual(
    answers.flatMap(({ ok }, at) => (ok ? [] : [at])),
    [7],
  )
  assert.equal(agency.table(requestKind).countRelated('state', 'CLOSED'), 39)
  assert.equal(agency.head, 80)
  const all = await agency.entries(Array.from({ length: 80 }, (_, at) => at + 1))
  assert.deepEqual(
    all.map(({ seq }) => seq),
    Array.from({ length: 80 }, (_, at) => at + 1),
  )
})

Deno.test('rejects a comment on a request that changed when it had to stay as read', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const id = agency.newId(requestKind)
  await agency.commit(dana, [create(requestKind, id, roofingRequest(), 'CREATE')])
  const read = found(await agency.read(requestKind, id))
  await agency.commit(dana, [replace(read, { ...read.value, state: 'CLOSED' }, 'CLOSE')])

  const comment = create(
    commentKind,
    agency.newId(commentKind),
    { requestId: id, content: 'On its way' },
    'COMMENT',
  )
  assert.equal((await agency.commit(dana, [comment], { checks: [read] })).ok, false)
  const now = found(await agency.read(requestKind, id))
  const answer = await agency.commit(dana, [comment], { checks: [now] })
  assert(answer.ok)
  assert.equal(answer.entries[0]?.subjectId, id)
})

Deno.test('the ledger stores a cleared field as null and omits unchanged ones', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const id = agency.newId(requestKind)
  await agency.commit(dana, [
    create(requestKind, id, roofingRequest({ assignee: 'Dana', details: 'Leak' }), 'CREATE'),
  ])
  const read = found(await agency.read(requestKind, id))
  const answer = await agency.commit(dana, [replace(read, roofingRequest(), ['ASSIGN', 'UPDATE'])])
  assert(answer.ok)
  assert.deepEqual(answer.entries[0]?.changed, { assignee: null, details: null })
  assert.deepEqual(answer.entries[0]?.updateTypes, ['ASSIGN', 'UPDATE'])
})

Deno.test('a removed record leaves the table and store but keeps its ledger', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const id = agency.newId(requestKind)
  await agency.commit(dana, [create(requestKind, id, roofingRequest(), 'CREATE')])
  await agency.commit(dana, [remove(found(await agency.read(requestKind, id)), 'REMOVE')])
  assert.equal(await agency.read(requestKind, id), null)
  assert.equal(agency.table(requestKind).size, 0)
  const entries = await agency.entries([1, 2])
  assert.deepEqual(
    entries.map(({ operation }) => operation),
    ['create', 'remove'],
  )
})

Deno.test('rejects a value over 64 KiB with the record’s name', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const id = agency.newId(requestKind)
  const large = create(requestKind, id, roofingRequest({ details: 'x'.repeat(66_000) }), 'CREATE')
  await assert.rejects(agency.commit(dana, [large]), (error: Error) => {
    assert(error instanceof RecordTooLargeError)
    assert.match(error.message, new RegExp(`testRequest ${id}`))
    return true
  })
  const fits = create(requestKind, id, roofingRequest({ details: 'x'.repeat(60_000) }), 'CREATE')
  assert((await agency.commit(dana, [fits])).ok)
})

Deno.test('near the limit a value is either written or rejected by name', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const answers = new Set<string>()
  for (const letter of ['x', '屋']) {
    for (let bytes = 64_700; bytes < 65_700; bytes += 40) {
      const details = letter.repeat(letter === 'x' ? bytes : bytes / 2)
      const change = create(requestKind, agency.newId(requestKind), roofingRequest({ details }), 'CREATE')
      try {
        assert((await agency.commit(dana, [change])).ok)
        answers.add('written')
      } catch (error) {
        assert(error instanceof RecordTooLargeError, String(error))
        answers.add('refused')
      }
    }
  }
  assert.deepEqual(answers, new Set(['written', 'refused']))
})

Deno.test('an empty commit makes no transaction', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  assert((await agency.commit(dana, [])).ok)
  assert.deepEqual(await opened.platform.agencyIds(), [])
})

Deno.test('rejects a commit too large for one transaction as a whole', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const changes = Array.from({ length: 100 }, () =>
    create(requestKind, agency.newId(requestKind), roofingRequest(), 'CREATE'),
  )
  await assert.rejects(agency.commit(dana, changes), CommitTooLargeError)
  assert((await agency.commit(dana, changes.slice(0, 99))).ok)
  assert.equal(agency.table(requestKind).size, 99)
})

Deno.test('groups texts and records into transactions only as far as KV allows', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const details = 'Dachdecker – 屋根 🏠'.repeat(1_500)
  const answers = await Promise.all(
    Array.from({ length: 120 }, () =>
      agency.commit(dana, [
        create(requestKind, agency.newId(requestKind), roofingRequest({ details }), 'CREATE'),
      ]),
    ),
  )
  assert(answers.every(({ ok }) => ok))
})

Deno.test('claims a user’s address in the transaction that creates the user', async () => {
  await using opened = await openTestPlatform()
  const addresses = opened.platform.keyspace<string>('address')
  const [harborline, prairie] = [await opened.platform.createAgency(), await opened.platform.createAgency()]
  const claim = addresses.claim('dana@harborline.example', harborline.id)
  const first = create(requestKind, harborline.newId(requestKind), roofingRequest(), 'CREATE')
  assert((await harborline.commit(dana, [first], { claims: [claim] })).ok)

  const second = create(requestKind, prairie.newId(requestKind), roofingRequest(), 'CREATE')
  const lost = await prairie.commit(dana, [second], { claims: [claim] })
  assert(!lost.ok)
  assert.deepEqual(lost.lostClaims, [claim])
  assert.equal(prairie.table(requestKind).size, 0)
  assert.equal((await addresses.get('dana@harborline.example'))?.value, harborline.id)

  const third = create(requestKind, harborline.newId(requestKind), roofingRequest(), 'CREATE')
  const release = addresses.release('dana@harborline.example')
  assert((await harborline.commit(dana, [third], { releases: [release] })).ok)
  assert((await prairie.commit(dana, [second], { claims: [claim] })).ok)
})

Deno.test('writes a long text with its record and reads it back whole', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const id = agency.newId(requestKind)
  const transcript = 'Hello, this is Cara at Harborline – 保険.\n'.repeat(5_000)
  const text = { kind: requestKind, id, name: 'transcript' }
  await agency.commit(dana, [create(requestKind, id, roofingRequest(), 'CREATE')], {
    texts: [{ ...text, text: transcript }],
  })
  assert.equal(await agency.readText(requestKind, id, 'transcript'), transcript)
  assert.equal(await agency.readText(requestKind, id, 'summary'), null)

  const read = found(await agency.read(requestKind, id))
  await agency.commit(dana, [replace(read, { ...read.value, state: 'CLOSED' }, 'CLOSE')], {
    texts: [{ ...text, text: 'Short.' }],
  })
  assert.equal(await agency.readText(requestKind, id, 'transcript'), 'Short.')
  await agency.commit(dana, [remove(found(await agency.read(requestKind, id)), 'REMOVE')], {
    texts: [{ ...text, text: null }],
  })
  assert.equal(await agency.readText(requestKind, id, 'transcript'), null)
})

Deno.test('rejects an unregistered kind and an id of another kind', async () => {
  await using opened = await openTestPlatform({ kinds: [requestKind] })
  const agency = await opened.platform.createAgency()
  const comment = create(
    commentKind,
    agency.newId(commentKind),
    { requestId: 'tr_1', content: 'Hi' },
    'COMMENT',
  )
  await assert.rejects(agency.commit(dana, [comment]), /testComment is not registered/)
  assert.throws(() => agency.table(commentKind), /testComment is not registered/)
  assert.throws(
    () => create(commentKind, agency.newId(requestKind), { requestId: '', content: '' }, 'X'),
    /tc_/,
  )
})

Deno.test('imported history keeps its own times', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const id = agency.newId(requestKind)
  const opening = await agency.commit(dana, [create(requestKind, id, roofingRequest(), 'CREATE')], {
    at: Date.parse('2025-06-02T14:00:00Z'),
  })
  assert(opening.ok)
  assert.equal(opening.entries[0]?.at, Date.parse('2025-06-02T14:00:00Z'))
  assert.deepEqual(opening.stored, [await agency.read(requestKind, id)])

  const read = found(await agency.read(requestKind, id))
  const removal = await agency.commit(dana, [remove(read, 'REMOVE')])
  assert(removal.ok)
  assert.deepEqual(removal.stored, [])
})

Deno.test('closing waits for pending commits', async () => {
  await using opened = await openTestPlatform()
  const agency = await opened.platform.createAgency()
  const commits = Array.from({ length: 300 }, () =>
    agency.commit(dana, [create(requestKind, agency.newId(requestKind), roofingRequest(), 'CREATE')]),
  )
  await opened.platform.close()
  assert((await Promise.all(commits)).every(({ ok }) => ok))
})
