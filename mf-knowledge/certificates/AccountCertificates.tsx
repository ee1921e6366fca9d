import { ExportLink, graphql, useFragment } from '@coverdesk/contract'
import { EmptyState, FileTextIcon, Inline, Panel, Stack } from '@coverdesk/design-system'
import { NoPolicies } from '../account/NoPolicies.tsx'
import type { AccountCertificates_account$key } from './__generated__/AccountCertificates_account.graphql.ts'
import { CertificateActions } from './CertificateActions.tsx'
import { CertificateFiltersBar } from './CertificateFiltersBar.tsx'
import { CertificatesTable } from './CertificatesTable.tsx'
import { useCertificateFilters } from './useCertificateFilters.ts'

export interface AccountCertificatesProps {
  account: AccountCertificates_account$key
  /** The filter the account was loaded with. */
  text: string | null
}

/** An account's certificates, or what to do before the first one (spec of accounts, section 2). */
export function AccountCertificates({ account, text }: AccountCertificatesProps) {
  const data = useFragment(
    graphql`
      fragment AccountCertificates_account on Account {
        id
        policies(first: 1) {
          totalCount
        }
        everyCertificate: certificates(first: 1) {
          totalCount
        }
        ...CertificatesTable_account
      }
    `,
    account,
  )
  const { id, policies, everyCertificate } = data
  const hasPolicies = policies.totalCount > 0
  const list = useCertificateFilters(id)

  if (everyCertificate.totalCount === 0)
    return (
      <Panel>
        {hasPolicies ? (
          <EmptyState
            icon={FileTextIcon}
            title="No certificates"
            action={
              <Inline justify="center">
                <CertificateActions accountId={id} hasCertificates={false} />
              </Inline>
            }
          />
        ) : (
          <NoPolicies
            accountId={id}
            description="To create a certificate of liability insurance, start by logging a policy"
          />
        )}
      </Panel>
    )
  return (
    <Stack space="s">
      <Inline justify="between" align="start">
        <CertificateFiltersBar list={list} />
        <Inline>
          <ExportLink list="certificates" variables={{ accountId: id, text }} />
          {hasPolicies && <CertificateActions accountId={id} hasCertificates />}
        </Inline>
      </Inline>
      <CertificatesTable account={data} list={list} />
    </Stack>
  )
}
