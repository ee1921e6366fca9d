import { choices, defineList } from '@coverdesk/contract'
import { ShieldCheckIcon } from '@coverdesk/design-system'

/** The agency's security log, newest first. */
export const securityLogList = defineList({
  path: '/app/settings/security',
  title: 'Security log',
  subtitle: 'Sign-ins, API keys, exports and other events. Kept for 400 days.',
  noun: { one: 'event', many: 'events' },
  empty: {
    icon: ShieldCheckIcon,
    title: 'No events found',
    description: 'Sign-ins, exports and other security events will be listed here.',
  },
  exportAs: 'security-events',
  liveTypes: ['SecurityEvent'],
  columns: [
    { id: 'event', header: 'Event', width: 'label' },
    { id: 'user', header: 'User', width: 'wide' },
    { id: 'detail', header: 'Detail', width: 'wide' },
    { id: 'address', header: 'IP address', width: 'medium', hideBelow: 'tablet', card: 'hidden' },
    { id: 'at', header: 'Time', width: 'dateTime', card: 'aside' },
  ],
  sort: { column: 'at', direction: 'descending' },
  filters: {
    type: choices('event', {
      label: 'Event',
      as: 'select',
      choices: {
        all: { label: 'Any event', variables: { type: null } },
        'sign-in': { label: 'Signed in', variables: { type: 'SIGN_IN' } },
        'wrong-code': { label: 'Wrong code', variables: { type: 'SIGN_IN_FAILED' } },
        'sign-in-limit': { label: 'Sign-in limit reached', variables: { type: 'SIGN_IN_LIMITED' } },
        'sign-out': { label: 'Signed out', variables: { type: 'SIGN_OUT' } },
        'user-added': { label: 'User added', variables: { type: 'USER_ADDED' } },
        'user-deactivated': { label: 'User deactivated', variables: { type: 'USER_DEACTIVATED' } },
        'key-created': { label: 'API key created', variables: { type: 'API_KEY_CREATED' } },
        'key-used': { label: 'API key used', variables: { type: 'API_KEY_USED' } },
        'key-revoked': { label: 'API key revoked', variables: { type: 'API_KEY_REVOKED' } },
        'write-limit': { label: 'Write limit reached', variables: { type: 'WRITE_LIMITED' } },
        export: { label: 'Export', variables: { type: 'EXPORT' } },
        import: { label: 'Import', variables: { type: 'IMPORT' } },
        merge: { label: 'Accounts merged', variables: { type: 'MERGE' } },
        backup: { label: 'Backup', variables: { type: 'BACKUP' } },
      },
    }),
  },
})
