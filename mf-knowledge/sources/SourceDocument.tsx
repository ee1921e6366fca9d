import { graphql, useLazyLoadQuery, type SourcePlace } from '@coverdesk/contract'
import { ButtonLink, EmptyState, FileTextIcon, Panel, PanelSkeleton } from '@coverdesk/design-system'
import { Suspense, useDeferredValue } from 'react'
import { paths } from '../paths.ts'
import { DocumentContent } from '../policyDocuments/DocumentContent.tsx'
import { loading } from '../policyDocuments/PdfViewer.css.ts'
import type { SourceDocumentQuery } from './__generated__/SourceDocumentQuery.graphql.ts'

export interface SourceDocumentProps {
  /** The document's policy; none before it is created. */
  policyId?: string
  place: SourcePlace
}

/** A document at the words in question; the page shown stays until the next is there. */
export function SourceDocument({ policyId, place }: SourceDocumentProps) {
  return (
    <Suspense
      fallback={
        <div className={loading}>
          <PanelSkeleton rows={8} />
        </div>
      }
    >
      <ShownDocument {...(policyId && { policyId })} place={useDeferredValue(place)} />
    </Suspense>
  )
}

function ShownDocument({ policyId, place: { fileId, page, quote } }: SourceDocumentProps) {
  const { node } = useLazyLoadQuery<SourceDocumentQuery>(
    graphql`
      query SourceDocumentQuery($fileId: ID!, $page: Int!, $quote: String!) {
        node(id: $fileId) {
          ... on File @alias(as: "document") {
            ...DocumentContent_file @arguments(page: $page, quote: $quote)
          }
        }
      }
    `,
    { fileId, page, quote },
  )
  if (!node?.document)
    return (
      <Panel>
        <EmptyState
          icon={FileTextIcon}
          title="This document is no longer available"
          action={policyId && <ButtonLink href={paths.policyDocuments(policyId)}>Go to documents</ButtonLink>}
        />
      </Panel>
    )
  return <DocumentContent key={fileId} file={node.document} page={page} quote={quote} />
}
