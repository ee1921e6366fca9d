import { FailureBoundary, graphql, loadable, useFragment } from '@coverdesk/contract'
import { PanelSkeleton } from '@coverdesk/design-system'
import { Suspense } from 'react'
import type { BusinessApplications_account$key } from './__generated__/BusinessApplications_account.graphql.ts'

/** Most accounts have no application, so its code loads on demand. */
const panel = loadable(() =>
  import('./BusinessApplicationPanel.tsx').then(({ BusinessApplicationPanel }) => BusinessApplicationPanel),
)

/** The business's applications, one panel each. */
export function BusinessApplications({ account }: { account: BusinessApplications_account$key }) {
  const { id: accountId, businessApplications } = useFragment(
    graphql`
      fragment BusinessApplications_account on Account {
        id
        businessApplications {
          id
          ...BusinessApplicationPanel_application
        }
      }
    `,
    account,
  )
  return businessApplications.map((application) => (
    <FailureBoundary
      key={application.id}
      resetKey={application}
      title="The insurance application could not be loaded"
    >
      <Suspense fallback={<PanelSkeleton rows={8} />}>
        <panel.Component accountId={accountId} application={application} />
      </Suspense>
    </FailureBoundary>
  ))
}
