import { graphql, type PageProps, usePageTitle, usePreloadedQuery } from '@coverdesk/contract'
import type { EditPolicyDialogQuery } from './__generated__/EditPolicyDialogQuery.graphql.ts'
import { EditPolicyForm } from './EditPolicyForm.tsx'
import { editPolicyWords } from './editPolicyWords.ts'

/** Changes what is known of a policy; the page around it leaves for the list when there is no such policy. */
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
  usePageTitle(editPolicyWords.title)
  return query.businessPolicy && <EditPolicyForm policy={query.businessPolicy} query={query} />
}
