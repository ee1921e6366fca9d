import { graphql, useFragment } from '@coverdesk/contract'
import { openedAt, Row } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { WorkspaceStateBadge } from '../shared/WorkspaceStateBadge.tsx'
import type { WorkspaceRow_workspace$key } from './__generated__/WorkspaceRow_workspace.graphql.ts'

export function WorkspaceRow({ workspace }: { workspace: WorkspaceRow_workspace$key }) {
  const { id, title, agencyUser, state, updatedAt } = useFragment(
    graphql`
      fragment WorkspaceRow_workspace on CaraWorkspace {
        id
        title
        agencyUser {
          name
        }
        state
        updatedAt
      }
    `,
    workspace,
  )
  return (
    <Row
      href={paths.workspace(id)}
      cells={{
        title,
        // Nobody works yet in what Cara prepared on its own.
        user: agencyUser?.name ?? 'Cara',
        status: <WorkspaceStateBadge state={state} />,
        updatedAt: openedAt(updatedAt),
      }}
    />
  )
}
