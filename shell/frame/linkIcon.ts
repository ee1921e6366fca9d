import {
  BuildingIcon,
  FileTextIcon,
  HouseIcon,
  type IconComponent,
  InboxIcon,
  MailIcon,
  PaletteIcon,
  PhoneIcon,
  ShieldCheckIcon,
  SlidersIcon,
  SparklesIcon,
} from '@coverdesk/design-system'

/** The icons a remote can name for its links. */
const icons: Record<string, IconComponent> = {
  house: HouseIcon,
  sliders: SlidersIcon,
  sparkles: SparklesIcon,
  document: FileTextIcon,
  palette: PaletteIcon,
  inbox: InboxIcon,
  phone: PhoneIcon,
  mail: MailIcon,
  building: BuildingIcon,
  shield: ShieldCheckIcon,
}

/** A link's icon; an unknown one, from a newer remote, shows a page. */
export function linkIcon(name: string): IconComponent {
  return icons[name] ?? FileTextIcon
}
