import { choices, defineList, ownFilter, toggle } from '@coverdesk/contract'
import { ClockIcon, InboxIcon, SparklesIcon } from '@coverdesk/design-system'

/** The list of service requests (spec 2.9). A plain URL shows the open requests of everyone, newest first (spec 9). */
export const requestList = defineList({
  path: '/app/servicing',
  title: 'Servicing',
  subtitle: 'Service requests from your customers',
  noun: { one: 'service request', many: 'service requests' },
  empty: {
    icon: InboxIcon,
    title: 'No service requests found',
    description: "Your clients haven't made any service requests yet",
  },
  exportAs: 'service-requests',
  buttons: 2,
  rowLines: 2,
  liveTypes: ['ServiceRequest', 'Account', 'AgencyUser', 'CaraProposal', 'CaraWorkspace'],
  columns: [
    { id: 'customer', header: 'Customer', width: 'fill', sort: 'CUSTOMER' },
    { id: 'status', header: 'Status', width: 'state', sort: 'STATUS', card: 'aside' },
    { id: 'type', header: 'Request Type', width: 'label', sort: 'TYPE', card: 'line' },
    { id: 'assignee', header: 'Assignee', width: 'wide', sort: 'ASSIGNEE', card: 'sharedLast' },
    {
      id: 'due',
      header: 'Due Date',
      width: 'dateMark',
      sort: 'DUE_AT',
      card: 'sharedLast',
      cardLabel: 'Due',
    },
    {
      id: 'opened',
      header: 'Opened At',
      width: 'dateTime',
      sort: 'OPENED_AT',
      hideBelow: 'tablet',
      card: 'shared',
    },
  ],
  sort: { column: 'opened', direction: 'descending' },
  filters: {
    status: choices('status', {
      label: 'Status',
      choices: {
        open: { label: 'Open', before: 'open', variables: { state: 'OPEN' } },
        closed: { label: 'Closed', before: 'closed', variables: { state: 'CLOSED' } },
        all: { label: 'All', variables: { state: null } },
      },
    }),
    assignee: ownFilter('assignee', {
      initial: 'everyone',
      isValid: (word) => /^(?:mine|unassigned|au_\w{1,40})$/.test(word),
      variables: assigneeVariables,
    }),
    isPrepared: toggle('prepared', { label: 'Prepared by Cara', icon: SparklesIcon, variable: 'isPrepared' }),
    isOverdue: toggle('overdue', { label: 'Overdue', icon: ClockIcon, variable: 'isOverdue' }),
  },
})

/** `everyone`, `mine`, `unassigned`, or the id of an agency user. */
function assigneeVariables(assignee: string) {
  const assignments = { mine: 'MINE', unassigned: 'UNASSIGNED' } as const
  if (assignee === 'everyone') return { assigneeId: null, assignment: null }
  if (assignee === 'mine' || assignee === 'unassigned')
    return { assigneeId: null, assignment: assignments[assignee] }
  return { assigneeId: assignee, assignment: null }
}
