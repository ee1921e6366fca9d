import type { ReactNode } from 'react'
import type { dialogWidths } from '../../theme/dialogWidths.ts'
import { lazyPart } from '../../private/lazyPart.tsx'
import { useWasOpened } from '../../private/useWasOpened.ts'

export type DialogSize = keyof typeof dialogWidths

export type DialogProps = {
  title: string
  /** One sentence beneath the title. */
  description?: ReactNode
  /** `lg` (512 px) by default, from `xs` (320 px) to `5xl` (1024 px); a sheet on a phone. */
  size?: DialogSize
  isOpen: boolean
  /** Asked for by Close and Escape, and by a press outside where that is allowed; a form with edits asks first, except at Close. */
  onClose: () => void
  /** Whether a press outside closes too; off by default, since it would lose what was typed. */
  isDismissable?: boolean
  /** Whether a submit is under way: nothing closes the dialog meanwhile. */
  isBusy?: boolean
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog'
  /** The actions, the main one last; submit the form inside by its id. */
  footer?: ReactNode
  children?: ReactNode
}

/** A task that takes the place of the page until it is done or given up. */
export function Dialog(props: DialogProps) {
  return useWasOpened(props.isOpen) && <DialogPanel {...props} shape="dialog" />
}

export const DialogPanel = lazyPart(async () => (await import('./ModalPanel.tsx')).ModalPanel)
