import { graphql, useFragment } from '@coverdesk/contract'
import { Badge, count, Text } from '@coverdesk/design-system'
import type { ReadingState_file$key } from './__generated__/ReadingState_file.graphql.ts'

/** A document's processing progress, or why it says nothing about the policy. */
export function ReadingState({ file }: { file: ReadingState_file$key }) {
  const { reading, mismatches, otherInsured } = useFragment(
    graphql`
      fragment ReadingState_file on File {
        mismatches
        otherInsured {
          message
        }
        # The banner above shows the same record before its own query is answered.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...OtherInsuredBanner_file
        reading {
          state
          pages
          pagesRead
          failure
          notes
        }
      }
    `,
    file,
  )
  if (!reading) return <Badge>Waiting</Badge>
  const { state, pages, pagesRead, failure, notes } = reading
  if (state === 'READING')
    return (
      <Badge tone="info">
        {pages == null ? 'Reading...' : `Reading ${count(pagesRead)} of ${count(pages)}`}
      </Badge>
    )
  if (state === 'FAILED') return <Explained tone="danger" word="Could not be read" reason={failure} />
  if (otherInsured) return <Explained tone="warning" word="On hold" reason={otherInsured.message} />
  if (mismatches.length > 0) return <Explained tone="warning" word="Another policy?" reason={mismatches[0]} />
  if (notes.length > 0) return <Explained tone="success" word="Read" reason={notes.join(' ')} />
  return <Badge tone="success">Read</Badge>
}

interface ExplainedProps {
  tone: 'danger' | 'warning' | 'success'
  word: string
  reason: string | null | undefined
}

function Explained({ tone, word, reason }: ExplainedProps) {
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      <Text as="div" size="caption" tone="muted" truncate title={reason ?? undefined}>
        {reason}
      </Text>
    </>
  )
}
