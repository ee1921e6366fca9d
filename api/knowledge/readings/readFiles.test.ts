import assert from 'node:assert/strict'
import { fileKind } from '../../files/index.ts'
import { remove, replace } from '../../platform/index.ts'
import { openReader, type Reader } from '../../reading/index.ts'
import { openReadingDesk, pdfOf, rooferPolicy } from '../testing/openReadingDesk.ts'
import { planVectors } from './addVectors.ts'
import { factsText, fileReadingKind, fileReadingOf } from './fileReading.ts'
import { readFile } from './readFiles.ts'
import { loadContent, loadFacts } from './storedReading.ts'
import { sweepReadings } from './sweepReadings.ts'

const readingOf = `query ($id: ID!) {
  node(id: $id) {
    ... on File {
      mismatches
      reading {
        state pages pagesRead failure notes
        recognition { label suggestedType citation { page quote } }
      }
    }
  }
}`

Deno.test('reads an uploaded policy and suggests its type before it is attached', async () => {
  await using desk = await openReadingDesk()
  const id = await desk.upload('Scan 0042.pdf', await pdfOf(rooferPolicy))
  await desk.platform.jobs.runDue()
  const { node } = await desk.client.data(readingOf, { id })
  assert.equal(node.reading.state, 'READ')
  assert.equal(node.reading.pages, 3)
  assert.equal(node.reading.recognition.suggestedType, 'POLICY_DOCUMENT')
})

Deno.test('a file that cannot be read says why and does not hold up the others', async () => {
  await using desk = await openReadingDesk()
  const broken = await desk.upload('Broken.pdf', '%PDF-1.7\nnothing that a PDF has')
  const whole = await desk.upload('Policy.pdf', await pdfOf(rooferPolicy))
  await desk.platform.jobs.runDue()
  const { node } = await desk.client.data(readingOf, { id: broken })
  assert.equal(node.reading.state, 'FAILED')
  assert.match(node.reading.failure, /^[A-Z].*\.$/)
  const { node: read } = await desk.client.data(readingOf, { id: whole })
  assert.equal(read.reading.state, 'READ')
})

Deno.test('reads the same content once per agency', async () => {
  await using desk = await openReadingDesk()
  const body = await pdfOf(rooferPolicy)
  const walt = await desk.as(desk.walt)
  const first = await desk.upload('Policy.pdf', body)
  await desk.platform.jobs.runDue()
  const second = await desk.upload('Copy of policy.pdf', body)
  await desk.upload('Policy.pdf', body, walt)
  await desk.platform.jobs.runDue()
  const [{ node: a }, { node: b }] = await Promise.all(
    [first, second].map((id) => desk.client.data(readingOf, { id })),
  )
  assert.deepEqual(a.reading, b.reading)
  const { node } = await walt.data(readingOf, { id: first })
  assert.equal(node, null)
})

Deno.test('a reading is ready before its sentence vectors, gets them again when read again, and goes with its file', async () => {
  await using desk = await openReadingDesk()
  const { harborline, clock } = desk
  const agency = harborline
  const fileId = await desk.upload('Policy.pdf', await pdfOf(rooferPolicy))
  const { signal } = new AbortController()
  const reader = openReader()
  const run = { agency, attempt: 1, idempotencyKey: 'read', signal }
  const outcome = await readFile({ clock, reader }).run(run, { fileId })
  reader.close()
  await agency.commit({ type: 'WORKFLOW', id: null }, outcome?.changes ?? [])
  const first = fileReadingOf(agency, fileId) ?? assert.fail('The file was not read.')
  assert.equal(first.state, 'READ')
  assert.deepEqual((await loadContent(agency, first))?.vectors, [])
  // The upload's own job finds nothing left to do.
  await desk.platform.jobs.runDue()
  const held = (await agency.read(fileReadingKind, first.id)) ?? assert.fail('The reading is gone.')
  const earlier = { ...held.value, factsVersion: held.value.factsVersion - 1 }
  await agency.commit({ type: 'WORKFLOW', id: null }, [replace(held, earlier, 'READ_FILE')])

  await desk.client.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
    { policyId: desk.policyId, file: { fileId, type: 'POLICY_DOCUMENT' } },
  )
  await agency.commit({ type: 'WORKFLOW', id: null }, planVectors(agency, desk.policyId))
  await desk.platform.jobs.runDue()
  const compared = fileReadingOf(agency, fileId) ?? assert.fail('The reading is gone.')
  assert.ok(((await loadContent(agency, compared))?.vectors.length ?? 0) > 3)

  // This version reads it again.
  const secondReader = openReader()
  const repeated = await readFile({ clock, reader: secondReader }).run(run, { fileId })
  secondReader.close()
  await agency.commit({ type: 'WORKFLOW', id: null }, repeated?.changes ?? [])
  await agency.commit({ type: 'WORKFLOW', id: null }, planVectors(agency, desk.policyId))
  await desk.platform.jobs.runDue()
  const again = fileReadingOf(agency, fileId) ?? assert.fail('The reading is gone.')
  assert.ok(((await loadContent(agency, again))?.vectors.length ?? 0) > 3)

  const file = (await agency.read(fileKind, fileId)) ?? assert.fail('The file is gone.')
  await agency.commit({ type: 'CRONJOB', id: null }, [remove(file, 'SWEEP_FILE')])
  const { changes = [], ...swept } = (await sweepReadings({ clock }).run(run, null)) ?? {}
  await agency.commit({ type: 'CRONJOB', id: null }, changes, swept)
  clock.advance(60 * 60_000)
  await desk.platform.jobs.runDue()
  assert.equal(fileReadingOf(agency, fileId), null)
  assert.equal(await agency.readText(fileReadingKind, compared.id, factsText), null)
  assert.equal(await agency.blobs.read(first.contentHash ?? ''), null)
  assert.equal(await agency.blobs.read(compared.contentHash ?? ''), null)
})

