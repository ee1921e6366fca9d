import { defineList, toggle } from '@coverdesk/contract'
import { ClockIcon, SparklesIcon } from '@coverdesk/design-system'

/** The agency's workspaces (spec 1 §2.5). The status and assignee filters are part of the query but hidden. */
export const workspaceList = defineList({
  path: '/app/workspaces',
  title: 'Workspaces',
  subtitle: 'Everything your agency is working on with Cara',
  noun: { one: 'workspace', many: 'workspaces' },
  loadingText: 'Loading Cara workspaces...',
  empty: {
    icon: SparklesIcon,
    title: 'No workspaces found',
    description: 'Create a copilot workspace to get started.',
  },
  liveTypes: ['CaraWorkspace', 'CaraProposal'],
  columns: [
    { id: 'title', header: 'Title', width: 'fill', sort: 'TITLE' },
    { id: 'user', header: 'User', width: 'medium' },
    { id: 'status', header: 'Status', width: 'dateNote', card: 'detail', sort: 'STATUS' },
    { id: 'updatedAt', header: 'Last Updated', width: 'dateTime', card: 'last', sort: 'UPDATED_AT' },
  ],
  sort: { column: 'updatedAt', direction: 'descending' },
  filters: {
    approval: toggle('approval', {
      label: 'Waiting for approval',
      icon: ClockIcon,
      variable: 'isWaitingForApproval',
    }),
  },
})
