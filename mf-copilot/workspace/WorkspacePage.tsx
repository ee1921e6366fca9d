import {
  graphql,
  MissingRecord,
  type PageProps,
  usePageTitle,
  usePreloadedQuery,
  useSearchParams,
  useWatch,
} from '@coverdesk/contract'
import { Banner } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import type { WorkspacePageQuery } from './__generated__/WorkspacePageQuery.graphql.ts'
import type { WorkspacePageSubscription } from './__generated__/WorkspacePageSubscription.graphql.ts'
import { ArtifactPane } from './ArtifactPane.tsx'
import { SourcePane } from './SourcePane.tsx'
import { WorkspaceConversation } from './WorkspaceConversation.tsx'
import { WorkspacePanel } from './WorkspacePanel.tsx'
import * as styles from './WorkspacePage.css.ts'

/** One workspace (spec 1 §2.6): its subject, the conversation, and the open artifact or source beside it. */
export function WorkspacePage({ queryRef }: PageProps<WorkspacePageQuery>) {
  const query = usePreloadedQuery<WorkspacePageQuery>(
    graphql`
      query WorkspacePageQuery($id: ID!) {
        caraWorkspace(id: $id) {
          id
          title
          artifacts {
            id
            ...ArtifactPane_artifact
          }
          ...WorkspacePanel_workspace
          ...WorkspaceConversation_workspace
          ...SourcePane_workspace
        }
        ...ArtifactPane_query
      }
    `,
    queryRef,
  )
  const { id } = queryRef.variables
  // The stream returns everything the page shows.
  const status = useWatch<WorkspacePageSubscription>(
    graphql`
      subscription WorkspacePageSubscription($id: ID!) {
        watchCaraWorkspace(id: $id) {
          id
          title
          artifacts {
            id
            ...ArtifactPane_artifact
          }
          ...WorkspacePanel_workspace
          ...WorkspaceConversation_workspace
          ...SourcePane_workspace
        }
      }
    `,
    { id },
  )
  const [search] = useSearchParams()
  const workspace = query.caraWorkspace
  usePageTitle(workspace?.title ?? '')

  if (!workspace) return <MissingRecord what="workspace" to={paths.workspaces()} />
  const artifact = workspace.artifacts.find((one) => one.id === search.get('artifact'))
  const isSourceOpen = search.has('source')
  const isSplit = artifact !== undefined || isSourceOpen
  return (
    <div className={isSplit ? styles.splitPage : styles.page}>
      <WorkspacePanel workspace={workspace} isCompact={isSplit} />
      <div className={isSplit ? styles.besideConversation : styles.conversation}>
        {status === 'lost' && (
          <Banner tone="warning" title="Live updates are interrupted">
            Trying to reconnect. What you see may be out of date.
          </Banner>
        )}
        <WorkspaceConversation workspace={workspace} />
      </div>
      {isSourceOpen ? (
        <SourcePane workspace={workspace} />
      ) : (
        artifact && <ArtifactPane key={artifact.id} workspaceId={id} artifact={artifact} query={query} />
      )}
    </div>
  )
}
