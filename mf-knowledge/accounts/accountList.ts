import { choices, defineList } from '@coverdesk/contract'
import { BuildingIcon } from '@coverdesk/design-system'

/** The agency's accounts (spec of accounts, section 2). A URL without parameters lists all of them by name. */
export const accountList = defineList({
  path: '/app/accounts',
  title: 'Accounts',
  subtitle: "View and manage your agency's accounts",
  noun: { one: 'account', many: 'accounts' },
  empty: {
    icon: BuildingIcon,
    title: 'No accounts found',
    description: "Your agency's clients will be listed here.",
  },
  exportAs: 'accounts',
  buttons: 3,
  liveTypes: ['Account'],
  rowLines: 2,
  columns: [
    { id: 'name', header: 'Name', width: 'fill', sort: 'NAME' },
    { id: 'address', header: 'Address', width: 'wide', sort: 'ADDRESS', card: 'line' },
  ],
  sort: { column: 'name', direction: 'ascending' },
  filters: {
    type: choices('type', {
      label: 'Type',
      choices: {
        all: { label: 'All', variables: { type: null } },
        business: { label: 'Business', before: 'business', variables: { type: 'BUSINESS' } },
        individual: { label: 'Individual', before: 'individual', variables: { type: 'INDIVIDUAL' } },
      },
    }),
  },
})
