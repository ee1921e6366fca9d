import { Badge, Icon, SparklesIcon, Text } from '@coverdesk/design-system'

const labels: Readonly<Record<string, string>> = {
  APPROVAL: 'Waiting for approval',
  ANSWER: 'Needs an answer',
}

export interface PreparedWorkBadgeProps {
  wait: string | null | undefined
  /** Shows only the icon, for narrow columns. */
  isCompact?: boolean
}

/** What the work that Cara prepared waits for; nothing if it does not wait. */
export function PreparedWorkBadge({ wait, isCompact = false }: PreparedWorkBadgeProps) {
  if (!wait) return null
  const label = labels[wait] ?? wait
  if (!isCompact) return <Badge icon={SparklesIcon}>{label}</Badge>
  return (
    <span role="img" aria-label={label}>
      <Text tone="accent">
        <Icon icon={SparklesIcon} size="small" />
      </Text>
    </span>
  )
}
