import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export type ConfirmDialogProps = {
  /** The question: 'Delete Document'. */
  title: string
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** The verb of the title: 'Delete'. */
  confirmLabel: string
  /** `Cancel` by default. */
  cancelLabel?: string
  /** `danger` by default. */
  tone?: 'danger' | 'primary'
  isOpen: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before something that cannot be undone; the focus stands on the way back. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  isOpen,
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  // A double click is one answer, and a dialog on its way out takes none.
  function handleConfirm(event: MouseEvent) {
    if (isOpen && event.detail <= 1) onConfirm()
  }

  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      description={description}
      isOpen={isOpen}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button autoFocus isDisabled={isBusy} onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button tone={tone} isLoading={isBusy} onPress={handleConfirm} onKeyDown={refuseHeldEnter}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}

// Held down, Enter would press again and again.
function refuseHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
