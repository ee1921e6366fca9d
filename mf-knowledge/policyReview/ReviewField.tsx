import { graphql, useFragment } from '@coverdesk/contract'
import {
  Badge,
  Button,
  CheckIcon,
  Inline,
  PencilIcon,
  RotateCwIcon,
  Text,
  type Tone,
  XIcon,
} from '@coverdesk/design-system'
import type { KeyboardEvent } from 'react'
import { detailText } from '../shared/detailText.ts'
import type { PolicyDetailStatus, ReviewField_field$key } from './__generated__/ReviewField_field.graphql.ts'
import { CorrectField } from './CorrectField.tsx'
import type { Review } from './reviewDetail.ts'
import * as styles from './ReviewField.css.ts'

export interface ReviewFieldProps {
  field: ReviewField_field$key
  isActive: boolean
  isEditing: boolean
  /** The selected value, from 0. */
  candidate: number
  onActivate: () => void
  onCandidate: (index: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onEdit: () => void
  onCloseEditor: () => void
  /** Returns the error, or null. */
  onDecide: (review: Omit<Review, 'path'>) => Promise<string | null>
}

/** One field: its value, the documents' values, and the review actions. */
export function ReviewField({
  field,
  isActive,
  isEditing,
  candidate,
  onActivate,
  onCandidate,
  onKeyDown,
  onEdit,
  onCloseEditor,
  onDecide,
}: ReviewFieldProps) {
  const { path, label, kind, status, value, candidates, decidedBy } = useFragment(
    graphql`
      fragment ReviewField_field on PolicyDetailField {
        path
        label
        kind
        status
        value
        candidates {
          value
          reason
          citation {
            fileName
            page
          }
        }
        decidedBy {
          name
        }
      }
    `,
    field,
  )
  const { tone, word } = statuses[status] ?? { tone: 'neutral', word: null }
  const isDecided = status === 'ACCEPTED' || status === 'CORRECTED' || status === 'CLEARED'
  const chosen = candidates[candidate]?.value
  const isOnlyValue = candidates.length === 1 && chosen === value
  return (
    // Keys act on the focused field; each key also has a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-path={path}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isActive ? 0 : -1}
      aria-current={isActive ? 'true' : undefined}
      className={styles.field}
      onFocus={onActivate}
      onClick={onActivate}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          {detailText(kind, value) ?? (status === 'CONFLICT' ? 'Choose a value' : '—')}
        </span>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {isActive && (
        <div className={styles.body}>
          {candidates.map(({ value: said, reason, citation }, index) => {
            const source = (
              <Text size="caption" tone="muted">
                {[citation && `${citation.fileName}, page ${citation.page}`, reason]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            )
            // Values have no ids, and several documents may have the same value.
            return isOnlyValue ? (
              <div key={index}>{source}</div>
            ) : (
              <button
                key={index}
                type="button"
                aria-pressed={index === candidate}
                className={styles.candidate}
                onClick={() => onCandidate(index)}
                onFocus={() => onCandidate(index)}
              >
                <span className={styles.said}>{detailText(kind, said)}</span>
                {source}
              </button>
            )
          })}
          {isDecided && decidedBy && (
            <Text size="caption" tone="muted">
              {word} by {decidedBy.name}
            </Text>
          )}
          {isEditing ? (
            <CorrectField
              label={label}
              kind={kind}
              value={value ?? chosen ?? ''}
              onSave={(corrected) => onDecide({ action: 'CORRECT', value: corrected })}
              onClose={onCloseEditor}
            />
          ) : (
            <Inline space="xs">
              {chosen !== undefined && (
                <Button
                  size="small"
                  icon={CheckIcon}
                  onPress={() => void onDecide({ action: 'ACCEPT', value: chosen })}
                >
                  Accept
                </Button>
              )}
              <Button size="small" tone="quiet" icon={PencilIcon} onPress={onEdit}>
                Change…
              </Button>
              {value != null && (
                <Button
                  size="small"
                  tone="quiet"
                  icon={XIcon}
                  onPress={() => void onDecide({ action: 'CLEAR' })}
                >
                  Clear
                </Button>
              )}
              {isDecided && (
                <Button
                  size="small"
                  tone="quiet"
                  icon={RotateCwIcon}
                  onPress={() => void onDecide({ action: 'RESET' })}
                >
                  Undo
                </Button>
              )}
            </Inline>
          )}
        </div>
      )}
    </li>
  )
}

const statuses: Partial<Record<PolicyDetailStatus, { tone: Tone; word: string | null }>> = {
  ACCEPTED: { tone: 'success', word: 'Accepted' },
  CLEARED: { tone: 'neutral', word: 'Cleared' },
  CONFLICT: { tone: 'warning', word: 'Conflict' },
  CORRECTED: { tone: 'success', word: 'Corrected' },
  FOUND: { tone: 'info', word: 'Found' },
  MISSING: { tone: 'neutral', word: 'Not found' },
}
