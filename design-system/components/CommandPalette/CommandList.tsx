import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import {
  BuildingIcon,
  ChevronRightIcon,
  FileTextIcon,
  InboxIcon,
  MessageSquareIcon,
  PlusIcon,
  ShieldCheckIcon,
  UserIcon,
  ZapIcon,
} from '../../icons/icons.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { MarkedText } from '../MarkedText/MarkedText.tsx'
import type { Command, CommandGroup, CommandKind } from './command.ts'
import * as styles from './CommandList.css.ts'

const iconOfKind: Record<CommandKind, IconComponent> = {
  account: BuildingIcon,
  policy: ShieldCheckIcon,
  request: InboxIcon,
  document: FileTextIcon,
  message: MessageSquareIcon,
  person: UserIcon,
  page: ChevronRightIcon,
  create: PlusIcon,
  action: ZapIcon,
}

type CommandListProps = {
  groups: readonly CommandGroup[]
  onClose: () => void
}

/** The commands by group, navigated from the input above. */
export function CommandList({ groups, onClose }: CommandListProps) {
  return (
    <ListBox aria-label="Results" shouldFocusWrap className={styles.list}>
      {groups.map(({ id, title, commands }) => (
        <ListBoxSection key={id} id={id} className={styles.group}>
          <Header className={styles.title}>{title}</Header>
          {commands.map((command) => (
            <CommandLine key={command.id} groupId={id} command={command} onClose={onClose} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}

type CommandLineProps = {
  groupId: string
  command: Command
  onClose: () => void
}

function CommandLine({ groupId, command, onClose }: CommandLineProps) {
  const { id, kind, label, description, passage, badgeText, keys, href, onAction } = command
  return (
    <ListBoxItem
      // A recently opened record may also appear in another group.
      id={`${groupId} ${id}`}
      textValue={label}
      onAction={() => {
        onClose()
        onAction?.()
      }}
      {...(href !== undefined && { href })}
      className={styles.line}
    >
      <span className={styles.icon}>
        <Icon icon={iconOfKind[kind]} />
      </span>
      <div className={styles.words}>
        <div className={styles.text}>{label}</div>
        {description !== undefined && <div className={styles.description}>{description}</div>}
        {passage && (
          <div className={styles.passage} dir="auto">
            <MarkedText text={passage.text} marks={passage.marks} />
          </div>
        )}
      </div>
      {badgeText !== undefined && <Badge isPlain>{badgeText}</Badge>}
      {keys && (
        <Inline space="xxs" wrap={false}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Inline>
      )}
    </ListBoxItem>
  )
}
