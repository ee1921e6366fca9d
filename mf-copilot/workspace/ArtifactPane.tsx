import { graphql, useFragment } from '@coverdesk/contract'
import type { ArtifactPane_artifact$key } from './__generated__/ArtifactPane_artifact.graphql.ts'
import type { ArtifactPane_query$key } from './__generated__/ArtifactPane_query.graphql.ts'
import { DocumentArtifact } from './DocumentArtifact.tsx'
import { EmailArtifact } from './EmailArtifact.tsx'
import { HtmlDocumentArtifact } from './HtmlDocumentArtifact.tsx'

export interface ArtifactPaneProps {
  workspaceId: string
  artifact: ArtifactPane_artifact$key
  query: ArtifactPane_query$key
}

/** The open artifact, beside the conversation or over it on a phone. */
export function ArtifactPane({ workspaceId, artifact: artifactKey, query: queryKey }: ArtifactPaneProps) {
  const artifact = useFragment(
    graphql`
      fragment ArtifactPane_artifact on CaraArtifact {
        type
        ...EmailArtifact_artifact
        ...DocumentArtifact_artifact
        ...HtmlDocumentArtifact_artifact
      }
    `,
    artifactKey,
  )
  const query = useFragment(
    graphql`
      fragment ArtifactPane_query on Query {
        ...HtmlDocumentArtifact_query
      }
    `,
    queryKey,
  )
  if (artifact.type === 'EMAIL') return <EmailArtifact artifact={artifact} />
  if (artifact.type === 'DOCUMENT') return <DocumentArtifact artifact={artifact} />
  return <HtmlDocumentArtifact workspaceId={workspaceId} artifact={artifact} query={query} />
}
