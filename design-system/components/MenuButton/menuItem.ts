import type { IconComponent } from '../Icon/Icon.tsx'

type ItemLooks = {
  id: string
  label: string
  icon?: IconComponent | undefined
  /** `danger` for what cannot be undone. */
  tone?: 'neutral' | 'danger'
  isDisabled?: boolean
  /** Why it cannot be chosen, shown beneath its words. */
  disabledReason?: string | null | undefined
}

/** Leads somewhere, as a real link. */
type LinkItem = ItemLooks & { href: string; onAction?: never }

/** Does something here. */
type ActionItem = ItemLooks & { onAction: () => void; href?: never }

/** One of several, of which one holds; the menu stays open. */
type ChoiceItem = {
  id: string
  /** The heading of the choices. */
  label: string
  options: Array<{ id: string; label: string; icon?: IconComponent | undefined }>
  selectedId: string
  onSelect: (id: string) => void
}

/** A line of a menu. */
export type MenuItem = LinkItem | ActionItem | ChoiceItem | 'separator'
