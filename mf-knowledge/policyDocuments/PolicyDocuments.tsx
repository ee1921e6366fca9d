import { graphql, RecordTable, useFragment } from '@coverdesk/contract'
import {
  ButtonLink,
  EmptyState,
  FileTextIcon,
  Heading,
  Inline,
  Panel,
  Stack,
  Text,
  UploadIcon,
} from '@coverdesk/design-system'
import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '../paths.ts'
import type { DocumentRow_file$key } from './__generated__/DocumentRow_file.graphql.ts'
import type { PolicyDocuments_policy$key } from './__generated__/PolicyDocuments_policy.graphql.ts'
import { DeleteDocumentDialog, type DeletedDocument } from './DeleteDocumentDialog.tsx'
import { documentTable } from './documentTable.ts'
import { DocumentRow } from './DocumentRow.tsx'

/** A policy's documents, newest first. */
export function PolicyDocuments({ policy }: { policy: PolicyDocuments_policy$key }) {
  const { id, files } = useFragment(
    graphql`
      fragment PolicyDocuments_policy on BusinessPolicy {
        id
        files {
          id
          ...DocumentRow_file
        }
      }
    `,
    policy,
  )
  const [asked, setAsked] = useState<DeletedDocument | null>(null)
  const [known, setKnown] = useState(files)
  const list = useRef<HTMLDivElement>(null)
  const [next, setNext] = useState<string | null>(null)
  if (known !== files) {
    setKnown(files)
    // Closes the confirmation after deleting, also in case the document is restored.
    if (asked && files.every((file) => file.id !== asked.id)) {
      setAsked(null)
      const at = known.findIndex((file) => file.id === asked.id)
      const neighbour = files[at] ?? files.at(-1)
      setNext(neighbour ? paths.policyDocument(id, neighbour.id) : paths.uploadDocument(id))
    }
  }
  // The row's button is gone: focus moves to the row that replaced it.
  useEffect(() => {
    if (next === null) return
    const frame = requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`a[href="${next}"]`)?.focus()
      setNext(null)
    })
    return () => cancelAnimationFrame(frame)
  }, [next])
  const renderRow = useCallback(
    (file: DocumentRow_file$key) => <DocumentRow policyId={id} file={file} onDelete={setAsked} />,
    [id],
  )
  const upload = (
    <ButtonLink href={paths.uploadDocument(id)} icon={UploadIcon}>
      Upload Document
    </ButtonLink>
  )

  return (
    <div ref={list}>
      <Stack space="s">
        <Inline justify="between">
          <div>
            <Heading level={2} size="small">
              Documents
            </Heading>
            <Text as="p" tone="muted">
              All documents associated with this policy.
            </Text>
          </div>
          {files.length > 0 && upload}
        </Inline>
        <RecordTable
          table={documentTable}
          rows={files}
          renderRow={renderRow}
          emptyState={
            <Panel>
              <EmptyState
                icon={FileTextIcon}
                title="No documents"
                description="Get started by uploading a document."
                action={upload}
              />
            </Panel>
          }
        />
        {asked && <DeleteDocumentDialog policyId={id} document={asked} onClose={() => setAsked(null)} />}
      </Stack>
    </div>
  )
}
