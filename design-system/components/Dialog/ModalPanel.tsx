import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { XIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { FirstFocus } from '../../private/FirstFocus.tsx'
import { focusableScroller } from '../../private/focusableScroller.ts'
import { ReturnFocus } from '../../private/ReturnFocus.tsx'
import { useEdits } from '../../private/useEdits.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { DialogProps } from './Dialog.tsx'
import * as styles from './ModalPanel.css.ts'

type ModalPanelProps = DialogProps & {
  shape: keyof typeof styles.overlay
  /** Dialogs that open over it, also when both are there from the start. */
  above?: ReactNode
}

/** The panel behind Dialog and SlideOver. */
export function ModalPanel({
  title,
  description,
  size = 'lg',
  isOpen,
  onClose,
  isDismissable = false,
  isBusy = false,
  role = 'dialog',
  footer,
  shape,
  above,
  children,
}: ModalPanelProps) {
  const descriptionId = useId()
  const firstFocused = useRef<HTMLElement>(null)
  const { edited, hasEdits } = useEdits()
  const [isAsking, setIsAsking] = useState(false)

  // Close and Cancel are deliberate; Escape and a click outside can be accidental.
  function handleOpenChange(willBeOpen: boolean) {
    if (willBeOpen || isBusy) return
    if (hasEdits()) setIsAsking(true)
    else onClose()
  }

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    firstFocused.current ??= target
  }

  function handleDiscard() {
    setIsAsking(false)
    onClose()
  }

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={isBusy}
      className={classNames(styles.scrim, styles.overlay[shape])}
    >
      <Modal className={classNames(styles.panel, styles.shape[shape], styles.size[size])}>
        <ReturnFocus />
        <FirstFocus asked={firstFocused} />
        <Dialog
          role={role}
          {...(description !== undefined && { 'aria-describedby': descriptionId })}
          className={styles.dialog}
        >
          <header className={styles.header}>
            <div className={styles.heading}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              {description !== undefined && (
                <div id={descriptionId} className={styles.description}>
                  {description}
                </div>
              )}
            </div>
            <IconButton icon={XIcon} label="Close" isDisabled={isBusy} onPress={onClose} />
          </header>
          {children !== undefined && (
            <div
              {...edited}
              ref={(body) => focusableScroller(body)}
              onFocusCapture={handleFocus}
              className={styles.body}
            >
              {children}
            </div>
          )}
          {footer !== undefined && (
            <footer onFocusCapture={handleFocus} className={styles.footer}>
              {footer}
            </footer>
          )}
        </Dialog>
        {isAsking && (
          <ConfirmDialog
            title="Discard what you typed?"
            description="It has not been saved."
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            isOpen
            onConfirm={handleDiscard}
            onClose={() => setIsAsking(false)}
          />
        )}
        {above !== undefined && <Above>{above}</Above>}
      </Modal>
    </ModalOverlay>
  )
}

/** A panel makes what is outside inert when it opens, so a dialog over it has to come after it. */
function Above({ children }: { children: ReactNode }) {
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => queueMicrotask(() => setIsOpened(true)), [])
  return isOpened && children
}
