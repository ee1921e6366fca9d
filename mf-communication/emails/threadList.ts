import { choices, defineList, toggle } from '@coverdesk/contract'
import { MailIcon, PencilIcon, SparklesIcon } from '@coverdesk/design-system'

/** The email conversations with Cara (spec 2 §2). "Waiting for us" is the work queue. */
export const threadList = defineList({
  path: '/app/emails',
  title: 'Emails',
  subtitle: 'Email conversations Cara is part of',
  noun: { one: 'email thread', many: 'email threads' },
  empty: {
    icon: MailIcon,
    title: 'No email threads found',
    description: "Cara hasn't been a part of any email conversations yet",
  },
  buttons: 1,
  rowLines: 2,
  liveTypes: ['EmailThread', 'Account', 'CaraProposal', 'CaraWorkspace'],
  columns: [
    { id: 'subject', header: 'Subject', width: 'label' },
    { id: 'account', header: 'Account', width: 'wide', hideBelow: 'tablet', card: 'line' },
    { id: 'waitingFor', header: 'Waiting For', width: 'badge', card: 'last', cardLabel: 'Waiting for' },
    { id: 'status', header: 'Status', width: 'dateNote', card: 'line' },
    { id: 'updated', header: 'Last Activity', width: 'dateNote' },
  ],
  sort: { column: 'updated', direction: 'descending' },
  filters: {
    status: choices('status', {
      label: 'Status',
      as: 'select',
      choices: {
        all: { label: 'All statuses', variables: { state: null } },
        active: { label: 'Active', before: 'active', variables: { state: 'ACTIVE' } },
        ended: { label: 'Ended', before: 'ended', variables: { state: 'ENDED' } },
      },
    }),
    waiting: choices('waiting', {
      label: 'Waiting for',
      as: 'select',
      choices: {
        anyone: { label: 'Waiting for anyone', variables: { waitingFor: null, direction: 'DESCENDING' } },
        // A queue: longest wait first.
        us: {
          label: 'Waiting for us',
          after: 'waiting for us',
          variables: { waitingFor: 'AGENT', direction: 'ASCENDING' },
        },
        client: {
          label: 'Waiting for the client',
          after: 'waiting for the client',
          variables: { waitingFor: 'CLIENT', direction: 'DESCENDING' },
        },
        cara: {
          label: 'Waiting for Cara',
          after: 'waiting for Cara',
          variables: { waitingFor: 'CARA', direction: 'DESCENDING' },
        },
      },
    }),
    approval: toggle('approval', {
      label: 'Waiting for approval',
      icon: SparklesIcon,
      variable: 'isWaitingForApproval',
    }),
    hasDraft: toggle('draft', { label: 'Reply drafted', icon: PencilIcon, variable: 'hasDraft' }),
  },
})
