import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Where each component stands in the list on the left; the order within a group is that of the alphabet. */
const groups: Record<string, string> = {
  Actions: 'Button ButtonLink CopyButton IconButton Link MenuButton',
  Controls:
    'AddressField Checkbox CheckboxGroup Combobox CurrencyInput DatePicker EmailField FieldGroup FileField Form MultiFileField ' +
    'NumberField OneTimeCodeField PercentInput PhoneField RadioGroup SearchField SegmentedControl Select Switch ' +
    'TextArea TextField ThemeSwitch',
  Data: 'Avatar Badge BarChart DataTable DescriptionList FilterBar LineChart LoadMore StatCard Table Timeline',
  Conversation:
    'AudioPlayer Composer ConversationLog MarkdownText MessageBubble QuoteCard StageProgress TypingIndicator',
  Frames:
    'AppFrame CommandPalette ConfirmDialog Dialog DocumentFrame Page PageHeader Panel Popover ShortcutList SlideOver TabsNav ' +
    'Tooltip',
  Feedback: 'Banner EmptyState ErrorPage ErrorState ProgressBar Skeleton Spinner Toast',
  'Layout and text': 'Box Divider Heading Icon Inline Kbd Stack Text VisuallyHidden',
  Theming: 'AgencyAccent DesignSystemProvider',
}

const components = path.resolve(import.meta.dirname, '../components')

/** The stories of each group as Storybook takes them; a component that no group names stops the start. */
export function componentGroups() {
  const grouped = new Set(Object.values(groups).flatMap((names) => names.split(' ')))
  const strays = readdirSync(components).filter((name) => !grouped.has(name))
  if (strays.length > 0) throw new Error(`Put ${strays.join(', ')} into a group of componentGroups.ts.`)
  return Object.entries(groups).flatMap(([titlePrefix, names]) =>
    names
      .split(' ')
      .map((name) => ({ directory: `../components/${name}`, files: '*.stories.tsx', titlePrefix })),
  )
}
