import { graphql, useFragment } from '@coverdesk/contract'
import {
  CellNote,
  CellPart,
  mediumDay,
  NOT_AVAILABLE,
  orDash,
  Row,
  shortDay,
  VisuallyHidden,
} from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { CancellationNote } from '../shared/CancellationNote.tsx'
import { PolicyStateBadge } from '../shared/PolicyStateBadge.tsx'
import type { PolicyRow_policy$key } from './__generated__/PolicyRow_policy.graphql.ts'

interface PolicyRowProps {
  policy: PolicyRow_policy$key
  /** Whether the expiration date shows below the status, while it has no column of its own. */
  hasExpirationNote?: boolean
}

/** One policy of the list; the whole row links to its overview. */
export function PolicyRow({ policy, hasExpirationNote = false }: PolicyRowProps) {
  const row = useFragment(
    graphql`
      fragment PolicyRow_policy on BusinessPolicy {
        ...CancellationNote_policy
        id
        label
        standing
        policyNumber
        expiresAt
        carrier {
          name
        }
        account {
          account {
            name
            email
          }
        }
      }
    `,
    policy,
  )
  const { id, label, standing, policyNumber, expiresAt, carrier, account } = row
  const { name, email } = account.account
  return (
    <Row
      href={paths.policyOverview(id)}
      cells={{
        account: (
          <>
            {name}
            <CellPart>
              <CellNote>{orDash(email)}</CellNote>
            </CellPart>
            {/* An account has several policies: each link says which one it leads to. */}
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        ),
        status: (
          <>
            <PolicyStateBadge standing={standing} />
            <CancellationNote policy={row}>
              {hasExpirationNote && expiresAt !== null && (
                <CellNote>
                  {isOver(standing) ? 'Expired' : 'Expires'} {mediumDay(expiresAt)}
                </CellNote>
              )}
            </CancellationNote>
          </>
        ),
        type: label,
        carrier: (
          <>
            {orDash(carrier?.name)}
            <CellNote>{policyNumber ?? NOT_AVAILABLE}</CellNote>
          </>
        ),
        expires: shortDay(expiresAt),
      }}
    />
  )
}

function isOver(standing: string): boolean {
  return standing === 'EXPIRED' || standing === 'LAPSED'
}
