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
                name
              }
              # It replaces the resolution that the overview shows.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...RequestResolution_resolution
            }
          }
        }
      `,
      { id },
    )
    const resolvedBy = answer?.serviceRequest?.resolution?.resolvedBy
    if (resolvedBy) toast.show({ title: `${resolvedBy.name} resolved this request` })
  }

  useAgencyChanges({ subjectId: id, exceptOwn: true }, async (changes) => {
    await refresh<RequestPageQuery>(requestPageQuery, { id })
    const wasClosed = changes.some(
      ({ actorId, updateTypes }) => actorId !== viewer.id && updateTypes.includes('CLOSE_SERVICE_REQUEST'),
    )
    if (wasClosed) await tellWhoResolved()
  })
}
