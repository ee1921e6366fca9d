import { builder, NotFoundError, notFound, type RequestContext, successType } from '../../../graphql/index.ts'
import { retryOrThrow } from '../../../platform/index.ts'
import { type ArtifactContent, artifactKind, readArtifactContent } from '../artifact.ts'
import { ArtifactType } from '../artifactType.ts'
import { saveVersion } from './saveVersion.ts'

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
  const { agency } = context
  return await retryOrThrow(async () => {
    const artifact = await agency.read(artifactKind, id)
    const content = artifact && (await readArtifactContent(agency, id, version))
    if (!content) return notFound('version')
    return await saveVersion(context, artifact, content, {
      success: 'RestoreCaraArtifactVersionSuccess',
      title: titleOf(content) ?? artifact.value.title,
      note: `Restored version ${version}`,
    })
  })
}

function titleOf(content: ArtifactContent): string | null {
  if (content.type === 'EMAIL') return content.subject
  return content.type === 'HTML_DOCUMENT' ? content.document.title : null
}
