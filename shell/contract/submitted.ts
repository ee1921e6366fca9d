import { type ActionFunctionArgs, data } from 'react-router'
import type { FormErrors } from './formErrors.ts'
import { RequestFailure } from './RequestFailure.ts'

type Outcome = Promise<Response | FormErrors>

/** What is on its way to the server, by address and content. */
const underWay = new Map<string, Outcome>()

/**
 * Runs a form's action. A form that is posted again with the same content while its first post is under way (a double
 * press, before the screen knows of the first) shares that one's outcome. A request that failed on its way is told in the
 * form, so that what was typed is not lost with the page; anything else is a defect and goes to the area's error.
 */
export async function submitted({ request }: ActionFunctionArgs, action: () => Outcome): Outcome {
  const post = `${request.url} ${await contentOf(request.clone())}`
  const first = underWay.get(post)
  if (first) return first
  const outcome = toldInForm(action)
  underWay.set(post, outcome)
  try {
    return await outcome
  } finally {
    underWay.delete(post)
  }
}

async function contentOf(post: Request): Promise<string> {
  const isJson = post.headers.get('Content-Type')?.startsWith('application/json')
  // The border between the parts of a form is another in each post.
  return isJson ? post.text() : JSON.stringify([...(await post.formData())])
}

async function toldInForm(action: () => Outcome): Outcome {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    const told: FormErrors = { fields: [], message: `${error.message} Not saved. Try again.` }
    // With an error status the router leaves the page as it is: asking for it again would fail as well.
    return data(told, { status: 503 }) as unknown as FormErrors
  }
}
