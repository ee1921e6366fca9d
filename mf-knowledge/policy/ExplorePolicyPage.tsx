import { useParams } from '@coverdesk/contract'
import { ButtonLink, EmptyState, Panel, SparklesIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { policyId } from './policyId.ts'

/** Explore with AI, until there is a document to explore (spec of policies, section 2). */
export function ExplorePolicyPage() {
  const id = policyId(useParams())
  return (
    <Panel>
      <EmptyState
        icon={SparklesIcon}
        title="Policy Explorer"
        description="Upload a document first. The explorer can take a few minutes to become available."
        action={<ButtonLink href={paths.policyDocuments(id)}>Go to documents</ButtonLink>}
      />
    </Panel>
  )
}
