import assert from 'node:assert/strict'
import { createCanvas } from '@napi-rs/canvas'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

interface Preview {
  readonly label: string
  readonly value: string
}

/** The message of the reply that waits for approval. */
function replyOf(preparedWork: {
  proposals: { tool: string; preview: Preview[] }[]
  messages: unknown
}): string {
  const [reply, ...others] = preparedWork.proposals
  assert.equal(reply?.tool, 'send_reply', JSON.stringify(preparedWork.messages))
  assert.deepEqual(others, [])
  return reply.preview.find(({ label }) => label === 'Message')?.value ?? ''
}

function subcontract(...further: string[]) {
  return pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'This Subcontract Agreement is made between Pier Construction Co. ("Contractor") and Casco Roofing LLC ("Subcontractor").',
    { heading: 'ARTICLE 9. INSURANCE' },
    '9.1 Subcontractor shall maintain commercial general liability insurance with a limit of not less than $1,000,000 each occurrence.',
    '9.2 Subcontractor shall maintain cyber liability insurance with a limit of not less than $1,000,000.',
    ...further,
  ])
}

Deno.test('a contract attached to an email is reviewed against the policies, with the answer for the client', async () => {
  await using desk = await openDesk()
  await openPolicy(desk.world.harborline, {
    accountId: desk.accountId,
    carrierId: desk.carrierId,
    type: 'UMBRELLA',
    policyNumber: 'UMB-3310',
    inforceAt: '2026-03-01',
    expiresAt: '2027-03-01',
  })
  const thread = await desk.receive(
    'Please review the insurance requirements in the attached contract. Do we meet them?',
    {
      subject: 'Pier Construction',
      attachments: [{ name: 'Subcontract.pdf', content: await subcontract() }],
    },
  )
  const [request] = thread.serviceRequests
  const { messages, artifacts } = request.preparedWork
  const summary = messages.at(-1).content
  assert.match(
    summary,
    /\*\*Not ready to sign\.\*\* The policies meet 1 of the 2 insurance requirements: the each occurrence limit\. One is not met: cyber coverage\. First, get a quote for cyber coverage\./,
  )
  assert.match(summary, /Compared with General Liability GSC-4821907-24 \(record\); Umbrella UMB-3310/)
  assert.match(summary, /\| Not met \| [^\n]*cyber[^\n]*We have no cyber policy in force on record/)
  assert.deepEqual(
    artifacts.map(({ title }: { title: string }) => title),
    ['Contract review: Subcontract'],
  )
  const letter = replyOf(request.preparedWork)
  assert.match(
    letter,
    /^Hi Marta,\n\nWe compared .* in Subcontract\.pdf .* They meet 1 of the 2 requirements/,
  )
  assert.match(letter, /They do not meet:\n- .*cyber/)
  assert.match(letter, /Best regards,\nHarborline/)
})

Deno.test('a question about the own policy is answered, although a contract is attached', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'Policy.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY COVERAGE FORM' },
      'Named Insured: Casco Roofing LLC. Policy Number: GSC-4821907-24.',
      { heading: 'SECTION I - EXCLUSIONS' },
      'This insurance does not apply to:',
      'f. Pollution. "Bodily injury" or "property damage" arising out of the discharge, release or escape of pollutants, including mold.',
    ]),
  )
  const thread = await desk.receive('Are mold claims covered by our policy? Attached is what they sent us.', {
    subject: 'mold',
    attachments: [{ name: 'Subcontract.pdf', content: await subcontract() }],
  })
  const [request] = thread.serviceRequests
  const summary = request.preparedWork.messages.at(-1).content
  assert.match(summary, /The reply quotes the policy\.[^]*insurance requirements/)
  assert.match(replyOf(request.preparedWork), /mold/)
})

