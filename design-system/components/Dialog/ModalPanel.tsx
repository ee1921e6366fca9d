import {
  createContext,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { XIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { focusableScroller } from '../../private/focusableScroller.ts'
import { ReturnFocus } from '../../private/ReturnFocus.tsx'
import { useCoveredGutter } from '../../private/useCoveredGutter.ts'
import { hasUnsavedEdits } from '../../private/useEdits.ts'
import { DiscardDialog } from '../ConfirmDialog/DiscardDialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { DialogProps } from './Dialog.tsx'
import * as styles from './ModalPanel.css.ts'

type ModalPanelProps = DialogProps & {
  shape: keyof typeof styles.overlay
  /** Dialogs that open over it, also when both are there from the start. */
  above?: ReactNode
}

/** What a frame has to know about the dialog in it. */
type FramedDialog = Required<Pick<DialogProps, 'size' | 'onClose' | 'isDismissable' | 'isBusy' | 'role'>> & {
  hasDescription: boolean
}

/** The frame around a dialog's content; null where a dialog has to bring its own. */
const FrameContext = createContext<{
  descriptionId: string
  setDialog: (dialog: FramedDialog) => void
} | null>(null)

/** The panel behind Dialog and SlideOver; inside a frame, only its content. */
export function ModalPanel({ shape, ...content }: ModalPanelProps) {
  const frame = useContext(FrameContext)
  if (frame) return content.isOpen && <ModalContent {...content} />
  return (
    <ModalFrame shape={shape} isOpen={content.isOpen}>
      <ModalContent {...content} />
    </ModalFrame>
  )
}

export type ModalFrameProps = Pick<ModalPanelProps, 'shape'> & { isOpen?: boolean; children: ReactNode }

/** What stays while a dialog replaces its loading placeholder: the panel and its Close button. */
export function ModalFrame({ shape, isOpen = true, children }: ModalFrameProps) {
  const descriptionId = useId()
  const [dialog, setDialog] = useState<FramedDialog>()
  const [isAsking, setIsAsking] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const frame = useMemo(() => ({ descriptionId, setDialog }), [descriptionId])
  const { size = 'lg', role = 'dialog', isBusy = false, isDismissable = false } = dialog ?? {}

  // Close and Cancel are deliberate; Escape and a click outside can be accidental.
  function handleOpenChange(willBeOpen: boolean) {
    if (willBeOpen || isBusy) return
    if (panel.current && hasUnsavedEdits(panel.current)) setIsAsking(true)
    else dialog?.onClose()
  }

  function handleDiscard() {
    setIsAsking(false)
    dialog?.onClose()
  }

  useCoveredGutter(isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={isBusy}
      className={classNames(styles.scrim, styles.overlay[shape])}
    >
      <Modal ref={panel} className={classNames(styles.panel, styles.shape[shape], styles.size[size])}>
        <ReturnFocus />
        <Dialog
          role={role}
          {...(dialog?.hasDescription === true && { 'aria-describedby': descriptionId })}
          className={styles.dialog}
        >
          <div className={styles.close}>
            <IconButton icon={XIcon} label="Close" isDisabled={isBusy} onPress={() => dialog?.onClose()} />
          </div>
          <FrameContext value={frame}>{children}</FrameContext>
        </Dialog>
        {isAsking && <DiscardDialog isOpen onDiscard={handleDiscard} onClose={() => setIsAsking(false)} />}
      </Modal>
    </ModalOverlay>
  )
}

function ModalContent({
  title,
  description,
  size = 'lg',
  onClose,
  isDismissable = false,
  isBusy = false,
  role = 'dialog',
  footer,
  above,
  children,
}: Omit<ModalPanelProps, 'shape'>) {
  const frame = useContext(FrameContext)
  const firstFocused = useRef<HTMLElement>(null)
  const hasDescription = description !== undefined

  useLayoutEffect(() => {
    frame?.setDialog({ size, onClose, isDismissable, isBusy, role, hasDescription })
  })

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    firstFocused.current ??= target
  }

  return (
    <FrameContext value={null}>
      <FirstFocus asked={firstFocused} />
      <header className={styles.header}>
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        {hasDescription && (
          <div id={frame?.descriptionId} className={styles.description}>
            {description}
          </div>
        )}
      </header>
      {children !== undefined && (
        <div ref={(body) => focusableScroller(body)} onFocusCapture={handleFocus} className={styles.body}>
          {children}
        </div>
      )}
      {footer !== undefined && (
        <footer onFocusCapture={handleFocus} className={styles.footer}>
          {footer}
        </footer>
      )}
      {above !== undefined && <Above>{above}</Above>}
    </FrameContext>
  )
}

/** A panel makes what is outside inert when it opens, so a dialog over it has to come after it. */
function Above({ children }: { children: ReactNode }) {
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => queueMicrotask(() => setIsOpened(true)), [])
  return isOpened && children
}

/**
 * Inside an overlay: focuses the field with autoFocus. React focuses it on mount, when React Aria
 * does not know the new overlay yet and moves focus back to the open one below.
 */
function FirstFocus({ asked }: { asked: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    asked.current?.focus()
    return () => {
      asked.current = null
    }
  }, [asked])
  return null
}
