import assert from 'node:assert/strict'
import { artifactKind, newArtifact } from '../artifacts/artifact.ts'
import type { Copilot } from './openCopilot.ts'

/** A workspace with a drafted email to Maria. */
export async function openDraft(copilot: Copilot) {
  const { id } = await copilot.ask('Hello')
  const { harborline } = copilot.world
  const artifactId = harborline.newId(artifactKind)
  const { changes, texts } = newArtifact(
    artifactId,
    {
      type: 'EMAIL',
      subject: 'Your renewal',
      to: [{ name: 'Maria Lopez', email: 'maria@casco.example' }],
      body: 'Hello Maria,\n\nYour policy renews on April 1.\n\nThank you.',
    },
    { workspaceId: id, stageId: null, title: 'Your renewal', citations: [], at: 0 },
  )
  assert((await harborline.commit({ type: 'WORKFLOW', id: null }, changes, { texts })).ok)
  return { id, artifactId }
}
