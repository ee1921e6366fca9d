import { graphql, useFragment, useSearchParams } from '@coverdesk/contract'
import { ButtonLink, DownloadIcon, Select } from '@coverdesk/design-system'
import type { HtmlDocumentArtifact_artifact$key } from './__generated__/HtmlDocumentArtifact_artifact.graphql.ts'
import type { HtmlDocumentArtifact_query$key } from './__generated__/HtmlDocumentArtifact_query.graphql.ts'
import { Pane } from './Pane.tsx'
import { VersionNote } from './VersionNote.tsx'
import * as styles from './Pane.css.ts'

export interface HtmlDocumentArtifactProps {
  workspaceId: string
  artifact: HtmlDocumentArtifact_artifact$key
  query: HtmlDocumentArtifact_query$key
}

/** A document that Cara wrote, in the style that the reader picks (spec 1 §2.6). */
export function HtmlDocumentArtifact({ workspaceId, artifact, query }: HtmlDocumentArtifactProps) {
  const data = useFragment(
    graphql`
      fragment HtmlDocumentArtifact_artifact on CaraArtifact {
        id
        title
        version
        htmlDocument {
          styleId
        }
        ...VersionNote_artifact
      }
    `,
    artifact,
  )
  const { documentBaseStyles, htmlDocumentTemplates } = useFragment(
    graphql`
      fragment HtmlDocumentArtifact_query on Query {
        documentBaseStyles {
          styleId
          label
        }
        htmlDocumentTemplates(first: 200) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    query,
  )
  const [search, setSearch] = useSearchParams()
  const { id, title, version, htmlDocument } = data
  if (!htmlDocument) return null
  const styleId = search.get('style') ?? htmlDocument.styleId
  const address = `/html/${encodeURIComponent(workspaceId)}/${encodeURIComponent(id)}`
  const asked = new URLSearchParams({ style_id: styleId, version: String(version) })

  function handleStyle(next: string) {
    setSearch(
      (before) => {
        before.set('style', next)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <Pane
      title={title}
      subtitle={<VersionNote artifact={data} />}
      closes="artifact"
      actions={
        <>
          <Select
            label="Style"
            isLabelHidden
            value={styleId}
            onChange={handleStyle}
            options={[
              ...documentBaseStyles.map(({ styleId: value, label }) => ({ value, label })),
              ...htmlDocumentTemplates.edges.map(({ node }) => ({ value: node.id, label: node.title })),
            ]}
          />
          <ButtonLink href={`${address}.pdf?${asked}`} download size="small" icon={DownloadIcon}>
            PDF
          </ButtonLink>
          <ButtonLink href={`${address}.docx?${asked}`} download size="small" icon={DownloadIcon}>
            DOCX
          </ButtonLink>
        </>
      }
    >
      <iframe
        title={title}
        src={`${address}?${asked}`}
        sandbox=""
        referrerPolicy="no-referrer"
        className={styles.frame}
      />
    </Pane>
  )
}
