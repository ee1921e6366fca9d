import type { ReactNode, RefObject } from 'react'
import { Menu, MenuItem as AriaMenuItem, MenuSection } from 'react-aria-components/Menu'
import { Header } from 'react-aria-components/Header'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { RouterProvider } from 'react-aria-components'
import { CheckIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { popover } from '../../private/popover.css.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import type { FocusedEnd } from './MenuButton.tsx'
import type { MenuItem } from './menuItem.ts'
import * as styles from './MenuPopover.css.ts'

type MenuPopoverProps = {
  label: string
  items: MenuItem[]
  header: ReactNode
  triggerRef: RefObject<HTMLElement | null>
  focusedEnd: FocusedEnd
  onClose: () => void
}

/** The menu itself, above the page beside its button. */
export function MenuPopover({ label, items, header, triggerRef, focusedEnd, onClose }: MenuPopoverProps) {
  const { navigate } = useDesignSystem()
  return (
    <RouterProvider navigate={navigate}>
      <Popover
        aria-label={label}
        isOpen
        onOpenChange={onClose}
        triggerRef={triggerRef}
        placement="bottom end"
        offset={4}
        className={popover}
      >
        {header !== undefined && <div className={styles.header}>{header}</div>}
        <Menu
          aria-label={label}
          autoFocus={focusedEnd}
          onClose={onClose}
          shouldFocusWrap
          className={styles.menu}
        >
          {items.map((item, index) =>
            item === 'separator' ? (
              <Separator key={`separator-${index}`} className={styles.separator} />
            ) : 'options' in item ? (
              <Choices key={item.id} item={item} />
            ) : (
              <AriaMenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled ?? false}
                className={classNames(styles.item, item.tone === 'danger' && styles.danger)}
                {...(item.href === undefined ? { onAction: item.onAction } : { href: item.href })}
              >
                <ItemContent
                  icon={item.icon}
                  label={item.label}
                  reason={item.isDisabled ? item.disabledReason : undefined}
                />
              </AriaMenuItem>
            ),
          )}
        </Menu>
      </Popover>
    </RouterProvider>
  )
}

function Choices({ item }: { item: Extract<MenuItem, { options: unknown }> }) {
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[item.selectedId]}
      onSelectionChange={(keys) => {
        for (const key of keys === 'all' ? [] : keys) item.onSelect(String(key))
      }}
      shouldCloseOnSelect={false}
      className={styles.section}
    >
      <Header className={styles.sectionTitle}>{item.label}</Header>
      {item.options.map((option) => (
        <AriaMenuItem key={option.id} id={option.id} textValue={option.label} className={styles.item}>
          {({ isSelected }) => (
            <>
              <ItemContent icon={option.icon} label={option.label} />
              {isSelected && <Icon icon={CheckIcon} size="small" />}
            </>
          )}
        </AriaMenuItem>
      ))}
    </MenuSection>
  )
}

type ItemContentProps = {
  icon?: IconComponent | undefined
  label: string
  reason?: string | null | undefined
}

function ItemContent({ icon, label, reason }: ItemContentProps) {
  return (
    <>
      {icon && (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <div className={styles.words}>
        <div>{label}</div>
        {reason && <div className={styles.reason}>{reason}</div>}
      </div>
    </>
  )
}
