import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ChevronDownIcon } from '../../icons/icons.ts'
import { lazyPart } from '../../private/lazyPart.tsx'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import type { IconComponent } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { MenuItem } from './menuItem.ts'

export type MenuButtonProps = {
  label: string
  /** Shows only the icon, with the label as its name. */
  isIconOnly?: boolean
  /** Needed when only the icon shows. */
  icon?: IconComponent | undefined
  /** `neutral` by default, `quiet` when only the icon shows. */
  tone?: ButtonProps['tone']
  size?: ButtonProps['size']
  items: MenuItem[]
  /** Shown above the items: the signed-in user. */
  header?: ReactNode
  /** Replaces the label on the button; the label then only names it. */
  children?: ReactNode
}

/** A button that opens a menu of actions, links and options. */
export function MenuButton({
  label,
  isIconOnly = false,
  icon,
  tone,
  size,
  items,
  header,
  children,
}: MenuButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<FocusedEnd>()

  function handleKeyDown(event: KeyboardEvent) {
    const end = endForKey[event.key]
    if (end === undefined) return
    event.preventDefault()
    setOpenedBy(end)
  }

  const trigger = {
    ref: triggerRef,
    'aria-haspopup': 'menu',
    'aria-expanded': openedBy !== undefined,
    onPointerEnter: MenuPopover.preload,
    onFocus: MenuPopover.preload,
    onKeyDown: handleKeyDown,
    onPress: () => setOpenedBy('first'),
    ...(size && { size }),
    ...(tone && { tone }),
  } as const

  return (
    <>
      {isIconOnly && icon ? (
        <IconButton {...trigger} icon={icon} label={label} />
      ) : (
        <Button
          {...trigger}
          icon={icon}
          iconAfter={ChevronDownIcon}
          {...(children !== undefined && { 'aria-label': label })}
        >
          {children ?? label}
        </Button>
      )}
      {openedBy !== undefined && (
        <MenuPopover
          label={label}
          items={items}
          header={header}
          triggerRef={triggerRef}
          focusedEnd={openedBy}
          onClose={() => setOpenedBy(undefined)}
        />
      )}
    </>
  )
}

export type FocusedEnd = 'first' | 'last'

// Enter and Space too: if handled by the button's own click, the key would still be down when the menu opens,
// and focus would stay on the menu instead of its first item.
const endForKey: Record<string, FocusedEnd> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
}

const MenuPopover = lazyPart(async () => (await import('./MenuPopover.tsx')).MenuPopover)
