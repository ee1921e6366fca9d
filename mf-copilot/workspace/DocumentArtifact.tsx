import { graphql, useFragment, useSearchParams } from '@coverdesk/contract'
import {
  ButtonLink,
  DownloadIcon,
  EmptyState,
  FileIcon,
  Inline,
  SegmentedControl,
} from '@coverdesk/design-system'
import { type ReactNode, useState } from 'react'
import type {
  DocumentArtifact_artifact$data,
  DocumentArtifact_artifact$key,
} from './__generated__/DocumentArtifact_artifact.graphql.ts'
import { ArtifactVersions } from './ArtifactVersions.tsx'
import { FormFields } from './FormFields.tsx'
import { Pane } from './Pane.tsx'
import { VersionNote } from './VersionNote.tsx'
import * as styles from './Pane.css.ts'

/** A file that Cara made: its type, a preview where the browser can show one, and the download (spec 1 §2.6). */
export function DocumentArtifact({ artifact }: { artifact: DocumentArtifact_artifact$key }) {
  const data = useFragment(
    graphql`
      fragment DocumentArtifact_artifact on CaraArtifact {
        id
        title
        document {
          documentType
          downloadUrl
          file {
            mimeType
          }
          formFields {
            value
            isUncertain
            isTooLong
            ...FormFields_field
          }
        }
        ...VersionNote_artifact
        ...ArtifactVersions_artifact
      }
    `,
    artifact,
  )
  const { id, title, document } = data
  if (!document) return null
  const { documentType, downloadUrl, formFields } = document
  const preview = <FilePreview title={title} document={document} />
  return (
    <Pane
      title={title}
      subtitle={formFields.length > 0 ? <VersionNote artifact={data} /> : documentType}
      closes="artifact"
      actions={
        downloadUrl != null && (
          <ButtonLink href={downloadUrl} download size="small" icon={DownloadIcon}>
            Download
          </ButtonLink>
        )
      }
    >
      {formFields.length > 0 ? (
        <FilledForm key={id} artifact={data} fields={formFields} preview={preview} />
      ) : (
        preview
      )}
    </Pane>
  )
}

type Document = NonNullable<DocumentArtifact_artifact$data['document']>

function FilePreview({ title, document }: { title: string; document: Document }) {
  const { documentType, downloadUrl, file } = document
  return downloadUrl != null && file?.mimeType === 'application/pdf' ? (
    // Chromium shows no PDF in a sandboxed frame; the server's policy lets nothing run in it.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title={title}
      src={`${downloadUrl}&preview#navpanes=0&view=FitH`}
      referrerPolicy="no-referrer"
      className={styles.frame}
    />
  ) : (
    <EmptyState
      icon={FileIcon}
      title={documentType}
      description={
        file ? 'This kind of file has no preview. Download it to open it.' : 'The file was deleted.'
      }
    />
  )
}

const noneTexts = {
  check: 'There is nothing to check.',
  filled: 'No field is filled.',
  empty: 'Every field is filled.',
}

interface FilledFormProps {
  artifact: DocumentArtifact_artifact$data
  fields: Document['formFields']
  preview: ReactNode
}

/** A filled form: what to check first, then what is filled, what is empty, and the PDF. */
function FilledForm({ artifact, fields, preview }: FilledFormProps) {
  const [search, setSearch] = useSearchParams()
  const [isEditing, setIsEditing] = useState(false)
  const filled = fields.filter(({ value }) => value !== '')
  const groups = {
    check: filled.filter(({ isUncertain, isTooLong }) => isUncertain || isTooLong),
    filled: filled.filter(({ isUncertain, isTooLong }) => !isUncertain && !isTooLong),
    empty: fields.filter(({ value }) => value === ''),
  }
  const options = [
    { value: 'check', label: 'To check', count: groups.check.length },
    { value: 'filled', label: 'Filled', count: groups.filled.length },
    { value: 'empty', label: 'Empty', count: groups.empty.length },
    { value: 'pdf', label: 'PDF' },
  ] as const
  type View = (typeof options)[number]['value']
  const asked = options.find(({ value }) => value === search.get('view'))?.value
  const view: View = asked ?? (groups.check.length > 0 ? 'check' : 'filled')

  function handleView(next: View) {
    setSearch(
      (before) => {
        before.set('view', next)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <ArtifactVersions
      artifact={artifact}
      preview={null}
      controls={
        // A switch would discard what is typed.
        !isEditing && (
          <Inline>
            <SegmentedControl label="Show" value={view} onChange={handleView} options={options} />
          </Inline>
        )
      }
    >
      {view === 'pdf' ? (
        preview
      ) : (
        <FormFields
          artifactId={artifact.id}
          fields={groups[view]}
          noneText={noneTexts[view]}
          onEditing={setIsEditing}
        />
      )}
    </ArtifactVersions>
  )
}
