import { graphql, useFetcher, useFragment } from '@coverdesk/contract'
import { Button, ButtonLink, Inline, mediumDay, usd } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import { paths } from '../paths.ts'
import type { PolicyErrors } from '../policyForm/policyErrors.ts'
import type { CancellationBanner_policy$key } from './__generated__/CancellationBanner_policy.graphql.ts'
import { endCancellationNotice } from './endCancellationNotice.ts'

/** Warns of the carrier's notice of cancellation until the policy is reinstated or set to Canceled. */
export function CancellationBanner({ policy }: { policy: CancellationBanner_policy$key }) {
  const { id, version, policyNumber, settableStates, cancellationNotice } = useFragment(
    graphql`
      fragment CancellationBanner_policy on BusinessPolicy {
        id
        version
        policyNumber
        settableStates
        cancellationNotice {
          kind
          message
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
  if (!cancellationNotice) return null
  const { kind, message, effectiveOn, reason, amountDue, citation } = cancellationNotice
  const isOtherNumber =
    cancellationNotice.policyNumber && policyNumber && cancellationNotice.policyNumber !== policyNumber
  const failure = fetcher.data?.fields[0]?.message ?? fetcher.data?.message
  const facts = [
    ['Effective', effectiveOn ? mediumDay(effectiveOn) : 'not stated, see the notice'],
    ['Reason', reason],
    ['Amount due', amountDue == null ? null : usd(amountDue / 100)],
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
              void endCancellationNotice(id).finally(() => setIsEnding(false))
            }}
          >
            Mark Reinstated
          </Button>
          {kind === 'CANCELLATION' && settableStates.includes('CANCELED') && (
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
      {facts.map(([label, value]) => `${label}: ${value}`).join(' · ')} ({citation.fileName})
      {failure && ` ${failure}`}
    </Banner>
  )
}
