import { Hono } from 'hono'
import { exportedCsv } from '../exports/index.ts'
import { agencyToday, recordSecurityEvent, type Identity } from '../identity/index.ts'
import { modules } from '../modules.ts'
import type { Clock } from '../platform/index.ts'
import { signedInUser, type AppBindings } from './visitorOf.ts'

interface ExportRoutesOptions {
  readonly identity: Identity
  readonly clock: Clock
}

const lists = new Map(
  modules.flatMap((module) => module.exports ?? []).map((list) => [`${list.name}.csv`, list]),
)

/** `GET /exports/accounts.csv?type=BUSINESS…` writes a list out as it is filtered. */
export function exportRoutes({ identity, clock }: ExportRoutesOptions): Hono<AppBindings> {
  const routes = new Hono<AppBindings>()

  routes.get('/:name', async (c) => {
    const user = await signedInUser(c, identity)
    if (!user) return c.json({ message: 'Sign in to continue.' }, 401)
    const list = lists.get(c.req.param('name'))
    if (!list) return c.json({ message: 'There is no such list.' }, 404)
    const asked = list.asked.safeParse(c.req.query())
    if (!asked.success) return c.json({ message: 'This filter is none of the list.' }, 400)

    const { agency } = user
    const origin = { address: c.env.sender.address, requestId: c.var.requestId }
    await recordSecurityEvent(agency, clock, {
      type: 'EXPORT',
      userId: user.user.id,
      origin,
      detail: list.name,
    })
    const day = agencyToday(agency, clock.now())
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list.name}-${day}.csv"`,
      'cache-control': 'no-store',
    }
    const body = exportedCsv(list, { agency, viewer: user.user, clock }, asked.data)
    return new Response(body, { headers })
  })

  return routes
}
