import {
  Dialog,
  DialogFrame,
  type DialogSize,
  Skeleton,
  SlideOver,
  SlideOverFrame,
} from '@coverdesk/design-system'
import { createContext, type ReactNode, Suspense, use, useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { addressOf, type EntrypointAddress } from './entrypointAddress.ts'
import { usePageTitle } from './usePageTitle.ts'

/** A dialog that has its own URL. */
export interface DialogRoute {
  title: string
  /** One sentence below the title. */
  description?: string
  /** `lg` (512 px) by default, as of Dialog. */
  size?: DialogSize
  /** The page beneath. */
  beneath: string
}

/** The dialog that an entrypoint's page is. */
export interface EntrypointDialog extends Omit<DialogRoute, 'beneath'> {
  /** The page beneath. */
  beneath: (address: EntrypointAddress) => string
  /** Default `dialog`. */
  shape?: keyof typeof shapes
  /** Whether it has buttons at the bottom; true by default. */
  hasActions?: boolean
}

const shapes = {
  dialog: { Frame: DialogFrame, Panel: Dialog },
  slideOver: { Frame: SlideOverFrame, Panel: SlideOver },
} as const

let isClosing = false

/** Whether the user pressed Close, which is deliberate, unlike the browser's Back. */
export function isClosingDialog(): boolean {
  return isClosing
}

const DialogContext = createContext<DialogRoute | null>(null)

/** Titles the page. Closing the dialog goes one step back, or to the page beneath if it was opened directly. */
export function useDialogRoute({ beneath, ...dialog }: DialogRoute) {
  const { key } = useLocation()
  const navigate = useNavigate()
  usePageTitle(dialog.title)
  function onClose() {
    isClosing = true
    // The router's first entry has no key of its own.
    if (key === 'default') void navigate(beneath, { replace: true, preventScrollReset: true })
    else void navigate(-1)
  }
  useEffect(() => () => void (isClosing = false), [])
  return { ...dialog, onClose }
}

/** The props of the dialog that the entrypoint declares, with the record's words if it has its own. */
export function useDialog(own: Partial<Pick<DialogRoute, 'title' | 'description'>> = {}) {
  const dialog = use(DialogContext)
  if (!dialog) throw new Error('The entrypoint declares no dialog.')
  return useDialogRoute({ ...dialog, ...own })
}

export interface DialogPageProps {
  dialog: EntrypointDialog
  loading: ReactNode
  children: ReactNode
}

/** Frames a dialog, so that it can be closed while its content loads. */
export function DialogPage({ dialog, loading, children }: DialogPageProps) {
  const { beneath, shape = 'dialog', hasActions = true, ...words } = dialog
  const { pathname, search } = useLocation()
  const address = addressOf(useParams(), new URL(pathname + search, location.origin))
  const { Frame, Panel } = shapes[shape]
  return (
    <DialogContext value={{ ...words, beneath: beneath(address) }}>
      <Frame>
        <Suspense fallback={<Loading panel={Panel} hasActions={hasActions} content={loading} />}>
          {children}
        </Suspense>
      </Frame>
    </DialogContext>
  )
}

interface LoadingProps {
  panel: (typeof shapes)[keyof typeof shapes]['Panel']
  hasActions: boolean
  content: ReactNode
}

function Loading({ panel: Panel, hasActions, content }: LoadingProps) {
  const actions = (
    <>
      <Skeleton shape="control" width="s" />
      <Skeleton shape="control" width="m" />
    </>
  )
  return (
    <Panel {...useDialog()} isOpen {...(hasActions && { footer: actions })}>
      {content}
    </Panel>
  )
}
