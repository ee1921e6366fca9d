import { type ServiceRequestAnswer, serviceRequestAnswer } from './serviceRequestAnswer.ts'

/** What the API answers to an operation, by the operation's name; a function that throws is an error. */
export type DeskAnswers = Record<string, (variables: Record<string, unknown>) => unknown>

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
): DeskAnswers {
  const one = ({ id }: Record<string, unknown>) => ({
    serviceRequest: requests.find((request) => request.id === id) ?? null,
    agencyUsers,
  })
  const list = () => ({ serviceRequests: connection(requests), agencyUsers })
  return {
    RequestsPageQuery: list,
    RequestsTablePaginationQuery: list,
    RequestPageQuery: one,
    RequestOverviewPageQuery: one,
    RequestActivityPageQuery: one,
    useColleagueNewsQuery: one,
  }
}

/** One page with everything on it. */
export function connection(requests: readonly ServiceRequestAnswer[], totalCount = requests.length) {
  return {
    totalCount,
    edges: requests.map((node) => ({ cursor: node.id, node })),
    pageInfo: { endCursor: requests.at(-1)?.id ?? null, hasNextPage: totalCount > requests.length },
  }
}

/** A refusal with messages beneath fields. */
export function validationErrors(...fields: { path: string; message: string }[]) {
  return {
    __typename: 'ValidationErrors',
    __isNamedError: 'ValidationErrors',
    message: 'Check the form.',
    fields,
  }
}
