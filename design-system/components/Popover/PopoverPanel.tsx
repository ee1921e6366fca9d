import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { focusableScroller } from '../../private/focusableScroller.ts'
import { popover } from '../../private/popover.css.ts'
import * as styles from './PopoverPanel.css.ts'

type PopoverPanelProps = {
  label: string
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The panel itself, above the page beside its button. */
export function PopoverPanel({ label, triggerRef, onClose, children }: PopoverPanelProps) {
  return (
    <Popover
      isOpen
      onOpenChange={onClose}
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      className={popover}
    >
      <Dialog aria-label={label} className={styles.panel}>
        <div ref={(body) => focusableScroller(body)} className={styles.body}>
          {children}
        </div>
      </Dialog>
    </Popover>
  )
}
