import { graphql, useFragment } from '@coverdesk/contract'
import {
  CheckIcon,
  FileIcon,
  type IconComponent,
  openedAt,
  PencilIcon,
  PlusIcon,
  RotateCwIcon,
  Stack,
  Text,
  TimelineItem,
  TrashIcon,
  UploadIcon,
  UsersIcon,
} from '@coverdesk/design-system'
import { initiatorName } from '../shared/initiatorName.ts'
import type { PolicyHistoryItem_version$key } from './__generated__/PolicyHistoryItem_version.graphql.ts'

const told: Readonly<Record<string, { icon: IconComponent; words: string }>> = {
  CREATE_BUSINESS_POLICY: { icon: PlusIcon, words: 'logged the policy' },
  UPDATE_BUSINESS_POLICY: { icon: PencilIcon, words: 'changed the policy' },
  RENEW_BUSINESS_POLICY: { icon: RotateCwIcon, words: 'renewed the policy' },
  REINSTATE_BUSINESS_POLICY: { icon: RotateCwIcon, words: 'marked the policy reinstated' },
  MOVE_BUSINESS_POLICY: { icon: UsersIcon, words: 'moved the policy to another account' },
  ADD_FILE: { icon: FileIcon, words: 'added' },
  ATTACH_FILE: { icon: UploadIcon, words: 'uploaded' },
  DELETE_FILE: { icon: TrashIcon, words: 'deleted' },
  RESTORE_FILE: { icon: RotateCwIcon, words: 'restored' },
  CONFIRM_FILE: { icon: CheckIcon, words: 'confirmed' },
  ADD_POLICY_SCHEDULE: { icon: PlusIcon, words: 'added a schedule from the documents' },
  CORRECT_POLICY_SCHEDULE: { icon: PencilIcon, words: 'corrected a schedule' },
  REMOVE_POLICY_SCHEDULE: { icon: TrashIcon, words: 'removed from a schedule' },
}

/** An event this version does not know. */
const changed = { icon: PencilIcon, words: 'changed the policy' }

/** One change of a policy: its author, reason, and every field before and after. */
export function PolicyHistoryItem({ version }: { version: PolicyHistoryItem_version$key }) {
  const { createdAt, updateTypes, updateInitiatorType, updateInitiator, reason, documentName, changes } =
    useFragment(
      graphql`
        fragment PolicyHistoryItem_version on BusinessPolicyVersion {
          createdAt
          updateTypes
          updateInitiatorType
          updateInitiator {
            name
          }
          reason
          documentName
          changes {
            field
            label
            before
            after
          }
        }
      `,
      version,
    )
  const { icon, words } = told[updateTypes[0] ?? ''] ?? changed
  const hasMore = reason !== null || changes.length > 0
  return (
    <TimelineItem
      actor={initiatorName(updateInitiatorType, updateInitiator?.name)}
      icon={icon}
      summary={documentName ? `${words} ${documentName}` : words}
      time={openedAt(createdAt)}
      dateTime={createdAt}
    >
      {hasMore ? (
        <Stack space="xxs">
          {reason !== null && <Text as="p">{reason}</Text>}
          {changes.map(({ field, label, before, after }) => (
            <Text as="p" size="small" tone="muted" key={field}>
              {label}: {before ?? 'nothing'} → {after ?? 'nothing'}
            </Text>
          ))}
        </Stack>
      ) : undefined}
    </TimelineItem>
  )
}
