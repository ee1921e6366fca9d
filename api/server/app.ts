import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { sessionCookie, type BrowserRequest } from '../identity/index.ts'
import type { Sender } from '../platform/index.ts'
import { createContext, type ContextGround } from './createContext.ts'
import type { GraphqlServer } from './graphqlServer.ts'

/** What the server is made of. */
export interface ServerParts {
  readonly ground: ContextGround
  readonly graphql: GraphqlServer
}

export interface AppBindings {
  Bindings: { sender: Sender }
}

/** Everything that answers over HTTP. */
export function createApp({ ground, graphql }: ServerParts): Hono<AppBindings> {
  const app = new Hono<AppBindings>()

  app.all('/graphql', async (c) => {
    const token = getCookie(c, sessionCookie)
    const user = token === undefined ? null : await ground.identity.userOf(token)
    const cookies: string[] = []
    const browser: Omit<BrowserRequest, 'become'> = {
      ipAddress: c.env.sender.address,
      cookie: (name) => getCookie(c, name),
      setCookie: (header) => void cookies.push(header),
    }
    const response = await graphql.fetch(c.req.raw, createContext(ground, { user, browser }))
    if (cookies.length === 0) return response
    const answer = new Response(response.body, response)
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
    return answer
  })

  return app
}
