import { refresh, useAgencyChanges, useViewer } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import requestPageQuery, { type RequestPageQuery } from './__generated__/RequestPageQuery.graphql.ts'

/** Keeps the request's head and dialogs current, and says so when a colleague resolves it under one's eyes. */
export function useColleagueNews(id: string): void {
  const viewer = useViewer()

  useAgencyChanges({ subjectId: id }, async (changes) => {
    const answer = await refresh<RequestPageQuery>(requestPageQuery, { id })
    const wasClosed = changes.some(({ updateTypes }) => updateTypes.includes('CLOSE_SERVICE_REQUEST'))
    const resolvedBy = answer?.serviceRequest?.resolution?.resolvedBy
    if (!wasClosed || !resolvedBy || resolvedBy.id === viewer.id) return
    toast.show({ title: `${resolvedBy.name} resolved this request` })
  })
}
