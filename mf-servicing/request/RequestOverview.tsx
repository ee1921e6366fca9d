import { graphql, links, requestTypeLabel, useFragment } from '@coverdesk/contract'
import { ButtonLink, DescriptionItem, DescriptionList, Panel, RecordLayout } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import type { RequestOverview_query$key } from './__generated__/RequestOverview_query.graphql.ts'
import type { RequestOverview_request$key } from './__generated__/RequestOverview_request.graphql.ts'
import { FoldedText } from './FoldedText.tsx'
import { PreparedWork } from './PreparedWork.tsx'
import { RequestCare } from './RequestCare.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestResolution } from './RequestResolution.tsx'
import { RequestTypeBlock } from './RequestTypeBlock.tsx'

export interface RequestOverviewProps {
  request: RequestOverview_request$key
  query: RequestOverview_query$key
}

/** The request's details; the assignee and the client beside them. */
export function RequestOverview({ request, query }: RequestOverviewProps) {
  const overview = useFragment(
    graphql`
      fragment RequestOverview_request on ServiceRequest {
        type
        state
        details
        emailThreads {
          id
          senderWarning
        }
        resolution {
          ...RequestResolution_resolution
        }
        ...PreparedWork_request
        ...RequestTypeBlock_request
        ...RequestCare_request
        ...RequestFacts_request
      }
    `,
    request,
  )
  const colleagues = useFragment(
    graphql`
      fragment RequestOverview_query on Query {
        ...RequestCare_query
      }
    `,
    query,
  )
  const doubtful = overview.emailThreads.find(({ senderWarning }) => senderWarning != null)
  return (
    <RecordLayout
      aside={
        <>
          <Panel title="Assignment">
            <RequestCare request={overview} query={colleagues} />
          </Panel>
          <Panel title="Client and policy">
            <RequestFacts request={overview} />
          </Panel>
        </>
      }
    >
      {overview.state === 'OPEN' && doubtful?.senderWarning && (
        <Banner
          tone="warning"
          title={doubtful.senderWarning}
          action={
            <ButtonLink size="small" href={links.email(doubtful.id)}>
              View email
            </ButtonLink>
          }
        />
      )}
      {overview.resolution && <RequestResolution resolution={overview.resolution} />}
      <Panel title={requestTypeLabel(overview.type)}>
        <DescriptionList>
          <RequestTypeBlock request={overview} />
          <DescriptionItem label="Details">
            {overview.details && <FoldedText text={overview.details} />}
          </DescriptionItem>
        </DescriptionList>
      </Panel>
      <PreparedWork request={overview} />
    </RecordLayout>
  )
}
