import { type FormErrors, useFetcher } from '@coverdesk/contract'
import { ConfirmDialog, count, Stack } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import type { ImportedList } from './__generated__/ImportPageQuery.graphql.ts'
import { wordsOf } from './importWords.ts'

export interface UndoImportDialogProps {
  importId: string
  list: ImportedList
  /** How many rows it imported. */
  createdCount: number
  /** How many rows updated an existing record: undo keeps those updates. */
  updatedCount: number
  onClose: () => void
}

/** Asks before removing imported records, and says what is kept. */
export function UndoImportDialog({
  importId,
  list,
  createdCount,
  updatedCount,
  onClose,
}: UndoImportDialogProps) {
  const fetcher = useFetcher<FormErrors>()
  const { one, many } = wordsOf(list)
  const imported = createdCount === 1 ? `The ${one}` : `The ${count(createdCount)} ${many}`
  const updated =
    updatedCount === 1
      ? `The ${one} that was updated keeps`
      : `The ${count(updatedCount)} ${many} that were updated keep`
  const contacts = list === 'ACCOUNTS' ? ', with their contacts' : ''

  return (
    <ConfirmDialog
      title="Undo Import"
      description={
        <Stack space="s">
          <span>
            {`${imported} from this import will be removed${contacts}. Records that were changed since, or that have documents, policies, requests or certificates, are kept and listed.`}
          </span>
          {updatedCount > 0 && <span>{`${updated} the new values.`}</span>}
          <DialogMessage message={fetcher.data?.message} />
        </Stack>
      }
      confirmLabel="Undo"
      isOpen
      isBusy={fetcher.state !== 'idle'}
      onClose={onClose}
      onConfirm={() =>
        void fetcher.submit(
          { id: importId },
          { method: 'delete', encType: 'application/json', action: paths.importLists() },
        )
      }
    />
  )
}
