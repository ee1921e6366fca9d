import { graphql, lineOfBusinessLabel, useFragment } from '@coverdesk/contract'
import {
  DescriptionItem,
  DescriptionList,
  Heading,
  NOT_AVAILABLE,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { calendarDay } from '../shared/calendarDay.ts'
import { dollars } from '../shared/dollars.ts'
import { titleCased } from '../shared/titleCased.ts'
import type { ApplicationLosses_application$key } from './__generated__/ApplicationLosses_application.graphql.ts'

/** Losses under earlier policies, with their amounts. */
export function ApplicationLosses({ application }: { application: ApplicationLosses_application$key }) {
  const { pastPolicyLosses } = useFragment(
    graphql`
      fragment ApplicationLosses_application on BusinessApplication {
        pastPolicyLosses {
          claimDate
          claimStatus
          lossDate
          lossDescription
          lossState
          lossType
          policyEffectiveAt
          policyExpiresAt
          policyType
          totalPaidAmount
          totalReservedAmount
        }
      }
    `,
    application,
  )
  if (pastPolicyLosses.length === 0) return null
  return (
    <Stack space="xs">
      <Heading level={3} size="small">
        Past losses
      </Heading>
      <DescriptionList>
        {pastPolicyLosses.map((loss, place) => (
          <DescriptionItem key={place} label={calendarDay(loss.lossDate) ?? `Loss ${place + 1}`}>
            {said([loss.lossType, loss.lossState, loss.lossDescription])}
            <Text as="div" size="small" tone="muted">
              {said([
                loss.policyType && `${lineOfBusinessLabel(loss.policyType)} policy`,
                term(loss.policyEffectiveAt, loss.policyExpiresAt),
              ])}
            </Text>
            <Text as="div" size="small" tone="muted">
              {said([
                loss.claimStatus && `Claim ${titleCased(loss.claimStatus).toLowerCase()}`,
                loss.claimDate && `of ${calendarDay(loss.claimDate)}`,
                loss.totalPaidAmount !== null && `${dollars(loss.totalPaidAmount)} paid`,
                loss.totalReservedAmount !== null && `${dollars(loss.totalReservedAmount)} reserved`,
              ])}
            </Text>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Stack>
  )
}

function said(parts: readonly (string | false | null)[]): string {
  return parts.filter(Boolean).join(', ')
}

function term(from: string | null, to: string | null): string | null {
  if (from === null && to === null) return null
  return `${calendarDay(from) ?? NOT_AVAILABLE} to ${calendarDay(to) ?? NOT_AVAILABLE}`
}
