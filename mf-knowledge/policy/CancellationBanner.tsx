import { graphql, useFetcher, useFragment } from '@coverdesk/contract'
import { Button, ButtonLink, Inline, mediumDay, usd } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import { paths } from '../paths.ts'
import type { PolicyErrors } from '../policyForm/policyErrors.ts'
import type {
  CancellationBanner_policy$data,
  CancellationBanner_policy$key,
} from './__generated__/CancellationBanner_policy.graphql.ts'
import { endCancellationNotice } from './endCancellationNotice.ts'

/** Warns of the carrier's notice of cancellation until somebody confirms that the policy was reinstated, or sets it to Canceled. */
export function CancellationBanner({ policy }: { policy: CancellationBanner_policy$key }) {
  const { id, version, policyNumber, settableStates, reinstatements, cancellationNotice } = useFragment(
    graphql`
      fragment CancellationBanner_policy on BusinessPolicy {
        id
        version
        policyNumber
        settableStates
        reinstatements {
          message
          lapse {
            __typename
          }
          citation {
            fileId
            fileName
            link
          }
        }
        cancellationNotice {
          kind
          message
          isBeingRead
          reinstatement {
            isBeingRead
            citation {
              fileId
              fileName
              link
            }
          }
          effectiveOn
          reason
          amountDue
          policyNumber
          citation {
            fileId
            fileName
            link
          }
        }
      }
    `,
    policy,
  )
  const fetcher = useFetcher<PolicyErrors>()
  const [isEnding, setIsEnding] = useState(false)
  if (!cancellationNotice) return <LapseBanners policyId={id} reinstatements={reinstatements} />
  const { kind, message, effectiveOn, reason, amountDue, isBeingRead, reinstatement } = cancellationNotice
  const citation = reinstatement?.citation ?? cancellationNotice.citation
  const isOtherNumber =
    cancellationNotice.policyNumber && policyNumber && cancellationNotice.policyNumber !== policyNumber
  const failure = fetcher.data?.fields[0]?.message ?? fetcher.data?.message
  const isUnread = reinstatement ? reinstatement.isBeingRead : isBeingRead
  const effectiveLabel = reinstatement ? 'Canceled' : 'Effective'
  const facts = [
    [effectiveLabel, effectiveOn ? mediumDay(effectiveOn) : 'not stated, see the notice'],
    ['Reason', reason],
    ['Amount due', amountDue == null || reinstatement ? null : usd(amountDue / 100)],
    ['Policy named', isOtherNumber ? cancellationNotice.policyNumber : null],
  ].filter(([, value]) => value)
  return (
    <Banner
      tone="warning"
      title={message}
      action={
        <Inline space="xs">
          <ButtonLink size="small" href={`${paths.policyDocument(id, citation.fileId)}${citation.link}`}>
            Show Notice
          </ButtonLink>
          <Button
            size="small"
            isLoading={isEnding}
            onPress={() => {
              setIsEnding(true)
              void endCancellationNotice(id, citation.fileId).finally(() => setIsEnding(false))
            }}
          >
            Mark Reinstated
          </Button>
          {kind === 'CANCELLATION' && !reinstatement && settableStates.includes('CANCELED') && (
            <Button
              size="small"
              isLoading={fetcher.state !== 'idle'}
              onPress={() =>
                void fetcher.submit(
                  { version, state: 'CANCELED' },
                  {
                    method: 'put',
                    encType: 'application/json',
                    action: paths.editPolicy(id),
                    preventScrollReset: true,
                  },
                )
              }
            >
              Mark Canceled
            </Button>
          )}
        </Inline>
      }
    >
      {isUnread
        ? 'Its date, reason and amount show here once it is read.'
        : facts.map(([label, value]) => `${label}: ${value}`).join(' · ')}{' '}
      ({citation.fileName}){failure && ` ${failure}`}
    </Banner>
  )
}

interface LapseBannersProps {
  policyId: string
  reinstatements: CancellationBanner_policy$data['reinstatements']
}

/** Tells for the rest of the term that coverage lapsed, each time. */
function LapseBanners({ policyId, reinstatements }: LapseBannersProps) {
  return reinstatements
    .filter(({ lapse }) => lapse !== null)
    .map(({ message, citation }) => (
      <Banner
        key={citation.fileId}
        tone="info"
        title={message}
        action={
          <ButtonLink
            size="small"
            href={`${paths.policyDocument(policyId, citation.fileId)}${citation.link}`}
          >
            Show Notice
          </ButtonLink>
        }
      >
        The policy was not in force on those days. ({citation.fileName})
      </Banner>
    ))
}
