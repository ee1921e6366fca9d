import { createContext } from 'react'
import type { DialogProps } from './Dialog.tsx'

type Settings = Pick<DialogProps, 'size' | 'onClose' | 'isDismissable' | 'isBusy' | 'role'>

/** What a frame has to know about the dialog in it. */
export type FramedDialog = Required<Settings> & {
  hasDescription: boolean
  hasEdits: () => boolean
}

/** The frame around a dialog's content; null where a dialog has to bring its own. */
export const FrameContext = createContext<{
  descriptionId: string
  setDialog: (dialog: FramedDialog) => void
} | null>(null)
