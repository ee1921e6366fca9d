import { FailureBoundary, graphql, loadable, useFragment } from '@coverdesk/contract'
import { Suspense } from 'react'
import type { RequestDialogs_query$key } from './__generated__/RequestDialogs_query.graphql.ts'
import type { RequestDialogs_request$key } from './__generated__/RequestDialogs_request.graphql.ts'
import { useRequestDialog } from './useRequestDialog.ts'

/** The dialogs' code comes when it is first wanted. */
export const requestDialogs = {
  resolve: loadable(() => import('./ResolveDialog.tsx').then(({ ResolveDialog }) => ResolveDialog)),
  update: loadable(() => import('./UpdateDialog.tsx').then(({ UpdateDialog }) => UpdateDialog)),
}

export interface RequestDialogsProps {
  request: RequestDialogs_request$key
  query: RequestDialogs_query$key
}

/** The dialog that the address opens, if any. */
export function RequestDialogs({ request, query }: RequestDialogsProps) {
  const { dialog, close } = useRequestDialog()
  const requestData = useFragment(
    graphql`
      fragment RequestDialogs_request on ServiceRequest {
        ...ResolveDialog_request
        ...UpdateDialog_request
      }
    `,
    request,
  )
  const queryData = useFragment(
    graphql`
      fragment RequestDialogs_query on Query {
        ...UpdateDialog_query
      }
    `,
    query,
  )
  if (dialog === null) return null
  return (
    <FailureBoundary resetKey={dialog} title="The dialog could not be loaded">
      <Suspense>
        {dialog === 'resolve' ? (
          <requestDialogs.resolve.Component request={requestData} onClose={close} />
        ) : (
          <requestDialogs.update.Component request={requestData} query={queryData} onClose={close} />
        )}
      </Suspense>
    </FailureBoundary>
  )
}
