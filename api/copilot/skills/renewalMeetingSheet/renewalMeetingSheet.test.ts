import assert from 'node:assert/strict'
import { artifactKind, readArtifactContent } from '../../artifacts/artifact.ts'
import { openDesk } from '../../testing/openDesk.ts'

Deno.test('the sheet has the limits on record and the open requests, and says what it lacks', async () => {
  await using desk = await openDesk()
  await desk.receive(
    'Please send a certificate to Elm Realty LLC, 9 Elm Street, Bath, ME 04530 by March 20, 2026.',
    { subject: 'Certificate' },
  )
  const { messages, id } = await desk.ask('Prepare the renewal meeting sheet', { accountId: desk.accountId })
  const { harborline } = desk.world
  const row = harborline
    .table(artifactKind)
    .related('workspace', id)
    .find(({ type }) => type === 'HTML_DOCUMENT')
  const stored = JSON.stringify(await readArtifactContent(harborline, row?.id ?? '', 1))
  assert.match(stored, /Limits on record.*Each occurrence.*\$1,000,000/)
  assert.match(stored, /Open requests.*Certificate.*Elm Realty/)
  assert.match(messages.at(-1).content, /Claims and exposures are not on it/)
})
