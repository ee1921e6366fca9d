import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Text } from '../Text/Text.tsx'

export type ConfirmDialogProps = {
  /** The question: 'Delete Document'. */
  title: string
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** The title's verb: 'Delete'. */
  confirmLabel: string
  /** `Cancel` by default. */
  cancelLabel?: string
  /** `danger` by default. */
  tone?: 'danger' | 'primary'
  /** Why the action failed. */
  error?: string | null | undefined
  isOpen: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before an irreversible action; focus starts on Cancel. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  error,
  isOpen,
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  // A double click counts once, and a closing dialog accepts no more clicks.
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
    >
      {error ? (
        <Text as="p" tone="danger">
          <span role="alert">{error}</span>
        </Text>
      ) : undefined}
    </Dialog>
  )
}

// A held Enter would repeat the click.
function refuseHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
