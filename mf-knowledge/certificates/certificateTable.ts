import { defineTable } from '@coverdesk/contract'

/** The certificates of an account (spec of accounts, section 2). */
export const certificateTable = defineTable({
  noun: { one: 'certificate', many: 'certificates' },
  rowLines: 2,
  columns: [
    { id: 'holder', header: 'Holder', width: 'fill' },
    { id: 'place', header: 'City, state and ZIP', width: 'wide', card: 'line' },
    { id: 'number', header: 'Certificate number', width: 'medium' },
    { id: 'issued', header: 'Issued', width: 'date', card: 'line', cardLabel: 'Issued' },
    {
      id: 'actions',
      header: 'View and download',
      width: 'actions',
      align: 'end',
      isHeaderHidden: true,
      card: 'aside',
    },
  ],
})
