import assert from 'node:assert/strict'
import { fileKind } from '../../files/index.ts'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

const policy = await pdfOf([
  { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
  {
    rows: [
      ['Policy Number', 'GSC-4821907-24'],
      ['Named Insured', 'Casco Roofing LLC'],
      ['Policy Period', '03/01/2026 to 03/01/2027'],
      ['Each Occurrence', '$1,000,000'],
    ],
  },
])

Deno.test('says where an uploaded document is on file, and uses that one', async () => {
  await using desk = await openDesk()
  await desk.keep('GL policy 2026.pdf', 'POLICY_DOCUMENT', policy)
  const [kept] = desk.world.harborline
    .table(fileKind)
    .related('attachedTo', desk.policyId)
    .map(({ id }) => id)
  for (const input of [{}, { accountId: desk.accountId }]) {
    const upload = await desk.upload('scan0001.pdf', policy)
    const { id, messages } = await desk.ask('What is the each occurrence limit?', {
      files: [upload],
      ...input,
    })
    const { content, citations } = messages.at(-1)
    assert.match(
      content,
      new RegExp(
        `^scan0001\\.pdf is already on file as \\[GL policy 2026\\.pdf\\]\\(/app/policies/${desk.policyId}/documents/${kept}\\) for Casco Roofing LLC, policy GSC-4821907-24\\. I used the one on file\\.\\n\\n`,
      ),
    )
    assert.match(content, /\$1,000,000/)
    assert.ok(citations.length > 0)
    const later = await desk.say(id, 'And the policy period?')
    assert.doesNotMatch(later.messages.at(-1).content, /on file/)
  }
})

Deno.test('warns of a document on file for another account, and keeps to the upload', async () => {
  await using desk = await openDesk()
  await desk.keep('GL policy 2026.pdf', 'POLICY_DOCUMENT', policy)
  const { id: accountId } = await openAccount(desk.world.harborline, {
    detail: { name: 'Red Hook Bakery LLC' },
  })
  const { messages } = await desk.ask('What is the each occurrence limit?', {
    files: [await desk.upload('scan.pdf', policy)],
    accountId,
  })
  assert.match(
    messages.at(-1).content,
    /^scan\.pdf is already on file as .* Check that it belongs to this account\./,
  )
})

Deno.test('names a document once that is on file under the same name', async () => {
  await using desk = await openDesk()
  await desk.keep('GL policy 2026.pdf', 'POLICY_DOCUMENT', policy)
  const { messages } = await desk.ask('What is the each occurrence limit?', {
    files: [await desk.upload('GL policy 2026.pdf', policy)],
  })
  assert.match(
    messages.at(-1).content,
    /^\[GL policy 2026\.pdf\]\(\S+\) is already on file for Casco Roofing LLC, policy/,
  )
})

Deno.test('says nothing of a new document', async () => {
  await using desk = await openDesk()
  const { messages } = await desk.ask('What is the each occurrence limit?', {
    files: [await desk.upload('scan.pdf', policy)],
  })
  assert.doesNotMatch(messages.at(-1).content, /on file/)
})
