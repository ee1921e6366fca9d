import { defineKind } from '../kind.ts'

/** A small trade for the platform's own tests: requests with comments, as an agency has them. */
export interface TestRequest {
  readonly clientName: string
  readonly state: 'OPEN' | 'CLOSED'
  readonly assignee: string | null
  readonly dueAt: number
  readonly details?: string
}

export const requestKind = defineKind({
  name: 'testRequest',
  prefix: 'tr',
  row: ({ clientName, state, assignee, dueAt }: TestRequest, id) => ({
    id,
    clientName,
    state,
    assignee,
    dueAt,
  }),
  text: ({ clientName, state, assignee }) => `${clientName} ${state} ${assignee ?? ''}`,
  orders: {
    client: (a, b) => (a.clientName < b.clientName ? -1 : a.clientName > b.clientName ? 1 : 0),
    due: (a, b) => a.dueAt - b.dueAt,
  },
  relations: { state: (row) => row.state, assignee: (row) => row.assignee },
})

export interface TestComment {
  readonly requestId: string
  readonly content: string
}

export const commentKind = defineKind({
  name: 'testComment',
  prefix: 'tc',
  row: ({ requestId }: TestComment, id) => ({ id, requestId }),
  relations: { request: (row) => row.requestId },
  subject: ({ requestId }) => requestId,
})

/** A roofing contractor's request, as it comes in. */
export function roofingRequest(fields: Partial<TestRequest> = {}): TestRequest {
  return { clientName: 'Summit Ridge Roofing', state: 'OPEN', assignee: null, dueAt: 0, ...fields }
}
