import { graphql, useFragment } from '@coverdesk/contract'
import { count, shortDay, Stack, Text } from '@coverdesk/design-system'
import type { ReissuedPolicies_account$key } from './__generated__/ReissuedPolicies_account.graphql.ts'

/** The policies an account's certificates will show after reissuing, and which are left off. */
export function ReissuedPolicies({ account }: { account: ReissuedPolicies_account$key }) {
  const { certificatePolicies, certificateReissue } = useFragment(
    graphql`
      fragment ReissuedPolicies_account on Account {
        certificatePolicies {
          policy {
            id
            title
          }
          viewerCanShow {
            isAllowed
            reason
          }
        }
        certificateReissue {
          certificateCount
          holderCount
          policies {
            policy {
              id
              title
              inforceAt
              expiresAt
            }
            certificateCount
          }
        }
      }
    `,
    account,
  )
  const { certificateCount, holderCount, policies } = certificateReissue
  const leftOff = certificatePolicies.filter(({ viewerCanShow }) => !viewerCanShow.isAllowed)
  const holders = holderCount === 1 ? '1 holder' : `${count(holderCount)} holders`
  return (
    <Stack space="s">
      <Text as="p">
        {certificateCount === 1 ? '1 certificate' : `${count(certificateCount)} certificates`} for {holders}
      </Text>
      {policies.length > 0 && (
        <Stack space="xs">
          <Text as="p" weight="medium">
            Policies shown
          </Text>
          <Stack space="xxs" as="ul">
            {policies.map(({ policy: { id, title, inforceAt, expiresAt }, certificateCount: onMany }) => (
              <li key={id}>
                {title}{' '}
                <Text tone="muted">
                  {shortDay(inforceAt)} – {shortDay(expiresAt)}
                  {onMany < certificateCount && ` · on ${count(onMany)} of ${count(certificateCount)}`}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {leftOff.length > 0 && (
        <Stack space="xs">
          <Text as="p" weight="medium">
            Left off
          </Text>
          <Stack space="xxs" as="ul">
            {leftOff.map(({ policy: { id, title }, viewerCanShow }) => (
              <li key={id}>
                {title} <Text tone="muted">{viewerCanShow.reason}</Text>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}
