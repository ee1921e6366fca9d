import { choices, defineList, toggle } from '@coverdesk/contract'
import { PhoneIcon, SparklesIcon } from '@coverdesk/design-system'

/** The calls Cara took (spec 2 §2, §9). Registered calls show only without a status filter (decisions). */
export const callList = defineList({
  path: '/app/calls',
  title: 'Calls',
  subtitle: 'Calls from your clients that Cara answered',
  noun: { one: 'call', many: 'calls' },
  empty: {
    icon: PhoneIcon,
    title: 'No calls found',
    description: "Your clients haven't made any calls to Cara yet",
  },
  buttons: 0,
  rowLines: 2,
  liveTypes: ['Call', 'Account', 'ServiceRequest', 'CaraProposal', 'CaraWorkspace'],
  columns: [
    { id: 'caller', header: 'Caller', width: 'label' },
    { id: 'account', header: 'Account', width: 'wide', hideBelow: 'tablet', card: 'line' },
    { id: 'status', header: 'Status', width: 'badge', card: 'sharedLast' },
    { id: 'requests', header: 'Requests', width: 'dateNote', hideBelow: 'tablet', card: 'line' },
    { id: 'started', header: 'Started', width: 'dateNote', card: 'sharedLast' },
  ],
  sort: { column: 'started', direction: 'descending' },
  filters: {
    status: choices('status', {
      label: 'Status',
      as: 'select',
      choices: {
        all: { label: 'All statuses', variables: { status: null } },
        'in-progress': { label: 'In Progress', after: 'in progress', variables: { status: 'IN_PROGRESS' } },
        completed: { label: 'Completed', before: 'completed', variables: { status: 'COMPLETED' } },
        error: { label: 'Error', after: 'with an error', variables: { status: 'ERROR' } },
      },
    }),
    waiting: choices('waiting', {
      label: 'Waiting for',
      as: 'select',
      choices: {
        anyone: { label: 'Waiting for anyone', variables: { isWaiting: null, direction: 'DESCENDING' } },
        // A queue: longest wait first.
        us: {
          label: 'Waiting for us',
          after: 'waiting for us',
          variables: { isWaiting: true, direction: 'ASCENDING' },
        },
      },
    }),
    approval: toggle('approval', {
      label: 'Waiting for approval',
      icon: SparklesIcon,
      variable: 'isWaitingForApproval',
    }),
  },
})
