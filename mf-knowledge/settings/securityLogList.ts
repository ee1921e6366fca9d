import { choices, defineList, labelOf } from '@coverdesk/contract'
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
        'sign-in': event('SIGN_IN'),
        'wrong-code': event('SIGN_IN_FAILED'),
        'sign-in-limit': event('SIGN_IN_LIMITED'),
        'sign-out': event('SIGN_OUT'),
        'user-added': event('USER_ADDED'),
        'user-deactivated': event('USER_DEACTIVATED'),
        'key-created': event('API_KEY_CREATED'),
        'key-used': event('API_KEY_USED'),
        'key-revoked': event('API_KEY_REVOKED'),
        'write-limit': event('WRITE_LIMITED'),
        export: event('EXPORT'),
        import: event('IMPORT'),
        merge: event('MERGE'),
        backup: event('BACKUP'),
      },
    }),
  },
})

function event<Type extends string>(type: Type) {
  return { label: labelOf('SecurityEventType', type), variables: { type } }
}
