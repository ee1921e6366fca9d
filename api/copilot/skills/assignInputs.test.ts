import assert from 'node:assert/strict'
import { addCarrier, openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { type FileReading, fileReadingId, fileReadingKind } from '../../knowledge/readings/fileReading.ts'
import { create } from '../../platform/index.ts'
import { openReader } from '../../reading/index.ts'
import { openCopilot } from '../testing/openCopilot.ts'
import { pdfOf } from '../testing/pdfOf.ts'
import { documentsOf } from './assignInputs.ts'

const attach = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
}`

Deno.test('looking for policy documents ends when the server stops while one is being read', async () => {
  await using copilot = await openCopilot()
  const { harborline: agency } = copilot.world
  const { id: accountId } = await openAccount(agency)
  const carrierId = await addCarrier(agency, { name: 'Granite State Casualty' })
  const policyId = await openPolicy(agency, { accountId, carrierId, policyNumber: 'GL-4471' })
  const fileId = await copilot.upload('GL policy.pdf', await pdfOf(['COMMERCIAL GENERAL LIABILITY POLICY']))
  await copilot.dana.data(attach, { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } })
  const reading: FileReading = {
    fileId,
    attachedTo: policyId,
    hash: '',
    state: 'READING',
    pages: null,
    pagesRead: 0,
    readerVersion: 1,
    factsVersion: 1,
    notes: [],
    failure: null,
    content: null,
    recognition: null,
    startedAt: 0,
    endedAt: null,
  }
  const id = fileReadingId(agency, fileId)
  await agency.commit({ type: 'WORKFLOW', id: null }, [create(fileReadingKind, id, reading, 'READ_FILE')])

  const reader = openReader()
  const stopping = new AbortController()
  const context = { agency, services: { reader }, signal: stopping.signal }
  const search = documentsOf(context, [policyId], { types: ['POLICY'] })
  stopping.abort(new Error('The server is stopping.'))
  await assert.rejects(search, /The server is stopping/)
  reader.close()
})

Deno.test('the only attached file is the contract to review, though its type is not recognized', async () => {
  await using copilot = await openCopilot()
  const agreement = await copilot.upload(
    'catering.pdf',
    await pdfOf([
      { heading: 'Catering Services Agreement' },
      'Between Pemaquid Hotel Group LLC and Casco Catering LLC.',
      'Vendor shall maintain commercial general liability insurance of $1,000,000 per occurrence.',
    ]),
  )
  const { messages } = await copilot.ask('Review this contract', { files: [agreement] })
  assert.doesNotMatch(messages.at(-1).content, /attach the contract/)
})

Deno.test('two attached files are what is compared, though their types are not recognized', async () => {
  await using copilot = await openCopilot()
  const offer = (carrier: string, premium: string) =>
    pdfOf([{ heading: carrier }, 'Prepared for Casco Granola LLC.', `Annual cost ${premium}.`])
  const files = [
    await copilot.upload('granola a.pdf', await offer('North Casualty', '$9,000')),
    await copilot.upload('granola b.pdf', await offer('South Mutual', '$8,400')),
  ]
  const { messages } = await copilot.ask('Compare these two quotes.', { files })
  assert.doesNotMatch(messages.at(-1).content, /attach/)
})
