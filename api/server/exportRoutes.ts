import { Hono } from 'hono'
import { exportedCsv, exportedWorkbook } from '../exports/index.ts'
import { agencyToday, recordSecurityEvent, type Identity } from '../identity/index.ts'
import { modules } from '../modules.ts'
import type { Clock } from '../platform/index.ts'
import { signedInUser, type AppBindings } from './visitorOf.ts'

interface ExportRoutesOptions {
  readonly identity: Identity
  readonly clock: Clock
}

const lists = new Map(modules.flatMap((module) => module.exports ?? []).map((list) => [list.name, list]))

/** `GET /exports/accounts.csv?type=BUSINESS…` exports a list as filtered; small ones also as `.xlsx`. */
export function exportRoutes({ identity, clock }: ExportRoutesOptions): Hono<AppBindings> {
  const routes = new Hono<AppBindings>()

  routes.get('/:name', async (c) => {
    const user = await signedInUser(c, identity)
    if (!user) return c.json({ message: 'Sign in to continue.' }, 401)
    const [, name = '', format] = /^(.+)\.(csv|xlsx)$/.exec(c.req.param('name')) ?? []
    const list = lists.get(name)
    const isWorkbook = format === 'xlsx'
    if (!list || (isWorkbook && !list.hasWorkbook)) return c.json({ message: 'There is no such list.' }, 404)
    const asked = list.asked.safeParse(c.req.query())
    if (!asked.success) return c.json({ message: 'The list has no such filter.' }, 400)

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
      'content-type': isWorkbook
        ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
        : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list.name}-${day}.${format}"`,
      'cache-control': 'no-store',
    }
    const deps = { agency, viewer: user.user, clock }
    const body = isWorkbook
      ? await exportedWorkbook(list, deps, asked.data)
      : exportedCsv(list, deps, asked.data)
    return new Response(body, { headers })
  })

  return routes
}