Deno.test('a photographed contract is reviewed like any other, and the logo of a signature is not', async () => {
  await using desk = await openDesk()
  const canvas = createCanvas(1700, 1100)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 1700, 1100)
  context.fillStyle = '#000'
  context.font = '30px sans-serif'
  const lines = [
    'SUBCONTRACT AGREEMENT',
    'This Subcontract Agreement is made between Pier Construction Co. ("Contractor")',
    'and Casco Roofing LLC ("Subcontractor").',
    'ARTICLE 9. INSURANCE',
    '9.1 Subcontractor shall maintain commercial general liability insurance with a limit',
    'of not less than $1,000,000 each occurrence.',
    '9.2 Subcontractor shall maintain cyber liability insurance with a limit of not less',
    'than $1,000,000.',
  ]
  for (const [at, line] of lines.entries()) context.fillText(line, 90, 140 + at * 60)
  const thread = await desk.receive('Please review the insurance requirements in the attached contract.', {
    subject: 'Pier Construction',
    attachments: [
      { name: 'Subcontract.png', content: new Uint8Array(canvas.toBuffer('image/png')) },
      { name: 'logo.png', content: new Uint8Array(createCanvas(120, 40).toBuffer('image/png')) },
    ],
  })
  const { messages } = thread.serviceRequests[0].preparedWork
  assert.match(messages.at(-1).content, /\| Not met \| [^\n]*cyber/)
  assert.doesNotMatch(JSON.stringify(messages), /logo\.png/)
})

function quote(carrier: string, { limit, total }: { limit: string; total: string }) {
  return pdfOf([
    { heading: `${carrier} COMMERCIAL GENERAL LIABILITY QUOTATION` },
    {
      rows: [
        ['Named Insured', 'Casco Roofing LLC'],
        ['Quote Number', 'Q-4471'],
        ['Each Occurrence Limit', limit],
        ['General Aggregate Limit', '$2,000,000'],
        ['Total Premium', total],
      ],
    },
    'This quote is valid for 30 days. Coverage is not bound.',
  ])
}

Deno.test('two quotes attached to an email are compared, with the differences for the client', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive('Which of the two attached quotes is better for us?', {
    subject: 'Quotes',
    attachments: [
      { name: 'Acadia quote.pdf', content: await quote('ACADIA', { limit: '$1,000,000', total: '$8,400' }) },
      {
        name: 'Travelers quote.pdf',
        content: await quote('TRAVELERS', { limit: '$500,000', total: '$7,900' }),
      },
    ],
  })
  const { preparedWork } = thread.serviceRequests[0]
  assert.match(preparedWork.messages.at(-1).content, /Option 2 costs \$500 less/)
  const letter = replyOf(preparedWork)
  assert.match(letter, /We compared Acadia quote\.pdf \(option 1\) and Travelers quote\.pdf \(option 2\)\./)
  assert.match(letter, /Each occurrence: option 1 \$1,000,000; option 2 \$500,000/)
})

Deno.test('an attached certificate is checked against the policy on file', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'GL declarations.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      {
        rows: [
          ['Policy Number', 'GSC-4821907-24'],
          ['Named Insured', 'Casco Roofing LLC'],
          ['Policy Period', '03/01/2026 to 03/01/2027'],
          ['Each Occurrence Limit', '$1,000,000'],
          ['General Aggregate Limit', '$2,000,000'],
        ],
      },
    ]),
  )
  const certificate = await pdfOf([
    { heading: 'CERTIFICATE OF LIABILITY INSURANCE' },
    'THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.',
    {
      rows: [
        ['INSURED', 'Casco Roofing LLC'],
        ['TYPE OF INSURANCE', 'COMMERCIAL GENERAL LIABILITY'],
        ['POLICY NUMBER', 'GSC-4821907-24'],
        ['POLICY EFF', '03/01/2026'],
        ['POLICY EXP', '03/01/2027'],
        ['EACH OCCURRENCE', '$2,000,000'],
        ['GENERAL AGGREGATE', '$2,000,000'],
        ['CERTIFICATE HOLDER', 'Pier Construction Co.'],
      ],
    },
  ])
  const thread = await desk.receive('Can you check whether the attached certificate is right?', {
    subject: 'Certificate',
    attachments: [{ name: 'COI Casco.pdf', content: certificate }],
  })
  const { preparedWork } = thread.serviceRequests[0]
  assert.match(preparedWork.messages.at(-1).content, /the certificate and policy GSC-4821907-24/)
  assert.match(replyOf(preparedWork), /occurrence[^\n]*shows \$2,000,000; it should be \$1,000,000/i)
})

