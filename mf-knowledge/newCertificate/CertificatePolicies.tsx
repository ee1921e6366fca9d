import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, Inline, orDash, shortDay, VisuallyHidden } from '@coverdesk/design-system'
import { Checkbox, FieldGroup } from '@coverdesk/design-system/forms'
import { paths } from '../paths.ts'
import type { CertificatePolicies_account$key } from './__generated__/CertificatePolicies_account.graphql.ts'
import type { PolicyChoice } from './usePolicyChoice.ts'

export interface CertificatePoliciesProps {
  account: CertificatePolicies_account$key
  choice: PolicyChoice
}

/** The account's policies on a certificate; those that cannot be shown say why and have a link. */
export function CertificatePolicies({ account, choice }: CertificatePoliciesProps) {
  const { certificatePolicies } = useFragment(
    graphql`
      fragment CertificatePolicies_account on Account {
        certificatePolicies {
          policy {
            id
            title
            carrier {
              name
            }
            inforceAt
            expiresAt
          }
          viewerCanShow {
            isAllowed
            reason
          }
        }
      }
    `,
    account,
  )
  if (certificatePolicies.length === 0) return null
  return (
    <FieldGroup label="Policies shown" name="policyIds" space="xs">
      {certificatePolicies.map(({ policy, viewerCanShow: { isAllowed, reason } }) => {
        const { id, title, carrier, inforceAt, expiresAt } = policy
        const term = `${shortDay(inforceAt)} – ${shortDay(expiresAt)}`
        return (
          <Inline key={id} justify="between" align="start" wrap={false}>
            <Checkbox
              label={title}
              description={[orDash(carrier?.name), term, reason].filter(Boolean).join(' · ')}
              isChecked={choice.tickedIds.includes(id)}
              isDisabled={!isAllowed}
              onChange={(isTicked) => choice.tick(id, isTicked)}
            />
            {!isAllowed && (
              // Opens in a new tab to keep the input here.
              <ButtonLink href={paths.policyOverview(id)} tone="quiet" size="small" isExternal>
                Open<VisuallyHidden> the policy</VisuallyHidden>
              </ButtonLink>
            )}
          </Inline>
        )
      })}
    </FieldGroup>
  )
}
