import { ConfirmDialog } from './ConfirmDialog.tsx'

export type DiscardDialogProps = {
  isOpen: boolean
  onDiscard: () => void
  onClose: () => void
}

/** Asks before what was typed and not saved is lost. */
export function DiscardDialog({ isOpen, onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard what you typed?"
      description="It has not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      isOpen={isOpen}
      onConfirm={onDiscard}
      onClose={onClose}
    />
  )
}
