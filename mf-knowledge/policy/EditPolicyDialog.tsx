import { graphql, type PageProps, usePageTitle, usePreloadedQuery } from '@coverdesk/contract'
import type { EditPolicyDialogQuery } from './__generated__/EditPolicyDialogQuery.graphql.ts'
import { EditPolicyForm } from './EditPolicyForm.tsx'
import { editPolicyWords } from './editPolicyWords.ts'

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
  usePageTitle(editPolicyWords.title)
  return query.businessPolicy && <EditPolicyForm policy={query.businessPolicy} query={query} />
}
