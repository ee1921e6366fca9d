import { builder, type RequestContext } from '../../../graphql/index.ts'
import { artifactKind, type ArtifactRow } from '../artifact.ts'
import { ArtifactType } from '../artifactType.ts'

interface ArtifactSuccess<Name extends string> {
  readonly __typename: Name
  readonly caraArtifact: ArtifactRow
}

/** Declares a mutation's success payload: the updated artifact. */
export function artifactSuccess<Name extends string>(name: Name) {
  return builder.objectRef<ArtifactSuccess<Name>>(name).implement({
    fields: (t) => ({ caraArtifact: t.expose('caraArtifact', { type: ArtifactType }) }),
  })
}

/** The artifact for display; throws if it does not exist. */
export function shownArtifact({ agency }: Pick<RequestContext, 'agency'>, id: string): ArtifactRow {
  const row = agency.table(artifactKind).get(id)
  if (!row) throw new Error(`The artifact ${id} is on record but not listed.`)
  return row
}