Deno.test('a certificate for a contract comes with the review of the contract', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Please send a certificate of insurance to Pier Construction Co., 400 Harbor Street, Portland, ME 04101. Our subcontract is attached.',
    { subject: 'COI', attachments: [{ name: 'Subcontract.pdf', content: await subcontract() }] },
  )
  const { proposals, messages } = thread.serviceRequests[0].preparedWork
  assert.deepEqual(
    proposals.map(({ tool }: { tool: string }) => tool),
    ['issue_certificate'],
  )
  assert.match(messages.at(-1).content, /certificate for Pier Construction Co[^]*2 insurance requirements/)
})

Deno.test('a file that cannot be read does not stop the preparation', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.',
    { subject: 'COI', attachments: [{ name: 'scan.pdf', content: new TextEncoder().encode('not a PDF') }] },
  )
  assert.equal(thread.serviceRequests[0].preparedWork.proposals[0].tool, 'issue_certificate')
})

Deno.test('a certificate with its contract: the contract decides on the additional insured, and the reply says what is missing', async () => {
  await using desk = await openDesk()
  const content = await subcontract(
    '9.3 Contractor shall be named as an additional insured under the commercial general liability policy on form CG 20 37.',
  )
  const thread = await desk.receive(
    'Please send a certificate of insurance to Pier Construction Co., 400 Harbor Street, Portland, ME 04101. The contract is attached.',
    { subject: 'Certificate', attachments: [{ name: 'Subcontract.pdf', content }] },
  )
  const { createCertificate, preparedWork } = thread.serviceRequests[0]
  assert.equal(createCertificate.additionalInsured, true)
  const [proposal] = preparedWork.proposals
  assert.equal(proposal.tool, 'issue_certificate', preparedWork.messages.at(-1).content)
  const message = proposal.preview.find(({ label }: Preview) => label === 'Message')?.value
  assert.match(message, /cyber/)
  assert.match(message, /CG 20 37/)
})

Deno.test('without the holder’s address, the reply already says what the contract asks for and is missing', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Please send a certificate of insurance to Pier Construction Co. The contract is attached.',
    { subject: 'Certificate', attachments: [{ name: 'Subcontract.pdf', content: await subcontract() }] },
  )
  const letter = replyOf(thread.serviceRequests[0].preparedWork)
  assert.match(letter, /We are preparing the certificate of insurance for Pier Construction Co\./)
  assert.match(letter, /They do not meet:\n- [^\n]*cyber/)
})

Deno.test('several questions are answered in a letter, each open one is taken to the carrier', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'BOP declarations.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'BUSINESSOWNERS DECLARATIONS' },
      {
        rows: [
          ['Policy Number', 'GSC-4821907-24'],
          ['Named Insured', 'Casco Roofing LLC'],
          ['Products – completed work', '$2,000,000'],
          ['Spoilage', '$35,000'],
          ['Spoilage deductible', '$500'],
          ['Deductible', '$2,500'],
          ['Forms', 'SM-BO 1 (01/24), SM-BO 77 (01/24)'],
        ],
      },
    ]),
  )
  const thread = await desk.receive(
    'Our freezer died last night and we may lose the stock. How much do we have for spoilage? What is the deductible? And does the policy also pay for a trip to the moon?\n\nMarta',
    { subject: 'Spoilage' },
  )
  const question = thread.serviceRequests.find(({ type }: { type: string }) => type === 'QUESTION')
  const letter = replyOf((question ?? thread.serviceRequests[0]).preparedWork)
  assert.doesNotMatch(letter, /How much do we have|documents don't say|"Deductible"/)
  assert.match(letter, /^Hi Marta,\n\nYour policy shows:\n- Spoilage: \$35,000\n/)
  assert.match(
    letter,
    /Your policy has these deductibles:\n- Spoilage deductible: \$500\n- Deductible: \$2,500/,
  )
  assert.match(letter, /We are checking with the carrier whether the policy also pays for a trip to the moon/)
})
