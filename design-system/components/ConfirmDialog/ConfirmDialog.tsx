import type { ReactNode } from 'react'
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
          <Button tone={tone} isLoading={isBusy} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
