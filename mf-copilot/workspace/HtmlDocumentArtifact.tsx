import { errorText, FailureBoundary, graphql, loadable, useFragment } from '@coverdesk/contract'
import {
  Button,
  ButtonLink,
  DownloadIcon,
  PencilIcon,
  Select,
  Skeleton,
  toast,
} from '@coverdesk/design-system'
import { Suspense, useState } from 'react'
import type { DocumentEditorProps } from '../editor/DocumentEditor.tsx'
import type { DocumentBlock } from '../editor/editorDocument.ts'
import type { HtmlDocumentArtifact_artifact$key } from './__generated__/HtmlDocumentArtifact_artifact.graphql.ts'
import type { HtmlDocumentArtifact_query$key } from './__generated__/HtmlDocumentArtifact_query.graphql.ts'
import { ArtifactVersions } from './ArtifactVersions.tsx'
import { Pane } from './Pane.tsx'
import { saveDocument } from './saveDocument.ts'
import { VersionNote } from './VersionNote.tsx'
import * as styles from './Pane.css.ts'

export interface HtmlDocumentArtifactProps {
  workspaceId: string
  artifact: HtmlDocumentArtifact_artifact$key
  query: HtmlDocumentArtifact_query$key
}

/** The editor comes when a document is first edited. */
const documentEditor = loadable<DocumentEditorProps>(() =>
  import('../editor/DocumentEditor.tsx').then((it) => it.DocumentEditor),
)

/** A document Cara wrote, in the style the user picks, which it keeps (spec 1 §2.6). */
export function HtmlDocumentArtifact({ workspaceId, artifact, query }: HtmlDocumentArtifactProps) {
  const data = useFragment(
    graphql`
      fragment HtmlDocumentArtifact_artifact on CaraArtifact {
        id
        title
        version
        htmlDocument {
          styleId
          blocksJson
        }
        ...VersionNote_artifact
        ...ArtifactVersions_artifact
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
  // The editor keeps the version it opened, whatever is saved meanwhile.
  const [opened, setOpened] = useState<{ version: number; blocks: readonly DocumentBlock[] } | null>(null)
  // The style being saved.
  const [nextStyleId, setNextStyleId] = useState<string | null>(null)
  const { id, title, version, htmlDocument } = data
  if (!htmlDocument) return null
  const { blocksJson } = htmlDocument
  const styleId = nextStyleId ?? htmlDocument.styleId
  const address = `/html/${encodeURIComponent(workspaceId)}/${encodeURIComponent(id)}`
  const asked = new URLSearchParams({ style_id: styleId, version: String(version) })

  function preview(shown: number) {
    return (
      <iframe
        title={title}
        src={`${address}?${new URLSearchParams({ style_id: styleId, version: String(shown) })}`}
        sandbox=""
        referrerPolicy="no-referrer"
        className={styles.frame}
      />
    )
  }

  async function handleStyle(next: string) {
    setNextStyleId(next)
    const failure = errorText(await saveDocument(id, { version, styleId: next }))
    setNextStyleId(null)
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  return (
    <Pane
      title={title}
      subtitle={<VersionNote artifact={data} />}
      closes="artifact"
      actions={
        opened === null && (
          <>
            <ButtonLink href={`${address}.pdf?${asked}`} download size="small" icon={DownloadIcon}>
              PDF
            </ButtonLink>
            <ButtonLink href={`${address}.docx?${asked}`} download size="small" icon={DownloadIcon}>
              DOCX
            </ButtonLink>
            <Button
              size="small"
              icon={PencilIcon}
              onPress={() => setOpened({ version, blocks: JSON.parse(blocksJson) })}
            >
              Edit
            </Button>
          </>
        )
      }
    >
      {opened ? (
        <FailureBoundary resetKey={id} title="The editor could not be loaded">
          <Suspense fallback={<Skeleton shape="control" />}>
            <documentEditor.Component
              title={title}
              blocks={opened.blocks}
              onSave={(edited) =>
                saveDocument(id, {
                  title: edited.title,
                  version: opened.version,
                  blocksJson: JSON.stringify(edited.blocks),
                })
              }
              onClose={() => setOpened(null)}
            />
          </Suspense>
        </FailureBoundary>
      ) : (
        <ArtifactVersions
          artifact={data}
          preview={preview}
          controls={
            <div className={styles.fixed}>
              <Select
                label="Style"
                isLabelHidden
                value={styleId}
                isDisabled={nextStyleId !== null}
                onChange={(next) => void handleStyle(next)}
                options={[
                  ...documentBaseStyles.map(({ styleId: value, label }) => ({ value, label })),
                  ...htmlDocumentTemplates.edges.map(({ node }) => ({ value: node.id, label: node.title })),
                ]}
              />
            </div>
          }
        >
          {preview(version)}
        </ArtifactVersions>
      )}
    </Pane>
  )
}
