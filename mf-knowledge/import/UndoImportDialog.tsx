import { type FormErrors, useFetcher } from '@coverdesk/contract'
import { ConfirmDialog, count, Stack } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import type { ImportedList } from './__generated__/ImportPageQuery.graphql.ts'
import { wordsOf } from './importWords.ts'

export interface UndoImportDialogProps {
  importId: string
  list: ImportedList
  /** How many rows it has brought. */
  createdCount: number
  onClose: () => void
}

/** Asks before what an import has brought goes, and says what stays. */
export function UndoImportDialog({ importId, list, createdCount, onClose }: UndoImportDialogProps) {
  const fetcher = useFetcher<FormErrors>()
  const { one, many } = wordsOf(list)
  const brought = createdCount === 1 ? `The ${one}` : `The ${count(createdCount)} ${many}`
  const goes = createdCount === 1 ? 'goes' : 'go'
  const contacts = list === 'ACCOUNTS' ? ', with the contacts who came along' : ''

  return (
    <ConfirmDialog
      title="Undo Import"
      description={
        <Stack space="s">
          <span>
            {`${brought} that came with this import ${goes}${contacts}. What was changed since, or has documents, policies, requests or certificates by now, stays and is named.`}
          </span>
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
