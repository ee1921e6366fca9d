import { defineList } from '@coverdesk/contract'
import { SlidersIcon } from '@coverdesk/design-system'

/** The agency's presets (spec 1 §2.7). */
export const presetList = defineList({
  path: '/app/presets',
  title: 'Presets',
  subtitle: 'Instructions your agency gives Cara again and again',
  noun: { one: 'preset', many: 'presets' },
  empty: {
    icon: SlidersIcon,
    title: 'No presets found',
    description: 'Create a copilot workspace to get started',
  },
  liveTypes: ['CustomPreset'],
  rowLines: 2,
  columns: [
    { id: 'title', header: 'Title', width: 'fill', sort: 'TITLE' },
    { id: 'createdBy', header: 'Created By', width: 'medium' },
    { id: 'updatedAt', header: 'Last Updated', width: 'wide', card: 'line', sort: 'UPDATED_AT' },
    { id: 'actions', header: 'Actions', width: 'medium', align: 'end', isHeaderHidden: true },
  ],
  sort: { column: 'title', direction: 'ascending' },
  filters: {},
})
