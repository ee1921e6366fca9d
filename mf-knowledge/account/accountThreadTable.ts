import { defineTable } from '@coverdesk/contract'
import { MailIcon } from '@coverdesk/design-system'

/** The email threads of an account. */
export const accountThreadTable = defineTable({
  noun: { one: 'email thread', many: 'email threads' },
  rowLines: 2,
  empty: {
    icon: MailIcon,
    title: 'No email threads',
    description: 'Emails from this account appear here.',
  },
  columns: [
    { id: 'subject', header: 'Subject', width: 'fill' },
    { id: 'waitingFor', header: 'Waiting For', width: 'badge', cardLabel: 'Waiting for' },
    { id: 'status', header: 'Status', width: 'badge', card: 'aside' },
    { id: 'updated', header: 'Last Activity', width: 'dateTime' },
  ],
})
