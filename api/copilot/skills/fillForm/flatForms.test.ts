import assert from 'node:assert/strict'
import { readFormFields } from '../../../documents/index.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { flatForms } from '../../../reading/testing/flatForms.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const update = `mutation ($id: ID!, $input: UpdateCaraFormInput!) {
  updateCaraForm(id: $id, input: $input) { __typename }
}`

const show = `query ($id: ID!) {
  node(id: $id) { ... on CaraArtifact { document { downloadUrl } } }
}`

type Copilot = Awaited<ReturnType<typeof openCopilot>>

/** The values in the PDF of an artifact. */
async function valuesIn({ dana }: Copilot, id: string): Promise<unknown[]> {
  const { node } = await dana.data(show, { id })
  const pdf = await dana.fetch(node.document.downloadUrl)
  const read = await readFormFields(new Uint8Array(await pdf.arrayBuffer()))
  assert.ok(read.ok)
  return read.fields.map(({ value }) => value)
}

Deno.test('fills a flat form for an account, lists what is from where, and keeps it editable', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Blue Harbor Outfitters Inc.' } })
  await openPolicy(harborline, { accountId, policyNumber: 'CGL 2204183-07' })
  const files = [
    await copilot.upload(
      '[Input] Lost policy release.pdf',
      new Uint8Array(await flatForms.lostPolicyRelease()),
    ),
  ]
  const { messages, artifacts } = await copilot.ask('Fill this form for Blue Harbor Outfitters', {
    files,
    accountId,
    preset: 'GENERATE_TEMPLATE',
  })
  const { content } = messages.at(-1)
  assert.match(
    content,
    /The form had no fields, so I added one for each of its 5 blanks\. The signature line has none: sign there\./,
  )
  assert.match(content, /\| Name of insured \| Blue Harbor Outfitters Inc\. \| Account \|/)
  assert.match(content, /\| Policy number \| CGL 2204183-07 \| Policy \|/)

  const id = artifacts[0].id
  const [insured, policy] = ['Blue Harbor Outfitters Inc.', 'CGL 2204183-07']
  assert.deepEqual(await valuesIn(copilot, id), [insured, policy, null, null, null])
  const values = [{ name: 'Insurance company', value: 'Granite State Casualty' }]
  const { updateCaraForm } = await copilot.dana.data(update, { id, input: { values } })
  assert.equal(updateCaraForm.__typename, 'UpdateCaraFormSuccess')
  assert.deepEqual(await valuesIn(copilot, id), [insured, policy, 'Granite State Casualty', null, null])
})

Deno.test('finds the flat form among letters, and ticks the box of what a letter says', async () => {
  await using copilot = await openCopilot()
  const letter = await pdfOf([
    'September 8, 2026',
    'Tidewrack Carpentry Inc. is a corporation with 14 employees.',
  ])
  const files = [
    await copilot.upload('Supplement.pdf', new Uint8Array(await flatForms.contractorSupplement())),
    await copilot.upload('Letter.pdf', letter),
  ]
  const { messages, artifacts } = await copilot.ask('Fill in this form', {
    files,
    preset: 'GENERATE_TEMPLATE',
  })
  assert.match(messages.at(-1).content, /\*\*Supplement \(filled\)\.pdf\*\* is filled/)
  assert.match(messages.at(-1).content, /\| Number of employees \| 14 \| Letter\.pdf, page 1/)
  assert.match(messages.at(-1).content, /\| Corporation \| Checked \| Letter\.pdf, page 1/)
  assert.equal(artifacts.length, 1)
})

Deno.test('says that a letter is no form', async () => {
  await using copilot = await openCopilot()
  const letter = await pdfOf(['September 8, 2026', 'Please renew our policy as it is.'])
  const files = [await copilot.upload('Letter.pdf', letter)]
  const { messages } = await copilot.ask('Fill in this form', { files, preset: 'GENERATE_TEMPLATE' })
  assert.match(messages.at(-1).content, /This PDF has no fields to fill in\..* Attach the form to continue\./)
})
