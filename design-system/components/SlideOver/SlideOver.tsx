import type { ReactNode } from 'react'
import { useWasOpened } from '../../private/useWasOpened.ts'
import { DialogPanel, type DialogSize } from '../Dialog/Dialog.tsx'

export type SlideOverProps = {
  title: string
  description?: ReactNode
  /** The edge it comes from; `end` by default. */
  side?: 'start' | 'end'
  /** How wide it is, as for a Dialog; `lg` by default, the whole width on a phone. */
  size?: DialogSize
  isOpen: boolean
  onClose: () => void
  /** Whether a press outside closes too; on by default, since it mostly shows something. */
  isDismissable?: boolean
  /** Whether a submit is under way: nothing closes it meanwhile. */
  isBusy?: boolean
  footer?: ReactNode
  children?: ReactNode
}

/** Something of the page, shown in full height over its edge. */
export function SlideOver({ side = 'end', isDismissable = true, ...rest }: SlideOverProps) {
  return (
    useWasOpened(rest.isOpen) && <DialogPanel {...rest} isDismissable={isDismissable} shape={shapes[side]} />
  )
}

const shapes = { start: 'slideOverStart', end: 'slideOverEnd' } as const
