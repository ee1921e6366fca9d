import { EmptyState, FileTextIcon, Panel } from '@coverdesk/design-system'

/** What belongs to the policy (spec of policies, section 2, documents). */
export function PolicyDocumentsPage() {
  return (
    <Panel title="Documents">
      <EmptyState
        icon={FileTextIcon}
        title="No documents"
        description="All documents associated with this policy."
      />
    </Panel>
  )
}
