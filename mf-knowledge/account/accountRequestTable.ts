import { defineTable } from '@coverdesk/contract'
import { CircleCheckIcon } from '@coverdesk/design-system'

/** The service requests of an account. */
export const accountRequestTable = defineTable({
  noun: { one: 'service request', many: 'service requests' },
  empty: {
    icon: CircleCheckIcon,
    title: 'No service requests',
    description: "You're all set! This account has not made any service requests.",
  },
  rowLines: 2,
  columns: [
    { id: 'type', header: 'Request Type', width: 'fill' },
    { id: 'status', header: 'Status', width: 'state', card: 'aside' },
    { id: 'updated', header: 'Last Updated', width: 'date', cardLabel: 'Updated' },
    { id: 'view', header: 'View', width: 'actions', align: 'end', isHeaderHidden: true, card: 'hidden' },
  ],
})
