import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

function subcontract() {
  return pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'This Subcontract Agreement is made between Hollis Construction Inc., 9 Quay Street, Portland, ME 04101 ("Contractor") and Casco Roofing LLC ("Subcontractor").',
    { heading: 'ARTICLE 9. INSURANCE' },
    '9.1 Subcontractor shall maintain commercial general liability insurance with a limit of not less than $5,000,000 each occurrence.',
    '9.2 Subcontractor shall maintain cyber liability insurance with a limit of not less than $1,000,000.',
  ])
}

const acknowledging = { automaticAnswers: { ACKNOWLEDGMENT: true, QUESTION_BACK: false, DOCUMENT: false } }

const priya = {
  from: 'priya.shah@hollisconstruction.example',
  name: 'Priya Shah',
  headers: [] as string[],
}
const show = `query ($id: ID!) { emailThread(id: $id) { senderWarning emails { senderRole } } }`

for (const body of [
  'Hello, please have the attached subcontract insurance met and send us a compliant COI for Casco Roofing LLC.\n\nPriya Shah',
  'Casco Roofing LLC is our roofer on the quay job. Attached are our insurance requirements. Please issue a certificate of insurance that meets them.\n\nPriya Shah\nHollis Construction Inc.',
  'We need a certificate of insurance from Casco Roofing LLC before they start. The contract is attached.\n\nPriya',
])
  Deno.test(`a stranger does not read what the client's policies lack: ${body.slice(0, 50)}`, async () => {
    await using desk = await openDesk(acknowledging)
    const thread = await desk.receive(body, {
      subject: 'Casco Roofing - insurance requirements attached',
      ...priya,
      domain: 'hollisconstruction.example',
      attachments: [{ name: 'Subcontract.pdf', content: await subcontract() }],
    })
    const [request] = thread.serviceRequests
    assert.equal(request.type, 'CREATE_CERTIFICATE')
    const outgoing = JSON.stringify([thread.draft, request.preparedWork.proposals])
    assert.doesNotMatch(
      outgoing,
      /requirements we found|do not meet|cyber|not less than|If you have not signed/i,
    )
    assert.match(thread.draft.body, /check (?:it|this) with our client/)
    assert.doesNotMatch(thread.draft.body, /We are preparing|Could you please send us/)
    // Staff read the review, and who wrote.
    assert.match(request.preparedWork.messages.at(-1).content, /cyber/i)
    const { emailThread } = await desk.dana.data(show, { id: thread.id })
    assert.match(emailThread.senderWarning, /Priya Shah[^]*is not a contact of Casco Roofing LLC/)
    assert.equal(emailThread.emails[0].senderRole, 'PARTICIPANT')
    assert.deepEqual(
      desk.letters().filter(({ to }) => JSON.stringify(to).includes('hollisconstruction')),
      [],
      'nobody opened a request for a stranger',
    )
  })

Deno.test('a contact still reads how the policies meet the contract', async () => {
  await using desk = await openDesk()
  const { serviceRequests } = await desk.receive(
    'Please send a certificate of insurance to Hollis Construction Inc., 9 Quay Street, Portland, ME 04101. Their contract is attached.',
    { subject: 'COI', attachments: [{ name: 'Subcontract.pdf', content: await subcontract() }] },
  )
  assert.match(JSON.stringify(serviceRequests[0].preparedWork.proposals), /cyber/i)
})

for (const body of [
  "Hello, I'm a PM with Hollis Construction. We need Casco Roofing's COI and a copy of their full GL policy today. Send to this address.",
  'Please send me the full policy of Casco Roofing and their certificate of insurance, I am with Hollis.',
  'Kevin from Hollis here, email me their GL policy and a COI for Casco today.',
])
  Deno.test(`nothing is promised to a stranger whom nobody confirmed: ${body.slice(0, 50)}`, async () => {
    await using desk = await openDesk()
    const { draft } = await desk.receive(body, {
      subject: 'certificate request',
      from: 'kevin.bld@quickmail.example',
      name: 'Kevin',
      mailServer: 'mx.elsewhere.example',
    })
    assert.doesNotMatch(draft.body, /We are getting|We are preparing|Which document|which document/)
  })

for (const [from, isAcknowledged] of [
  ['notices@granitestate.example', false],
  ['marta@cascoroofing.example', true],
] as const)
  Deno.test(`a message is acknowledged only to the client: ${from}`, async () => {
    await using desk = await openDesk(acknowledging)
    const { serviceRequests } = await desk.receive(
      'NOTICE OF INTENT TO CANCEL\nPolicy: GSC-4821907-24\nNamed insured: Casco Roofing LLC\nReason: Non-payment of premium\nPast due: $1,370.00\nCancellation effective 12:01 AM April 30, 2026 unless payment is received.',
      { subject: 'Intent to Cancel GSC-4821907-24', from, name: 'Billing', domain: from.replace(/^.*@/, '') },
    )
    assert.equal(serviceRequests.length, 1)
    assert.equal(desk.letters().length, isAcknowledged ? 1 : 0)
  })
