import { type ReactNode, useRef, useState } from 'react'
import { ChevronDownIcon } from '../../icons/icons.ts'
import { lazyPart } from '../../private/lazyPart.tsx'
import { Button, type ButtonProps } from '../Button/Button.tsx'

export type PopoverProps = Pick<ButtonProps, 'icon' | 'tone' | 'size'> & {
  /** The button's text and the panel's accessible name. */
  label: string
  /** The panel's content; a function receives a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button that opens a small panel beside it: a few settings, some details. */
export function Popover({ label, children, ...looks }: PopoverProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function close() {
    setIsOpen(false)
  }

  return (
    <>
      <Button
        {...looks}
        ref={triggerRef}
        iconAfter={ChevronDownIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={PopoverPanel.preload}
        onFocus={PopoverPanel.preload}
        onPress={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <PopoverPanel label={label} triggerRef={triggerRef} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </>
  )
}

const PopoverPanel = lazyPart(async () => (await import('./PopoverPanel.tsx')).PopoverPanel)