Deno.test('a stored reading shares the lines of its pages with its blocks, as when it was read', async () => {
  await using desk = await openReadingDesk()
  const id = await desk.upload('Policy.pdf', await pdfOf(rooferPolicy))
  await desk.platform.jobs.runDue()
  const row = fileReadingOf(desk.harborline, id) ?? assert.fail('The file was not read.')
  const { pages, blocks } = (await loadContent(desk.harborline, row))?.reading ?? assert.fail('No reading.')
  const ofPages = new Set(pages.flatMap(({ lines, margins }) => [...lines, ...margins]))
  const ofBlocks = blocks.flatMap((block) =>
    block.kind === 'table' ? [] : block.lines.map(({ line }) => line),
  )
  assert.ok(ofBlocks.length > 10)
  assert.deepEqual(
    ofBlocks.filter((line) => !ofPages.has(line)).map(({ text }) => text),
    [],
  )
})

Deno.test('repeats a reading cut off by a crash, once', async () => {
  await using desk = await openReadingDesk()
  const { harborline: agency, clock } = desk
  const fileId = await desk.upload('Policy.pdf', await pdfOf(rooferPolicy))
  const { signal } = new AbortController()
  const run = { agency, attempt: 1, idempotencyKey: 'read', signal }
  const reader = openReader()
  const killed = { ...reader, analyze: () => Promise.reject(new Error('The process was killed.')) }
  await assert.rejects(readFile({ clock, reader: killed }).run(run, { fileId }), /was killed/)
  assert.equal(fileReadingOf(agency, fileId)?.state, 'READING')

  const outcome = await readFile({ clock, reader }).run({ ...run, attempt: 2 }, { fileId })
  await agency.commit({ type: 'WORKFLOW', id: null }, outcome?.changes ?? [], outcome ?? {})
  assert.equal(fileReadingOf(agency, fileId)?.state, 'READ')
  // A third run, as after a crash just before its end was noted, finds nothing left to do.
  const again = await readFile({ clock, reader }).run({ ...run, attempt: 3 }, { fileId })
  assert.deepEqual(again?.changes ?? [], [])
  reader.close()
})

Deno.test("keeps what the reader's thread found, so that other requests are answered meanwhile", async () => {
  await using desk = await openReadingDesk()
  const { harborline: agency, clock, client } = desk
  const lines = Array.from({ length: 4_000 }, (_, at) => `Policy Number XSC ${at} Each Occurrence $${at},000`)
  const fileId = await desk.upload('Schedule.txt', lines.join('\n'))
  const thread = openReader()
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  /** Holds the thread, and then finds another document's facts. */
  const reader: Pick<Reader, 'analyze'> = {
    async analyze(_, options, analysis) {
      begun.resolve()
      await released.promise
      return await thread.analyze(await pdfOf(rooferPolicy), { ...options, name: 'Policy.pdf' }, analysis)
    },
  }
  const run = { agency, attempt: 1, idempotencyKey: 'read', signal: new AbortController().signal }
  const working = readFile({ clock, reader }).run(run, { fileId })
  await begun.promise
  const { node } = await client.data(readingOf, { id: fileId })
  assert.equal(node.reading.state, 'READING')
  released.resolve()
  const outcome = (await working) ?? assert.fail('The file was not read.')
  thread.close()
  await agency.commit({ type: 'WORKFLOW', id: null }, outcome.changes ?? [], outcome)

  const row = fileReadingOf(agency, fileId) ?? assert.fail('The reading is gone.')
  assert.equal((await loadFacts(agency, row))?.scalars.policyNumber.fact?.value, 'GL-4471-20993')
  const content = await loadContent(agency, row)
  assert.equal(content?.reading.pages.length, 3)
  assert.ok(content.passages?.some(({ text }) => text.includes('open flame or torch')))
})
