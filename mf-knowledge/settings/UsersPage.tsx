import {
  type FormErrors,
  graphql,
  Outlet,
  type PageProps,
  RecordTable,
  refresh,
  useAgencyChanges,
  useFetcher,
  useFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmDialog,
  Inline,
  PlusIcon,
  Row,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { useCallback, useState } from 'react'
import { paths } from '../paths.ts'
import type { UsersPage_user$key } from './__generated__/UsersPage_user.graphql.ts'
import usersPageQuery, {
  type UsersPageQuery,
  type UsersPageQuery$data,
} from './__generated__/UsersPageQuery.graphql.ts'
import { userTable } from './userTable.ts'

type User = UsersPageQuery$data['agencyUser']['agency']['users'][number]

/** Who can sign in to the agency. */
export function UsersPage({ queryRef }: PageProps<UsersPageQuery>) {
  const { agencyUser } = usePreloadedQuery<UsersPageQuery>(
    graphql`
      query UsersPageQuery {
        agencyUser {
          agency {
            users {
              id
              name
              isActive
              ...UsersPage_user
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges({ typename: 'AgencyUser' }, () => refresh<UsersPageQuery>(usersPageQuery, variables))
  const [leavingId, setLeavingId] = useState<string>()
  const renderRow = useCallback((user: User) => <UserRow user={user} onDeactivate={setLeavingId} />, [])

  const { users } = agencyUser.agency
  // Closes itself once the user is deactivated, by whomever.
  const leaving = users.find(({ id, isActive }) => id === leavingId && isActive)

  return (
    <Stack space="m">
      <Inline justify="between">
        <Text tone="muted">Active users sign in with a code sent to their email address.</Text>
        <ButtonLink href={paths.addUser()} tone="primary" icon={PlusIcon}>
          Add User
        </ButtonLink>
      </Inline>
      <RecordTable table={userTable} rows={users} renderRow={renderRow} />
      {leaving && (
        <DeactivateDialog key={leaving.id} user={leaving} onClose={() => setLeavingId(undefined)} />
      )}
      <Outlet />
    </Stack>
  )
}

interface UserRowProps {
  user: UsersPage_user$key
  onDeactivate: (id: string) => void
}

function UserRow({ user, onDeactivate }: UserRowProps) {
  const { id, name, email, isActive, viewerCanDeactivate } = useFragment(
    graphql`
      fragment UsersPage_user on AgencyUser {
        id
        name
        email
        isActive
        viewerCanDeactivate {
          isAllowed
          reason
        }
      }
    `,
    user,
  )
  const fetcher = useFetcher<FormErrors>()
  return (
    <Row
      cells={{
        name,
        email,
        status: <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Deactivated'}</Badge>,
        action: isActive ? (
          <Button
            size="small"
            isDisabled={!viewerCanDeactivate.isAllowed}
            disabledReason={viewerCanDeactivate.reason}
            onPress={() => onDeactivate(id)}
          >
            Deactivate
          </Button>
        ) : (
          <Button
            size="small"
            isLoading={fetcher.state !== 'idle'}
            onPress={() =>
              void fetcher.submit(
                { name, email },
                { method: 'post', encType: 'application/json', action: paths.addUser() },
              )
            }
          >
            Reactivate
          </Button>
        ),
      }}
    />
  )
}

function DeactivateDialog({ user: { id, name }, onClose }: { user: User; onClose: () => void }) {
  const fetcher = useFetcher<FormErrors>()
  return (
    <ConfirmDialog
      title="Deactivate User"
      description={
        <>
          {name} will be signed out at once and can no longer sign in. Their name stays on the requests and
          comments they worked on.
        </>
      }
      error={fetcher.data?.message}
      confirmLabel="Deactivate"
      isOpen
      isBusy={fetcher.state !== 'idle'}
      onClose={onClose}
      onConfirm={() =>
        void fetcher.submit({ id }, { method: 'delete', encType: 'application/json', action: paths.users() })
      }
    />
  )
}
