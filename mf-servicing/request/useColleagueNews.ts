import { graphql, refresh, useAgencyChanges, useViewer } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import requestPageQuery, { type RequestPageQuery } from './__generated__/RequestPageQuery.graphql.ts'
import type { useColleagueNewsQuery } from './__generated__/useColleagueNewsQuery.graphql.ts'

/** Keeps the request's head and dialogs current, and says so when a colleague resolves it under one's eyes. */
export function useColleagueNews(id: string): void {
  const viewer = useViewer()

  async function tellWhoResolved() {
    const answer = await refresh<useColleagueNewsQuery>(
      graphql`
        query useColleagueNewsQuery($id: ID!) {
          serviceRequest(id: $id) {
            resolution {
              resolvedBy {
                id
                name
              }
            }
          }
        }
      `,
      { id },
    )
    const resolvedBy = answer?.serviceRequest?.resolution?.resolvedBy
    if (resolvedBy && resolvedBy.id !== viewer.id) {
      toast.show({ title: `${resolvedBy.name} resolved this request` })
    }
  }

  useAgencyChanges({ subjectId: id }, async (changes) => {
    await refresh<RequestPageQuery>(requestPageQuery, { id })
    const wasClosed = changes.some(({ updateTypes }) => updateTypes.includes('CLOSE_SERVICE_REQUEST'))
    if (wasClosed) await tellWhoResolved()
  })
}
