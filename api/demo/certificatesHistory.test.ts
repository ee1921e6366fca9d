import assert from 'node:assert/strict'
import { callKind } from '../communication/index.ts'
import { fileKind } from '../files/index.ts'
import { accountKind, businessPolicyKind, certificateKind } from '../knowledge/index.ts'
import { unansweredQuestions } from '../knowledge/policies/certificateQuestions.ts'
import { openTestServer } from '../testing/openTestServer.ts'
import { testFolder } from '../testing/testFolder.ts'
import { loadDemo } from './loadDemo.ts'

Deno.test('the demo agency has issued certificates and has policy documents on file', async (t) => {
  using folder = testFolder()
  await using server = await openTestServer({ start: '2026-03-16T15:30:00Z', dataDir: folder.path })
  const titles: string[] = []
  const documents = {
    pdf({ title }: { title: string }) {
      titles.push(title)
      return Promise.resolve(new TextEncoder().encode(`%PDF-1.7 ${title}`))
    },
  }
  const basis = { platform: server.platform, staff: server.identity.staff, documents }
  await loadDemo(basis, { requests: 12, accounts: 60, certificates: 50 })
  const ids = await server.platform.agencyIds()
  const agencies = await Promise.all(ids.map((id) => server.platform.agency(id)))
  const [harborline] = agencies.toSorted((a, b) => b.table(accountKind).size - a.table(accountKind).size)
  assert(harborline)
  const certificates = [...harborline.table(certificateKind).values()]
  const files = harborline.table(fileKind)

  await t.step('has the requested number, some of them revised', () => {
    const current = certificates.filter(({ revisedById }) => revisedById === null)
    assert.equal(current.length, 50)
    assert(current.some(({ revision }) => revision === 2))
  })
  await t.step('each has its own number and was issued in the past by a user of the agency', () => {
    const numbers = new Set(certificates.map(({ number }) => number))
    assert.equal(numbers.size, 50)
    for (const { number, issuedOn } of certificates) {
      assert.match(number, /^HIG-202[56]-\d{5}$/)
      assert(issuedOn <= '2026-03-16' && issuedOn > '2025-06-01', issuedOn)
    }
  })
  await t.step('each has its PDF', () => {
    for (const { id, fileId } of certificates) assert.equal(files.get(fileId)?.attachedTo, id)
    assert(titles.some((title) => title.startsWith('Certificate of liability insurance HIG-')))
  })
  await t.step(
    'with every box answered, general liability first, and the agency as it can be reached',
    async () => {
      const records = await harborline.readMany(
        certificateKind,
        certificates.map(({ id }) => id),
      )
      const contents = records.flatMap((record) => record?.value.content ?? [])
      assert.equal(contents.length, certificates.length)
      for (const { producer, lines } of contents) {
        assert.equal(producer.address?.city, 'Portland')
        assert.match(producer.phone ?? '', /^\+1207/)
        for (const { lineOfBusiness, facts, type } of lines)
          if (lineOfBusiness && facts)
            assert.deepEqual(unansweredQuestions(lineOfBusiness, { ...facts, provisions: [] }), [], type)
        const general = lines.findIndex(({ lineOfBusiness }) => lineOfBusiness === 'GENERAL_LIABILITY')
        assert(general <= 0, lines.map(({ type }) => type).join())
      }
    },
  )
  await t.step('writes each PDF once, although some in advance', () => {
    const revised = certificates.filter(({ revision }) => revision > 1).length
    assert.equal(titles.length - revised, new Set(titles).size)
  })
  await t.step('has recorded calls, each with the whole of its transcript', async () => {
    const calls = [...harborline.table(callKind).values()]
    assert(calls.length > 10)
    for (const { id, recordingFileId, startedAt, endedAt } of calls) {
      assert.equal(files.get(recordingFileId ?? '')?.attachedTo, id)
      const transcript = JSON.parse((await harborline.readText(callKind, id, 'transcript')) ?? '[]')
      const last = transcript.at(-1).startSeconds * 1_000
      assert(startedAt !== null && endedAt !== null && startedAt + last < endedAt)
    }
  })
  await t.step('is in the order of their numbers', () => {
    const issued = certificates.filter(({ revision }) => revision === 1)
    const numbers = issued.map(({ number }) => number)
    assert.deepEqual(numbers, numbers.toSorted())
  })
  await t.step('includes declarations and endorsements on policies', () => {
    const policies = harborline.table(businessPolicyKind)
    const filed = [...files.values()].filter(({ attachedTo }) => policies.get(attachedTo ?? ''))
    assert(filed.some(({ type }) => type === 'POLICY_DOCUMENT'))
    assert(filed.some(({ type }) => type === 'ENDORSEMENT'))
    assert(certificates.some(({ additionalInsured }) => additionalInsured))
  })
})
