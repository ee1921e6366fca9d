import { connection, type RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { type ServiceRequestAnswer, serviceRequestAnswer } from './serviceRequestAnswer.ts'

const agencyUsers = [
  {
    __typename: 'AgencyUser',
    id: 'au_dana',
    name: 'Dana Whitfield',
    email: 'dana.whitfield@harborline.example',
  },
  { __typename: 'AgencyUser', id: 'au_marcus', name: 'Marcus Oyelaran', email: 'marcus@harborline.example' },
  { __typename: 'AgencyUser', id: 'au_priya', name: 'Priya Raman', email: 'priya@harborline.example' },
]

/** An agency with these requests, answering every query of the desk. */
export function deskAnswers(
  requests: readonly ServiceRequestAnswer[] = [serviceRequestAnswer()],
): RemoteAnswers {
  const one = ({ id }: Record<string, unknown>) => ({
    serviceRequest: requests.find((request) => request.id === id) ?? null,
    agencyUsers,
  })
  const list = () => ({ serviceRequests: connection(requests), agencyUsers })
  return {
    announceOutcomeQuery: () => ({ caraProposalOutcome: null }),
    RequestsPageQuery: list,
    RequestsPagePaginationQuery: list,
    RequestPageQuery: one,
    RequestOverviewPageQuery: one,
    ResolveDialogQuery: one,
    UpdateDialogQuery: one,
    LinkDialogQuery: one,
    RequestConversationPageQuery: one,
    RequestActivityPageQuery: one,
    useColleagueNewsQuery: one,
  }
}
