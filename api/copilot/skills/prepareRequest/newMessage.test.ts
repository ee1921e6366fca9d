import assert from 'node:assert/strict'
import { planPreparation, serviceRequestKind } from '../../../servicing/index.ts'
import { openRequest } from '../../../servicing/testing/openRequest.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { newMessage } from './newMessage.ts'

Deno.test('one approval sends a certificate to a client who did not write, at an address on record', async () => {
  await using desk = await openDesk()
  const { harborline } = desk.world
  const requestId = await openRequest(harborline, {
    type: 'CREATE_CERTIFICATE',
    clientName: 'Marta Ouellette',
    clientEmail: 'marta@elsewhere.example',
    account: { id: desk.accountId, name: 'Casco Roofing LLC' },
    createCertificate: {
      name: 'Summit Builders Inc.',
      address: { line1: '400 Harbor Street', line2: null, city: 'Portland', zone: 'ME', postalCode: '04101' },
      additionalInsured: false,
      additionalInsuredRelationship: null,
      additionalInsuredRelationshipDescription: null,
    },
  })
  const workflow = { type: 'WORKFLOW', id: null } as const
  await harborline.commit(workflow, planPreparation(harborline, requestId, 'opened'))
  await desk.world.platform.jobs.runDue()
  const read = `{ serviceRequests { edges { node {
    preparedWork { messages { role content } proposals { id title result preview { label value } } }
  } } } }`
  const prepared = async () => (await desk.dana.data(read)).serviceRequests.edges[0].node.preparedWork
  const { proposals, messages } = await prepared()
  assert.match(proposals[0]?.title ?? messages.at(-1).content, /and send it to marta@cascoroofing\.example$/)
  assert.equal((await desk.approve(proposals[0].id)).__typename, 'ApproveCaraProposalSuccess')
  assert.match(
    (await prepared()).proposals[0].result,
    /is issued to Summit Builders Inc\..* and sent to marta@/,
  )
  const [letter, ...others] = desk.letters()
  assert.deepEqual(others, [])
  assert.match(
    letter?.text ?? '',
    /^Hi Marta,\n\nAttached is the certificate of insurance for Summit Builders/,
  )
  assert.equal(letter?.attachments?.length, 1)
  const { emailThreads } = await desk.dana.data(
    '{ emailThreads { edges { node { subject fromName account { id } serviceRequests { type } } } } }',
  )
  assert.deepEqual(emailThreads.edges[0].node, {
    subject: 'Your certificate of insurance',
    fromName: 'Marta Ouellette',
    account: { id: desk.accountId },
    serviceRequests: [{ type: 'CREATE_CERTIFICATE' }],
  })
})

Deno.test('a client whose business alone is typed is greeted by the contact at the address', async () => {
  for (const [clientName, greeting] of [
    ['Casco Roofing', /^Hi Marta,/],
    ['Casco', /^Hi Marta,/],
    ['Ray Kim', /^Hi Ray,/],
  ] as const) {
    await using desk = await openDesk()
    const { harborline } = desk.world
    const id = await openRequest(harborline, {
      type: 'DOCUMENT_REQUEST',
      clientName,
      account: { id: desk.accountId, name: 'Casco Roofing LLC' },
      documentRequest: { type: null },
    })
    const request = await harborline.read(serviceRequestKind, id)
    assert.match((request && newMessage(harborline, request)?.body) ?? '', greeting)
  }
})
