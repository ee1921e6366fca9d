import type { RequestContext } from '../../../graphql/index.ts'
import { type Change, conflict, listed, type Stored } from '../../../platform/index.ts'
import { newDraftVersion } from '../../tools/sendEmail.ts'
import { type Artifact, type ArtifactContent, artifactKind } from '../artifact.ts'

/** Saves a user's edit as a new version of the artifact; `success` is the typename of the mutation's success. */
export async function saveVersion<Success extends string>(
  { agency, actor, viewer, clock }: RequestContext,
  artifact: Stored<Artifact>,
  content: ArtifactContent,
  edit: { success: Success; title: string; note: string; changes?: readonly Change[] },
) {
  const { success, title, note, changes = [] } = edit
  const made = { title, note, agencyUserId: viewer.id, at: clock.now() }
  const version = await newDraftVersion(agency, artifact, content, made)
  const { ok } = await agency.commit(actor, [...changes, ...version.changes], { texts: version.texts })
  return ok ? { __typename: success, caraArtifact: listed(agency, artifactKind, artifact.id) } : conflict
}
