import assert from 'node:assert/strict'
import { readPdf } from '../../../documents/testing/readPdf.ts'
import { fileKind } from '../../../files/index.ts'
import { type Copilot, openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

/** What a carrier sends for one account in one file. */
function packet() {
  return pdfOf(
    [
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      {
        rows: [
          ['Insurance Company', 'Granite State Casualty'],
          ['Named Insured', 'Casco Roofing LLC'],
          ['Policy Number', 'GSC GL 4471902'],
          ['Each occurrence', '$1,000,000'],
        ],
      },
      'Page 1 of 2',
    ],
    [
      { heading: 'FORMS AND ENDORSEMENTS' },
      { rows: [['CG 00 01 04 13', 'Commercial General Liability Coverage Form']] },
      'Page 2 of 2',
    ],
    [
      { heading: 'CERTIFICATE OF LIABILITY INSURANCE' },
      'This certificate is issued as a matter of information only and confers no rights upon the certificate holder.',
      { rows: [['Certificate holder', 'Longfellow Construction Co.']] },
    ],
    [
      { heading: 'INVOICE' },
      {
        rows: [
          ['Policy Number', 'GSC GL 4471902'],
          ['Amount due', '$8,425.00'],
        ],
      },
      'Please pay the amount due by 12/01/2026.',
    ],
    [
      { heading: 'BUSINESS AUTO DECLARATIONS' },
      {
        rows: [
          ['Insurance Company', 'Pine Tree Mutual'],
          ['Named Insured', 'Casco Roofing LLC'],
          ['Policy Number', 'BA 7730051'],
          ['Combined single limit', '$1,000,000'],
        ],
      },
    ],
    ['Liability applies to any auto. Physical damage applies to the autos listed in the schedule.'],
  )
}

async function pageCounts({ world }: Copilot, workspaceId: string) {
  const files = world.harborline
    .table(fileKind)
    .related('attachedTo', workspaceId)
    .filter(({ name }) => !name.startsWith('Packet'))
  const counts: Record<string, number> = {}
  for (const { name, hash } of files) {
    const blob = await world.harborline.blobs.read(hash)
    assert.ok(blob)
    const bytes = new Uint8Array(await new Response(blob.body).arrayBuffer())
    counts[name] = (await readPdf(bytes)).pages.length
  }
  return counts
}

Deno.test('splits a carrier’s packet into a PDF for each document', async () => {
  await using copilot = await openCopilot()
  const files = [await copilot.upload('Packet.pdf', await packet())]
  const { id, artifacts, messages } = await copilot.ask('split this pdf', { files })
  assert.deepEqual(
    artifacts.map(({ title, document }: { title: string; document: { documentType: string } }) => [
      document.documentType,
      title,
    ]),
    [
      ['Declarations', 'Declarations, pages 1–2'],
      ['Certificate', 'Certificate, page 3'],
      ['Invoice', 'Invoice, page 4'],
      ['Declarations', 'Declarations, pages 5–6'],
    ],
    messages.at(-1).content,
  )
  assert.deepEqual(await pageCounts(copilot, id), {
    'Declarations, pages 1–2.pdf': 2,
    'Certificate, page 3.pdf': 1,
    'Invoice, page 4.pdf': 1,
    'Declarations, pages 5–6.pdf': 2,
  })
  assert.match(messages.at(-1).content, /^I made 4 PDFs from \*\*Packet\.pdf\*\* \(6 pages\)/)

  const cut = await copilot.say(id, 'extract pages 2 through 4 of the pdf as one file')
  assert.equal(cut.artifacts.at(-1).title, 'Document, pages 2–4')
})

Deno.test('leaves a PDF with one document as it is', async () => {
  await using copilot = await openCopilot()
  const lease = await pdfOf(
    [
      { heading: 'COMMERCIAL LEASE AGREEMENT' },
      'Tenant shall carry commercial general liability insurance of at least $1,000,000 per occurrence.',
      'Page 1 of 2',
    ],
    ['Landlord shall be named as an additional insured.', 'Page 2 of 2'],
  )
  const files = [await copilot.upload('Lease.pdf', lease)]
  const { artifacts, messages } = await copilot.ask('split this into separate documents', { files })
  assert.deepEqual(artifacts, [])
  assert.match(messages.at(-1).content, /looks like one document \(contract\) of 2 pages/)
})

for (const [request, isFiling] of [
  ['Split this and file each to the right client', true],
  ['split it up, then save the parts under the right accounts', true],
  ['Split this into separate PDFs', false],
] as const)
  Deno.test(`${isFiling ? 'says that it files nothing' : 'says nothing of filing'}: ${request}`, async () => {
    await using copilot = await openCopilot()
    const pdf = await pdfOf([{ heading: 'LOSS RUN' }, 'Valued as of 01/01/2026.'])
    const { messages } = await copilot.ask(request, { files: [await copilot.upload('Bundle.pdf', pdf)] })
    const { content } = messages.at(-1)
    assert.equal(/I have not filed the parts with any client/.test(content), isFiling, content)
  })
