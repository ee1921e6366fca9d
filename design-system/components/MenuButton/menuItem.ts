import type { IconComponent } from '../Icon/Icon.tsx'

type ItemLooks = {
  id: string
  label: string
  icon?: IconComponent | undefined
  /** `danger` for irreversible actions. */
  tone?: 'neutral' | 'danger'
  isDisabled?: boolean
  /** Why it is disabled, shown below its text. */
  disabledReason?: string | null | undefined
}

/** Navigates, as a real link. */
type LinkItem = ItemLooks & { href: string; onAction?: never }

/** Runs an action here. */
type ActionItem = ItemLooks & { onAction: () => void; href?: never }

/** A radio group; the menu stays open. */
type ChoiceItem = {
  id: string
  /** The heading of the options. */
  label: string
  options: Array<{ id: string; label: string; icon?: IconComponent | undefined }>
  selectedId: string
  onSelect: (id: string) => void
}

/** A menu item. */
export type MenuItem = LinkItem | ActionItem | ChoiceItem | 'separator'
