import type { ReactNode } from 'react'
import type { dialogWidths } from '../../theme/dialogWidths.ts'
import { lazyPart } from '../../private/lazyPart.tsx'
import { useWasOpened } from '../../private/useWasOpened.ts'

export type DialogSize = keyof typeof dialogWidths

export type DialogProps = {
  title: string
  /** One sentence below the title. */
  description?: ReactNode
  /** `lg` (512 px) by default, from `xs` (320 px) to `5xl` (1024 px); a sheet on phones. */
  size?: DialogSize
  isOpen: boolean
  /** Called on Close and Escape, and on a click outside if allowed; an edited form asks first, except on Close. */
  onClose: () => void
  /** Whether a click outside closes it; false by default, since input would be lost. */
  isDismissable?: boolean
  /** Whether a submit is in progress: nothing closes the dialog meanwhile. */
  isBusy?: boolean
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog'
  /** The actions, the primary one last; submit the form inside by its id. */
  footer?: ReactNode
  children?: ReactNode
}

/** A task shown over the page until it is completed or canceled. */
export function Dialog(props: DialogProps) {
  return useWasOpened(props.isOpen) && <DialogPanel {...props} shape="dialog" />
}

/** A frame that stays while a dialog in it replaces its loading placeholder, so that no press on Close is lost. */
export function DialogFrame({ children }: { children: ReactNode }) {
  return <DialogPanelFrame shape="dialog">{children}</DialogPanelFrame>
}

export const DialogPanelFrame = lazyPart(async () => (await import('./ModalPanel.tsx')).ModalFrame)
export const DialogPanel = lazyPart(async () => (await import('./ModalPanel.tsx')).ModalPanel)
