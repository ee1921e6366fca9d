import { graphql, useFragment, useLocation } from '@coverdesk/contract'
import { Inline, Link, mediumDay, Stack, Text } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import type { CertificateRevisions_certificate$key } from './__generated__/CertificateRevisions_certificate.graphql.ts'

/** A certificate's revisions, newest first; issued revisions never change. */
export function CertificateRevisions({ certificate }: { certificate: CertificateRevisions_certificate$key }) {
  const { id, accountId, isCurrent, revisions } = useFragment(
    graphql`
      fragment CertificateRevisions_certificate on CertificateOfLiabilityInsurance {
        id
        accountId
        isCurrent
        revisions {
          id
          revision
          issuedOn
          issuedBy {
            name
          }
        }
      }
    `,
    certificate,
  )
  const { search } = useLocation()
  if (revisions.length < 2) return null
  return (
    <Stack space="s">
      {!isCurrent && <Banner tone="info" title="Replaced by a newer revision" />}
      <Stack space="xxs" as="ul">
        {revisions.map((other) => (
          <li key={other.id} aria-current={other.id === id ? 'true' : undefined}>
            <Inline space="s">
              {other.id === id ? (
                <Text weight="medium">Revision {other.revision}</Text>
              ) : (
                // Replaces the history entry, so that Close leads to where this certificate was opened.
                <Link href={paths.certificate(accountId, other.id, search)} isReplacing>
                  Revision {other.revision}
                </Link>
              )}
              <Text size="small" tone="muted">
                {mediumDay(other.issuedOn)}
                {other.issuedBy && ` by ${other.issuedBy.name}`}
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
