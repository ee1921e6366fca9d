import { graphql, requestTypeLabel, useFragment } from '@coverdesk/contract'
import { Panel, Stack } from '@coverdesk/design-system'
import type { RequestOverview_request$key } from './__generated__/RequestOverview_request.graphql.ts'
import { RequestFacts } from './RequestFacts.tsx'
import * as styles from './RequestOverview.css.ts'
import { RequestResolution } from './RequestResolution.tsx'
import { RequestWishes } from './RequestWishes.tsx'

/** The details panel, titled by the request's type, and how the request ended. */
export function RequestOverview({ request }: { request: RequestOverview_request$key }) {
  const overview = useFragment(
    graphql`
      fragment RequestOverview_request on ServiceRequest {
        type
        resolution {
          ...RequestResolution_resolution
        }
        ...RequestWishes_request
        ...RequestFacts_request
      }
    `,
    request,
  )
  return (
    <Stack space="m">
      {overview.resolution && <RequestResolution resolution={overview.resolution} />}
      <Panel title={requestTypeLabel(overview.type)}>
        <div className={styles.columns}>
          <RequestWishes request={overview} />
          <RequestFacts request={overview} />
        </div>
      </Panel>
    </Stack>
  )
}
