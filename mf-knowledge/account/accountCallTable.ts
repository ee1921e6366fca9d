import { defineTable } from '@coverdesk/contract'
import { PhoneIcon } from '@coverdesk/design-system'

/** The calls of an account. */
export const accountCallTable = defineTable({
  noun: { one: 'call', many: 'calls' },
  rowLines: 2,
  empty: { icon: PhoneIcon, title: 'No calls', description: 'Calls from this account to Cara appear here.' },
  columns: [
    { id: 'caller', header: 'Caller', width: 'fill' },
    { id: 'status', header: 'Status', width: 'badge', card: 'aside' },
    { id: 'duration', header: 'Duration', width: 'number', align: 'end' },
    { id: 'started', header: 'Started', width: 'dateTime' },
  ],
})
