import { defineList } from '@coverdesk/contract'
import { PaletteIcon } from '@coverdesk/design-system'

/** The agency's document styles (spec 1 §2.8). */
export const styleList = defineList({
  path: '/app/styles',
  title: 'Styles',
  subtitle: 'Create predefined document styles for Cara to generate',
  noun: { one: 'style', many: 'styles' },
  loadingText: 'Loading styles... This might take a moment',
  empty: { icon: PaletteIcon, title: 'No styles found', description: 'Create a style to get started' },
  liveTypes: ['HtmlDocumentTemplate'],
  columns: [
    { id: 'title', header: 'Title', width: 'fill', sort: 'TITLE' },
    { id: 'createdBy', header: 'Created By', width: 'medium' },
    { id: 'updatedAt', header: 'Last Updated', width: 'wide', card: 'line', sort: 'UPDATED_AT' },
    { id: 'actions', header: 'Actions', width: 'actions', align: 'end', isHeaderHidden: true },
  ],
  sort: { column: 'title', direction: 'ascending' },
  filters: {},
})
