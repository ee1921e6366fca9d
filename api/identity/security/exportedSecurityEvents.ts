import { z } from 'zod'
import { defineExport, pagesOf } from '../../exports/index.ts'
import { agencyUserKind } from '../agencyUser.ts'
import {
  securityEventKind,
  securityEventLabels,
  type SecurityEventRow,
  type SecurityEventType,
} from './securityEvent.ts'

const types = Object.keys(securityEventLabels) as SecurityEventType[]

/** The security log, newest first. */
export const exportedSecurityEvents = defineExport({
  name: 'security-events',
  heading: ['Time (UTC)', 'Event', 'User', 'Email', 'Detail', 'IP address', 'Request ID'],
  asked: z.object({ type: z.enum(types).optional(), text: z.string().optional() }),
  async *lines({ agency }, { type, text }) {
    const users = agency.table(agencyUserKind)
    const events = agency.table(securityEventKind)
    const narrowed = {
      ...(type && { within: { relation: 'type', key: type } }),
      ...(text && { text }),
    }
    for await (const rows of pagesOf<SecurityEventRow>((paged) =>
      events.page({ ...paged, ...narrowed, direction: 'descending' }),
    )) {
      yield rows.map((event) => {
        const user = users.get(event.userId ?? '')
        const at = new Date(event.at).toISOString()
        const who = [user?.name ?? null, user?.email ?? null]
        return [at, securityEventLabels[event.type], ...who, event.detail, event.address, event.requestId]
      })
    }
  },
})
