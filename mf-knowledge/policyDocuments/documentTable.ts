import { defineTable } from '@coverdesk/contract'

/** The documents of a policy (spec of policies, section 2). */
export const documentTable = defineTable({
  noun: { one: 'document', many: 'documents' },
  rowLines: 2,
  columns: [
    { id: 'name', header: 'Name', width: 'fill' },
    { id: 'type', header: 'Type', width: 'medium', card: 'line' },
    { id: 'reading', header: 'Reading', width: 'wide' },
    { id: 'uploaded', header: 'Upload Date', width: 'date', cardLabel: 'Uploaded' },
    { id: 'actions', header: 'Actions', width: 'actions', align: 'end', card: 'aside' },
  ],
})
