import {
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
import type { ReactNode } from 'react'
import { AnalysisScene } from '../scenes/AnalysisScene.tsx'
import { ChannelsScene } from '../scenes/ChannelsScene.tsx'
import { RequestScene } from '../scenes/RequestScene.tsx'
import { SearchScene } from '../scenes/SearchScene.tsx'

export interface Module {
  name: string
  text: string
  items: readonly { icon: IconComponent; label: string }[]
  scene: ReactNode
}

/** The four modules with their contents (spec 2 §1). */
export const moduleList: readonly Module[] = [
  {
    name: 'Copilot',
    text: 'A colleague who has read every page, and shows where it stands.',
    items: [
      { icon: ListFilterIcon, label: 'Quote comparison' },
      { icon: FileTextIcon, label: 'Policy document analysis' },
      { icon: CheckIcon, label: 'Quote and bind automation' },
    ],
    scene: <AnalysisScene />,
  },
  {
    name: 'Service',
    text: 'Everything clients ask for in one list, with an owner and a date.',
    items: [
      { icon: InboxIcon, label: 'Unified ticketing' },
      { icon: MessageSquareIcon, label: 'Automated customer inquiries' },
      { icon: ShieldCheckIcon, label: 'Certificate generation' },
    ],
    scene: <RequestScene />,
  },
  {
    name: 'Communication',
    text: 'Calls and emails are answered at once, in your agency’s name.',
    items: [
      { icon: PhoneIcon, label: 'Voice AI' },
      { icon: MailIcon, label: 'Email AI' },
      { icon: UsersIcon, label: 'White-labeled policyholder portal' },
    ],
    scene: <ChannelsScene />,
  },
  {
    name: 'Knowledge',
    text: 'Your book of business, searchable to the last endorsement.',
    items: [
      { icon: SearchIcon, label: 'Search policy documents' },
      { icon: SparklesIcon, label: 'Extract insights' },
    ],
    scene: <SearchScene />,
  },
]
