import { type IconComponent, SparklesIcon } from '@coverdesk/design-system'
import {
  AwardIcon,
  BookOpenIcon,
  ColumnsIcon,
  FileCheckIcon,
  FileInputIcon,
  PresentationIcon,
  ScrollIcon,
} from '@coverdesk/design-system/conversation'

/** The icons the server names for built-in presets. */
const icons: Record<string, IconComponent> = {
  award: AwardIcon,
  compare: ColumnsIcon,
  contract: ScrollIcon,
  form: FileInputIcon,
  policy: BookOpenIcon,
  proposal: PresentationIcon,
  review: FileCheckIcon,
}

export function presetIcon(name: string): IconComponent {
  return icons[name] ?? SparklesIcon
}
