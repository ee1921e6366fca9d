import type { Handler } from 'hono'
import { createContext, type ContextDeps } from './createContext.ts'
import type { GraphqlServer } from './graphqlServer.ts'
import { visitorOf, type AppBindings } from './visitorOf.ts'

/** The GraphQL endpoint for browsers: reads their cookies and sets those of signing in and out. */
export function graphqlRoute(deps: ContextDeps, graphql: GraphqlServer): Handler<AppBindings> {
  return async (c) => {
    // Forms of other sites can send any other type without a preflight.
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (c.req.method === 'POST' && type !== 'application/json') {
      return c.json({ errors: [{ message: 'Send JSON with Content-Type: application/json.' }] }, 415)
    }
    // Read the whole body first: a user signed out during a slow upload is signed out when it runs.
    const request = await arrived(c.req.raw)
    const { visitor, cookies } = await visitorOf(c, deps.identity)
    const response = await graphql.fetch(request, createContext(deps, visitor))
    if (cookies.length === 0) return response
    const answer = new Response(response.body, response)
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
    return answer
  }
}

/** The request with its whole body, whose size the route before has limited. */
async function arrived(request: Request): Promise<Request> {
  if (!request.body) return request
  const { method, headers, signal } = request
  return new Request(request.url, { method, headers, signal, body: await request.arrayBuffer() })
}
