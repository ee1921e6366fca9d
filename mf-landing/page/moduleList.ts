import {
  BuildingIcon,
  CheckIcon,
  FileTextIcon,
  type IconComponent,
  InboxIcon,
  ListFilterIcon,
  MailIcon,
  MessageSquareIcon,
  PhoneIcon,
  SearchIcon,
  ShieldCheckIcon,
  SparklesIcon,
  UsersIcon,
} from '@coverdesk/design-system'

export interface Module {
  name: string
  icon: IconComponent
  text: string
  items: readonly { icon: IconComponent; label: string }[]
}

/** The four modules with their contents (spec 2 §1). */
export const moduleList: readonly Module[] = [
  {
    name: 'Copilot',
    icon: SparklesIcon,
    text: 'A colleague who has read every page, and shows where it stands.',
    items: [
      { icon: ListFilterIcon, label: 'Quote comparison' },
      { icon: FileTextIcon, label: 'Policy document analysis' },
      { icon: CheckIcon, label: 'Quote and bind automation' },
    ],
  },
  {
    name: 'Service',
    icon: InboxIcon,
    text: 'Everything clients ask for in one list, with an owner and a date.',
    items: [
      { icon: InboxIcon, label: 'Unified ticketing' },
      { icon: MessageSquareIcon, label: 'Automated customer inquiries' },
      { icon: ShieldCheckIcon, label: 'Certificate generation' },
    ],
  },
  {
    name: 'Communication',
    icon: PhoneIcon,
    text: 'Calls and mail are answered at once, in your agency’s name.',
    items: [
      { icon: PhoneIcon, label: 'Voice AI' },
      { icon: MailIcon, label: 'Email AI' },
      { icon: UsersIcon, label: 'White-labeled policyholder portal' },
    ],
  },
  {
    name: 'Knowledge',
    icon: BuildingIcon,
    text: 'Your book of business, searchable to the last endorsement.',
    items: [
      { icon: SearchIcon, label: 'Search policy documents' },
      { icon: SparklesIcon, label: 'Extract insights' },
    ],
  },
]
