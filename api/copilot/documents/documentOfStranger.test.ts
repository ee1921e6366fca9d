import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

const onFile = `query ($id: ID!) { businessPolicy(id: $id) { files { id name senderWarning } } }`
const confirm = `mutation ($fileId: ID!) { confirmPolicyFile(fileId: $fileId) { __typename } }`

Deno.test('a document from an unverified sender says so wherever it is filed, until it is confirmed', async () => {
  await using desk = await openDesk()
  const content = await pdfOf([
    { heading: 'GENERAL LIABILITY DECLARATIONS' },
    'Named insured: Casco Roofing LLC. Each occurrence $2,000,000.',
  ])
  await desk.receive('Our new declarations are attached.', {
    mailServer: 'mx.stranger.example',
    attachments: [{ name: 'Declarations.pdf', content }],
  })
  await desk.keep('Declarations.pdf', 'POLICY_DOCUMENT', content)
  await desk.keep('Invoice.pdf', 'INVOICE', await pdfOf(['Invoice of the carrier']))
  const files = async () =>
    (await desk.dana.data(onFile, { id: desk.policyId })).businessPolicy.files as readonly {
      id: string
      name: string
      senderWarning: string | null
    }[]
  const warned = (await files()).filter(({ senderWarning }) => senderWarning !== null)
  assert.deepEqual(
    warned.map(({ name }) => name),
    ['Declarations.pdf'],
  )
  assert.match(
    warned[0]?.senderWarning ?? '',
    /^This document came by email from marta@cascoroofing\.example\. The sender is not confirmed/,
  )
  await desk.dana.data(confirm, { fileId: warned[0]?.id })
  assert((await files()).every(({ senderWarning }) => senderWarning === null))
})

Deno.test('a document that a verified sender sent as well carries no warning', async () => {
  await using desk = await openDesk()
  const content = await pdfOf(['Each occurrence $2,000,000.'])
  const attachments = [{ name: 'Declarations.pdf', content }]
  await desk.receive('Our declarations.', { mailServer: 'mx.stranger.example', attachments })
  await desk.receive('Our declarations, once more.', { subject: 'Declarations', attachments })
  await desk.keep('Declarations.pdf', 'POLICY_DOCUMENT', content)
  const { businessPolicy } = await desk.dana.data(onFile, { id: desk.policyId })
  assert.deepEqual(
    businessPolicy.files.map(({ senderWarning }: { senderWarning: string | null }) => senderWarning),
    [null],
  )
})
