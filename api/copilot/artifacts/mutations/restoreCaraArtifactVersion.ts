import { builder, NotFoundError, notFound, type RequestContext, successType } from '../../../graphql/index.ts'
import { conflict, retryOrThrow, listed } from '../../../platform/index.ts'
import { sendingOfNewVersion } from '../../tools/sendEmail.ts'
import { type ArtifactContent, artifactKind, newVersion, readArtifactContent } from '../artifact.ts'
import { ArtifactType } from '../artifactType.ts'

const RestoreCaraArtifactVersionResult = builder.unionType('RestoreCaraArtifactVersionResult', {
  types: [successType('RestoreCaraArtifactVersionSuccess', { caraArtifact: ArtifactType }), NotFoundError],
})

builder.mutationField('restoreCaraArtifactVersion', (t) =>
  t.field({
    description: 'Makes an earlier version of an email or document the latest. All versions are kept.',
    type: RestoreCaraArtifactVersionResult,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, context) => restoreVersion(context, id, version),
  }),
)

async function restoreVersion(context: RequestContext, id: string, version: number) {
  const { agency, actor, viewer, clock } = context
  return await retryOrThrow(async () => {
    const artifact = await agency.read(artifactKind, id)
    const content = artifact && (await readArtifactContent(agency, id, version))
    if (!content) return notFound('version')
    const at = clock.now()
    const { changes, texts } = newVersion(artifact, content, {
      title: titleOf(content) ?? artifact.value.title,
      note: `Restored version ${version}`,
      agencyUserId: viewer.id,
      at,
    })
    const sending = await sendingOfNewVersion(agency, artifact, { content, at })
    const committed = await agency.commit(actor, [...changes, ...sending], { texts })
    if (!committed.ok) return conflict
    return {
      __typename: 'RestoreCaraArtifactVersionSuccess' as const,
      caraArtifact: listed(context.agency, artifactKind, id),
    }
  })
}

function titleOf(content: ArtifactContent): string | null {
  if (content.type === 'EMAIL') return content.subject
  return content.type === 'HTML_DOCUMENT' ? content.document.title : null
}
