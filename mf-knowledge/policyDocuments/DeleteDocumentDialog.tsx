import { type FormErrors, useFetcher } from '@coverdesk/contract'
import { ConfirmDialog } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

/** The document to delete. */
export interface DeletedDocument {
  id: string
  name: string
}

export interface DeleteDocumentDialogProps {
  policyId: string
  document: DeletedDocument
  onClose: () => void
}

/** Asks before deleting a document; a toast then offers Undo. */
export function DeleteDocumentDialog({ policyId, document, onClose }: DeleteDocumentDialogProps) {
  const fetcher = useFetcher<FormErrors>()

  return (
    <ConfirmDialog
      title="Delete Document"
      description={<>“{document.name}” will no longer be among the documents of this policy.</>}
      error={fetcher.data?.message}
      confirmLabel="Delete"
      isOpen
      isBusy={fetcher.state !== 'idle'}
      onClose={onClose}
      onConfirm={() =>
        void fetcher.submit(
          { fileId: document.id },
          { method: 'delete', encType: 'application/json', action: paths.policyDocuments(policyId) },
        )
      }
    />
  )
}
