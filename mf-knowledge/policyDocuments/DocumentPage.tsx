import {
  graphql,
  MissingRecord,
  type PageProps,
  refresh,
  useFreshLinks,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Page, PageHeader } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import documentPageQuery, { type DocumentPageQuery } from './__generated__/DocumentPageQuery.graphql.ts'
import { DocumentActions } from './DocumentActions.tsx'
import { DocumentContent } from './DocumentContent.tsx'
import { documentTypeLabel } from './documentTypes.ts'
import { OtherInsuredBanner } from './OtherInsuredBanner.tsx'
import { SenderBanner } from './SenderBanner.tsx'

/** One document of a policy, shown in the app. */
export function DocumentPage({ queryRef }: PageProps<DocumentPageQuery>) {
  const { variables } = queryRef
  const { businessPolicy: policy, node } = usePreloadedQuery<DocumentPageQuery>(
    graphql`
      query DocumentPageQuery($policyId: ID!, $documentId: ID!, $page: Int!, $quote: String!) {
        businessPolicy(id: $policyId) {
          id
          label
        }
        node(id: $documentId) {
          ... on File @alias(as: "document") {
            name
            type
            ...SenderBanner_file
            ...DocumentActions_file
            ...OtherInsuredBanner_file
            ...DocumentContent_file @arguments(page: $page, quote: $quote)
          }
        }
      }
    `,
    queryRef,
  )
  useFreshLinks(() => void refresh<DocumentPageQuery>(documentPageQuery, variables))
  const document = node?.document
  usePageTitle(document?.name ?? '')

  if (!policy) return <MissingRecord what="policy" to={paths.policies()} />
  const documents = paths.policyDocuments(policy.id)
  if (!document) return <MissingRecord what="document" to={documents} />
  return (
    <Page>
      <PageHeader
        backLink={{ href: documents, label: `Documents of ${policy.label}` }}
        title={document.name}
        subtitle={documentTypeLabel(document.type) ?? undefined}
        actions={<DocumentActions file={document} />}
      />
      <SenderBanner file={document} />
      <OtherInsuredBanner policyId={policy.id} file={document} />
      <DocumentContent file={document} page={variables.page} quote={variables.quote} />
    </Page>
  )
}
