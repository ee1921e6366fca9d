import { graphql, useFragment } from '@coverdesk/contract'
import {
  ButtonLink,
  EmptyState,
  FileTextIcon,
  Heading,
  Inline,
  Panel,
  Stack,
  Table,
  Text,
  UploadIcon,
} from '@coverdesk/design-system'
import { useCallback, useState } from 'react'
import { paths } from '../paths.ts'
import type { PolicyDocuments_policy$key } from './__generated__/PolicyDocuments_policy.graphql.ts'
import { DeleteDocumentDialog, type DeletedDocument } from './DeleteDocumentDialog.tsx'
import { documentColumns } from './documentColumns.ts'
import { DocumentRow } from './DocumentRow.tsx'

/** The documents of a policy, the newest first. */
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
  const renderRow = useCallback(
    (index: number) => {
      const file = files[index]
      return file && <DocumentRow policyId={id} file={file} onDelete={setAsked} />
    },
    [files, id],
  )
  const rowKey = useCallback((index: number) => files[index]?.id ?? '', [files])
  const upload = (
    <ButtonLink href={paths.uploadDocument(id)} icon={UploadIcon}>
      Upload Document
    </ButtonLink>
  )

  return (
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
      <Table
        label="Documents"
        columns={documentColumns}
        rowLines={2}
        rowCount={files.length}
        renderRow={renderRow}
        rowKey={rowKey}
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
      {/* Once it is deleted, it is no longer among them: the question has been answered. */}
      {asked && files.some((file) => file.id === asked.id) && (
        <DeleteDocumentDialog policyId={id} document={asked} onClose={() => setAsked(null)} />
      )}
    </Stack>
  )
}
