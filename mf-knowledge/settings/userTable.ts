import { defineTable } from '@coverdesk/contract'

/** The people who work at the agency. */
export const userTable = defineTable({
  noun: { one: 'user', many: 'users' },
  columns: [
    { id: 'name', header: 'Name', width: 'fill' },
    { id: 'email', header: 'Email', width: 'wide', card: 'line' },
    { id: 'status', header: 'Status', width: 'badge', card: 'aside' },
    { id: 'action', header: 'Action', width: 'badge', align: 'end', isHeaderHidden: true },
  ],
})
