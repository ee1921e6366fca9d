import { graphql } from 'react-relay'
import type { ConcreteRequest } from 'relay-runtime'
import type { FieldError } from '@coverdesk/design-system'

export type SignInAnswer =
  | { kind: 'signedIn' }
  /** A code was sent; another can be requested at this time of the local clock. */
  | { kind: 'codeAsked'; resendAt: number | null }
  | { kind: 'invalid'; fields: readonly FieldError[] }
  | { kind: 'refused'; message: string }

/** Requests a code with only the email; signs in with email and code. Returns every failure as a result. */
export async function signIn(email: string, code?: string): Promise<SignInAnswer> {
  const mutation: unknown = graphql`
    mutation signInMutation($email: String!, $code: String) {
      agencySignIn(email: $email, code: $code) {
        __typename
        ... on AgencySignInSuccess {
          agencyUser {
            id
          }
          resendAt
        }
        ... on SignInRefusedError {
          message
        }
        ...formErrors_answer @relay(mask: false)
      }
    }
  `
  const { params } = mutation as ConcreteRequest
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ doc_id: params.id, variables: { email, code } }),
    })
    return translate(await response.json(), clockDifference(response))
  } catch {
    // No response, or a proxy's own error page.
    return refused('The server cannot be reached. Check the connection and try again.')
  }
}

interface SignInResponse {
  data?: {
    agencySignIn: {
      __typename: string
      agencyUser?: { id: string } | null
      resendAt?: string | null
      message?: string
      fields?: FieldError[]
    }
  } | null
  errors?: { message: string }[]
}

function translate({ data, errors }: SignInResponse, difference: number): SignInAnswer {
  if (errors?.[0]) return refused(errors[0].message)
  const answer = data?.agencySignIn
  if (answer?.agencyUser) return { kind: 'signedIn' }
  if (answer?.fields) return { kind: 'invalid', fields: answer.fields }
  if (answer?.__typename === 'AgencySignInSuccess') {
    return { kind: 'codeAsked', resendAt: answer.resendAt ? Date.parse(answer.resendAt) - difference : null }
  }
  return refused(answer?.message ?? 'Something went wrong. Try again.')
}

function refused(message: string): SignInAnswer {
  return { kind: 'refused', message }
}

/** How far the server's clock is ahead of the local one. */
function clockDifference({ headers }: Response): number {
  const serverTime = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(serverTime) ? 0 : serverTime - Date.now()
}
