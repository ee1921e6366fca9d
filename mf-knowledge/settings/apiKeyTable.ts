import { defineTable } from '@coverdesk/contract'
import { ShieldCheckIcon } from '@coverdesk/design-system'

/** The agency's API keys. */
export const apiKeyTable = defineTable({
  noun: { one: 'API key', many: 'API keys' },
  empty: {
    icon: ShieldCheckIcon,
    title: 'No API keys',
    description: 'Create a key to connect your website, phone system or mail server.',
  },
  columns: [
    { id: 'label', header: 'Label', width: 'fill' },
    { id: 'status', header: 'Status', width: 'state', card: 'aside' },
    { id: 'created', header: 'Created', width: 'date', cardLabel: 'Created' },
    { id: 'revoked', header: 'Revoked', width: 'date', cardLabel: 'Revoked' },
    { id: 'revoke', header: 'Revoke', width: 'actions', align: 'end', isHeaderHidden: true },
  ],
})
