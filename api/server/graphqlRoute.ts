import type { Handler } from 'hono'
import { createContext, type ContextGround } from './createContext.ts'
import type { GraphqlServer } from './graphqlServer.ts'
import { visitorOf, type AppBindings } from './visitorOf.ts'

/** The GraphQL endpoint for browsers: their cookies in, and what signing in and out says about them out. */
export function graphqlRoute(ground: ContextGround, graphql: GraphqlServer): Handler<AppBindings> {
  return async (c) => {
    // Forms of other sites can send every other type without asking first.
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (c.req.method === 'POST' && type !== 'application/json') {
      return c.json({ errors: [{ message: 'A request is JSON: Content-Type: application/json.' }] }, 415)
    }
    const { visitor, cookies } = await visitorOf(c, ground.identity)
    const response = await graphql.fetch(c.req.raw, createContext(ground, visitor))
    if (cookies.length === 0) return response
    const answer = new Response(response.body, response)
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
    return answer
  }
}
