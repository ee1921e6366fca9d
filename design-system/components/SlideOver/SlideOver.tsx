import type { ReactNode } from 'react'
import { useWasOpened } from '../../private/useWasOpened.ts'
import { DialogPanel, DialogPanelFrame, type DialogSize } from '../Dialog/Dialog.tsx'

export type SlideOverProps = {
  title: string
  description?: ReactNode
  /** The width, as for a Dialog; `lg` by default, full width on phones. */
  size?: DialogSize
  isOpen: boolean
  onClose: () => void
  /** Whether a click outside closes it; true by default, since it mostly shows details. */
  isDismissable?: boolean
  /** Whether a submit is in progress: nothing closes it meanwhile. */
  isBusy?: boolean
  footer?: ReactNode
  /** Dialogs that open over it, such as those of nested routes. */
  above?: ReactNode
  children?: ReactNode
}

/** Details in a full-height panel over the edge of the page. */
export function SlideOver({ isDismissable = true, ...rest }: SlideOverProps) {
  return (
    useWasOpened(rest.isOpen) && <DialogPanel {...rest} isDismissable={isDismissable} shape="slideOver" />
  )
}

/** A frame that stays while a slide-over in it replaces its loading placeholder. */
export function SlideOverFrame({ children }: { children: ReactNode }) {
  return <DialogPanelFrame shape="slideOver">{children}</DialogPanelFrame>
}
