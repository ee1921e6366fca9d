import {
  type FormErrors,
  graphql,
  Outlet,
  type PageProps,
  RecordTable,
  useFetcher,
  usePreloadedQuery,
} from '@coverdesk/contract'
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmDialog,
  Inline,
  orDash,
  PlusIcon,
  Row,
  shortDate,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { useCallback, useState } from 'react'
import { paths } from '../paths.ts'
import type { ApiKeysPageQuery, ApiKeysPageQuery$data } from './__generated__/ApiKeysPageQuery.graphql.ts'
import { apiKeyTable } from './apiKeyTable.ts'

type ApiKey = ApiKeysPageQuery$data['agencyUser']['agency']['apiKeys'][number]

/** The keys with which the agency's other systems send to Coverdesk. */
export function ApiKeysPage({ queryRef }: PageProps<ApiKeysPageQuery>) {
  const { agencyUser } = usePreloadedQuery<ApiKeysPageQuery>(
    graphql`
      query ApiKeysPageQuery {
        agencyUser {
          agency {
            apiKeys {
              id
              label
              createdAt
              revokedAt
            }
          }
        }
      }
    `,
    queryRef,
  )
  const [revokingId, setRevokingId] = useState<string>()
  const renderRow = useCallback((apiKey: ApiKey) => <KeyRow apiKey={apiKey} onRevoke={setRevokingId} />, [])

  const { apiKeys } = agencyUser.agency
  // Closes itself once the key is revoked, by whomever.
  const revoking = apiKeys.find(({ id, revokedAt }) => id === revokingId && revokedAt === null)

  return (
    <Stack space="m">
      <Inline justify="between">
        <Text tone="muted">
          Other systems send service requests, email and calls to Coverdesk with a key.
        </Text>
        <ButtonLink href={paths.newApiKey()} tone="primary" icon={PlusIcon}>
          Create API Key
        </ButtonLink>
      </Inline>
      <RecordTable table={apiKeyTable} rows={apiKeys} renderRow={renderRow} />
      {revoking && (
        <RevokeDialog key={revoking.id} apiKey={revoking} onClose={() => setRevokingId(undefined)} />
      )}
      <Outlet />
    </Stack>
  )
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: (id: string) => void }) {
  const { id, label, createdAt, revokedAt } = apiKey
  const isActive = revokedAt === null
  return (
    <Row
      cells={{
        label,
        status: <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Revoked'}</Badge>,
        created: shortDate(createdAt),
        revoked: isActive ? orDash(null) : shortDate(revokedAt),
        revoke: isActive && (
          <Button size="small" onPress={() => onRevoke(id)}>
            Revoke
          </Button>
        ),
      }}
    />
  )
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const fetcher = useFetcher<FormErrors>()
  return (
    <ConfirmDialog
      title="Revoke API Key"
      description={<>“{apiKey.label}” will stop working at once. This cannot be undone.</>}
      error={fetcher.data?.message}
      confirmLabel="Revoke"
      isOpen
      isBusy={fetcher.state !== 'idle'}
      onClose={onClose}
      onConfirm={() =>
        void fetcher.submit(
          { id: apiKey.id },
          { method: 'delete', encType: 'application/json', action: paths.apiKeys() },
        )
      }
    />
  )
}
