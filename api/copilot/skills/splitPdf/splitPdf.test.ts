import assert from 'node:assert/strict'
import { readPdf } from '../../../documents/testing/readPdf.ts'
import { fileKind } from '../../../files/index.ts'
import { fileReadingOf } from '../../../knowledge/readings/fileReading.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
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

Deno.test('proposes to file each part with the policy that it names, and says what it does not file', async () => {
  await using copilot = await openCopilot()
  const { harborline, platform } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Casco Roofing LLC' } })
  const { id: otherId } = await openAccount(harborline, { detail: { name: 'Bath Savings Bank' } })
  const policyId = await openPolicy(harborline, { accountId, policyNumber: 'GSC-GL-4471902' })
  await openPolicy(harborline, { accountId: otherId, policyNumber: 'BA 7730051', type: 'COMMERCIAL_AUTO' })
  const files = [await copilot.upload('Packet.pdf', await packet())]
  const { messages, proposals } = await copilot.ask('Split this and file each to the right client', { files })
  const { content } = messages.at(-1)
  assert.match(
    content,
    /Nothing is filed until you approve it[^]*- Declarations, pages 1–2: Casco Roofing LLC/,
  )
  assert.match(content, /- Certificate, page 3: it states no policy number\./)
  assert.match(
    content,
    /- Declarations, pages 5–6: it names Casco Roofing LLC, but policy .* is of Bath Savings/,
  )
  assert.deepEqual(
    proposals.map(({ title }: { title: string }) => title),
    [
      'File Declarations, pages 1–2.pdf with Casco Roofing LLC',
      'File Invoice, page 4.pdf with Casco Roofing LLC',
    ],
  )
  const filed = () =>
    harborline
      .table(fileKind)
      .related('attachedTo', policyId)
      .map(({ name, type }) => [name, type])
  assert.deepEqual(filed(), [])
  await copilot.dana.data(approve, { id: proposals[0].id })
  await platform.jobs.runDue()
  assert.deepEqual(filed(), [['Declarations, pages 1–2.pdf', 'POLICY_DOCUMENT']])
  const [kept] = harborline.table(fileKind).related('attachedTo', policyId)
  assert.ok(kept)
  assert.equal(fileReadingOf(harborline, kept.id)?.state, 'READ')
})

const approve = `mutation ($id: ID!) { approveCaraProposal(id: $id) { __typename ... on NamedError { message } } }`

Deno.test('only splits where nobody asks to file', async () => {
  await using copilot = await openCopilot()
  const files = [await copilot.upload('Packet.pdf', await packet())]
  const { messages, proposals } = await copilot.ask('Split this into separate PDFs', { files })
  assert.doesNotMatch(messages.at(-1).content, /filed/)
  assert.deepEqual(proposals, [])
})

Deno.test('a file of several documents is not called by its first one', async () => {
  await using copilot = await openCopilot()
  const files = [await copilot.upload('Packet.pdf', await packet())]
  const { messages } = await copilot.ask('what are these files?', { files })
  const { content } = messages.at(-1)
  assert.match(content, /\*\*Packet\.pdf holds 4 documents\.\*\*/)
  assert.match(content, /\| Packet\.pdf, page 3 \| Certificate \|/)
  assert.match(
    content,
    /\| Packet\.pdf, pages 5–6 \| (?:Declarations|Policy) \| Casco Roofing LLC \| \| BA 7730051 \| 2 \|/,
  )
})

Deno.test('a part that names clients besides the one of its policy is filed with nobody', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Casco Roofing LLC' } })
  await openPolicy(harborline, { accountId, policyNumber: 'GSC-GL-4471902' })
  const others = await pdfOf(
    [
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      {
        rows: [
          ['Named Insured', 'Casco Roofing LLC'],
          ['Policy Number', 'GSC GL 4471902'],
        ],
      },
    ],
    [
      { heading: 'ADDITIONAL INSURED ENDORSEMENT' },
      { rows: [['Named Insured', 'Bath Savings Bank']] },
      'This endorsement changes the policy. Please read it carefully.',
    ],
  )
  for (const request of [
    'Extract pages 1-2 and file them to the right client',
    'Split this by policy and file each to the right client',
  ]) {
    const files = [await copilot.upload('Packet.pdf', others)]
    const { messages, proposals } = await copilot.ask(request, { files })
    assert.deepEqual(
      proposals.filter(({ title }: { title: string }) => /pages 1–2/.test(title)),
      [],
      messages.at(-1).content,
    )
    assert.match(messages.at(-1).content, /Bath Savings Bank|page 2: it states no policy number/, request)
  }
})
