import { graphql, useFragment } from '@coverdesk/contract'
import { Button, ChevronDownIcon, ChevronUpIcon, RotateCwIcon, Text, toast } from '@coverdesk/design-system'
import { useId, useState } from 'react'
import type { StageLine_stage$key } from './__generated__/StageLine_stage.graphql.ts'
import { StageMark } from './StageMark.tsx'
import { StageEvents } from './StageEvents.tsx'
import { retryStage } from './workspaceMutations.ts'
import * as styles from './StageLine.css.ts'

/** A stage of Cara's work on one line; its events expand below it. */
export function StageLine({ stage }: { stage: StageLine_stage$key }) {
  const { id, type, title, state, result, events, processAttachmentsDetails, viewerCanRetry } = useFragment(
    graphql`
      fragment StageLine_stage on CaraPlanStage {
        id
        type
        title
        state
        result
        processAttachmentsDetails {
          currentFileProgress
        }
        events {
          title
          content
          status
          ...StageEvents_events
        }
        viewerCanRetry {
          isAllowed
          reason
        }
      }
    `,
    stage,
  )
  const [isOpen, setIsOpen] = useState(false)
  const eventsId = useId()
  const words =
    type === 'PROCESS_ATTACHMENTS'
      ? attachmentWords(state, processAttachmentsDetails?.currentFileProgress ?? 0)
      : title
  const current =
    state === 'IN_PROGRESS' ? events.findLast(({ status }) => status === 'IN_PROGRESS') : undefined
  const note = state === 'FAILED' ? result : current && (lastWords(current.content) || current.title)
  return (
    <div className={styles.stage}>
      <div className={styles.line}>
        <StageMark state={state} />
        <span className={styles.words}>
          <Text weight="medium">{words}</Text>
          {note != null && (
            <Text size="small" tone={state === 'FAILED' ? 'danger' : 'muted'}>
              {note}
            </Text>
          )}
        </span>
        {state === 'FAILED' && <RetryButton id={id} {...viewerCanRetry} />}
        {events.length > 0 && (
          <Button
            size="small"
            tone="quiet"
            iconAfter={isOpen ? ChevronUpIcon : ChevronDownIcon}
            aria-expanded={isOpen}
            aria-controls={eventsId}
            onPress={() => setIsOpen(!isOpen)}
          >
            {events.length === 1 ? '1 step' : `${events.length} steps`}
          </Button>
        )}
      </div>
      <div id={eventsId} hidden={!isOpen}>
        {isOpen && <StageEvents events={events} />}
      </div>
    </div>
  )
}

/** The last line a running step has written so far. */
function lastWords(content: string): string {
  return content.length > 120 ? `…${content.slice(-120)}` : content
}

/** The label of a stage that reads attachments (spec 1 §2.6). */
function attachmentWords(state: string, progress: number): string {
  if (state === 'FAILED') return 'Failed to process attachments'
  if (state === 'SUCCESS') return 'Processed attachments'
  return `Processing attachments... (${progress}%)`
}

interface RetryButtonProps {
  id: string
  isAllowed: boolean
  reason: string | null | undefined
}

function RetryButton({ id, isAllowed, reason }: RetryButtonProps) {
  const [isRetrying, setIsRetrying] = useState(false)

  async function handlePress() {
    setIsRetrying(true)
    const failure = await retryStage(id)
    setIsRetrying(false)
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  return (
    <Button
      size="small"
      icon={RotateCwIcon}
      isLoading={isRetrying}
      isDisabled={!isAllowed}
      disabledReason={reason}
      onPress={() => void handlePress()}
    >
      Retry
    </Button>
  )
}
