import { type ActionFunctionArgs, data } from 'react-router'
import type { FormErrors } from './formErrors.ts'
import type { RemoteRoute } from './Remote.ts'
import { RequestFailure } from './RequestFailure.ts'

/** Submits in progress, by URL and content. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * The routes of a remote, whose actions receive forms. Submitting the same content again while the first submit is in
 * progress (a double click) shares its result. A network failure is shown in the form, so that the input is not lost
 * with the page; anything else is a defect and goes to the area's error boundary.
 */
export function formActions(routes: readonly RemoteRoute[]): RemoteRoute[] {
  return routes.map((route) => {
    const { action, children } = route
    return {
      ...route,
      ...(typeof action === 'function' && {
        action: (args: ActionFunctionArgs) => submitted(args, async () => await action(args)),
      }),
      ...(children && { children: formActions(children) }),
    } as RemoteRoute
  })
}

async function submitted({ request }: ActionFunctionArgs, action: () => Promise<unknown>): Promise<unknown> {
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
  // Each submit has a different multipart boundary.
  return isJson ? post.text() : JSON.stringify([...(await post.formData())])
}

async function toldInForm(action: () => Promise<unknown>): Promise<unknown> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    const told: FormErrors = { fields: [], message: `${error.message} Not saved. Try again.` }
    // With an error status the router does not revalidate the page, which would fail as well.
    return data(told, { status: 503 })
  }
}
