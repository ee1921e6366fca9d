import { graphql, type PageProps, usePreloadedQuery } from '@coverdesk/contract'
import type { EditPolicyDialogQuery } from './__generated__/EditPolicyDialogQuery.graphql.ts'
import { EditPolicyForm } from './EditPolicyForm.tsx'

/** Edits a policy; the parent page redirects to the list if it does not exist. */
export function EditPolicyDialog({ queryRef }: PageProps<EditPolicyDialogQuery>) {
  const query = usePreloadedQuery<EditPolicyDialogQuery>(
    graphql`
      query EditPolicyDialogQuery($id: ID!) {
        businessPolicy(id: $id) {
          ...EditPolicyForm_policy
        }
        ...EditPolicyForm_query
      }
    `,
    queryRef,
  )
  return query.businessPolicy && <EditPolicyForm policy={query.businessPolicy} query={query} />
}
