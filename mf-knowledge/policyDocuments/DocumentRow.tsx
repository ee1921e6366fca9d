import { graphql, useFragment } from '@coverdesk/contract'
import {
  Badge,
  Button,
  ExternalLinkIcon,
  fileSize,
  IconButton,
  Inline,
  orDash,
  Row,
  shortDate,
  TrashIcon,
  CellNote,
} from '@coverdesk/design-system'
import { useState } from 'react'
import { paths } from '../paths.ts'
import type { DocumentRow_file$key } from './__generated__/DocumentRow_file.graphql.ts'
import { confirmDocument } from './confirmDocument.ts'
import type { DeletedDocument } from './DeleteDocumentDialog.tsx'
import { documentTypeLabel } from './documentTypes.ts'
import { ReadingState } from './ReadingState.tsx'

export interface DocumentRowProps {
  policyId: string
  file: DocumentRow_file$key
  onDelete: (document: DeletedDocument) => void
}

/** One document: its name opens it in the app, its button in a new tab. */
export function DocumentRow({ policyId, file, onDelete }: DocumentRowProps) {
  const { id, name, type, notes, size, visible, isUnreadable, createdAt, url, viewerCanDelete, ...rest } =
    useFragment(
      graphql`
        fragment DocumentRow_file on File {
          id
          name
          type
          notes
          size
          visible
          isUnreadable
          senderWarning
          createdAt
          url
          ...ReadingState_file
          viewerCanDelete {
            isAllowed
            reason
          }
        }
      `,
      file,
    )
  const facts = [fileSize(size), visible ? 'Visible to the client' : 'Not visible to the client', notes]
  return (
    <Row
      href={paths.policyDocument(policyId, id)}
      cells={{
        name: (
          <>
            {name}
            <CellNote>{facts.filter(Boolean).join(' · ')}</CellNote>
            {rest.senderWarning != null && <Badge tone="warning">Sender not confirmed</Badge>}
            {isUnreadable && <ShowAnyway fileId={id} />}
          </>
        ),
        type: orDash(documentTypeLabel(type)),
        reading: <ReadingState file={rest} />,
        uploaded: shortDate(createdAt),
        actions: (
          <Inline space="xxs" justify="end" wrap={false}>
            <IconButton
              icon={ExternalLinkIcon}
              label={`Open ${name} in a new tab`}
              size="small"
              onPress={() => window.open(`${url}&preview`, '_blank', 'noreferrer')}
            />
            <IconButton
              icon={TrashIcon}
              label={`Delete ${name}`}
              size="small"
              isDisabled={!viewerCanDelete.isAllowed}
              disabledReason={viewerCanDelete.reason}
              onPress={() => onDelete({ id, name })}
            />
          </Inline>
        ),
      }}
    />
  )
}

/** Shows the client a document that nobody at the agency could have read. */
function ShowAnyway({ fileId }: { fileId: string }) {
  const [isSaving, setIsSaving] = useState(false)
  return (
    <Button
      size="small"
      tone="quiet"
      isLoading={isSaving}
      onPress={() => {
        setIsSaving(true)
        void confirmDocument(fileId).finally(() => setIsSaving(false))
      }}
    >
      Show to the client
    </Button>
  )
}
