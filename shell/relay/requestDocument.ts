import { RequestFailure } from '../contract/RequestFailure.ts'
import { leaveFor, leaveForSignIn } from '../routing/leave.ts'
import { type Answer, isAnswer, redirectOf } from './answer.ts'

/** Runs one persisted document; throws if the response has errors, and redirects to sign-in when the session has ended. */
export async function requestDocument(docId: string, variables: unknown): Promise<Answer> {
  const response = await send(docId, variables)
  if (response.type === 'opaqueredirect') return leaveForSignIn()
  const body = await readJson(response)
  return answerOf(body, response.status)
}

/** A response's data, whether from the network or from the page. */
export async function answerOf(body: unknown, status: number): Promise<Answer> {
  if (!isAnswer(body)) throw new RequestFailure('The server gave no answer that can be read.', { status })
  const errors = body.errors ?? []
  const redirect = redirectOf(errors)
  if (redirect !== null) return leaveFor(redirect)
  if (status === 401 || errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) {
    return leaveForSignIn()
  }
  const [first] = errors
  if (!first) return body
  throw new RequestFailure(first.message, { status, errorId: first.extensions?.errorId })
}

async function send(docId: string, variables: unknown): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ doc_id: docId, variables }),
      redirect: 'manual',
    })
  } catch (error) {
    throw new RequestFailure('The server cannot be reached.', { status: 0, cause: error })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    // A proxy's own error page: only its status is meaningful.
    throw new RequestFailure(`The server answered with status ${response.status}.`, response)
  }
}
