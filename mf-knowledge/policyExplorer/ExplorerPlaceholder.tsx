import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, EmptyState, Panel, SparklesIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { ExplorerPlaceholder_policy$key } from './__generated__/ExplorerPlaceholder_policy.graphql.ts'

export interface ExplorerPlaceholderProps {
  policy: ExplorerPlaceholder_policy$key
  /** What the documents will open. */
  opens: keyof typeof words
}

const words = {
  explorer: {
    title: 'Policy Explorer',
    whileReading: 'The explorer opens as soon as they are ready.',
    withoutDocuments: 'The explorer can take a few minutes to become available.',
  },
  details: {
    title: 'Policy details',
    whileReading: 'The details appear as soon as they are ready.',
    withoutDocuments: 'The limits, dates and schedules found in it are listed here for review.',
  },
}

/** Replaces the explorer or the details while the policy has no readable document (spec of policies, section 2). */
export function ExplorerPlaceholder({ policy, opens }: ExplorerPlaceholderProps) {
  const { id, files } = useFragment(
    graphql`
      fragment ExplorerPlaceholder_policy on BusinessPolicy {
        id
        files {
          otherInsured {
            __typename
          }
          # The banner above shows the same record before its own query is answered.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...OtherInsuredBanner_file
          reading {
            state
          }
        }
      }
    `,
    policy,
  )
  const isReading = files.some(({ reading }) => reading === null || reading?.state === 'READING')
  const isHeld = files.some(({ otherInsured }) => otherInsured !== null)
  const hasFailed = files.length > 0 && !isReading
  return (
    <Panel>
      <EmptyState
        icon={SparklesIcon}
        title={words[opens].title}
        description={descriptionOf({
          ...words[opens],
          isReading: isReading && files.length > 0,
          isHeld,
          hasFailed,
        })}
        action={
          <ButtonLink href={files.length === 0 ? paths.uploadDocument(id) : paths.policyDocuments(id)}>
            {files.length === 0 ? 'Upload Document' : 'Go to documents'}
          </ButtonLink>
        }
      />
    </Panel>
  )
}

interface Unready {
  isReading: boolean
  isHeld: boolean
  hasFailed: boolean
  whileReading: string
  withoutDocuments: string
}

function descriptionOf({ isReading, isHeld, hasFailed, whileReading, withoutDocuments }: Unready): string {
  if (isReading) return `Reading the documents of this policy. ${whileReading}`
  if (isHeld)
    return 'The document names another insured. Confirm under Documents that it belongs to this policy, or upload the right one.'
  if (hasFailed) return 'None of the documents of this policy could be read. Upload another copy.'
  return `Upload a document first. ${withoutDocuments}`
}
