import { redirect, type LoaderFunctionArgs, type RemoteRoute } from '@coverdesk/contract'
import { paths } from './paths.ts'
import { newRequestDialog } from './newRequest/NewRequestDialog.entrypoint.tsx'
import { linkDialog } from './request/LinkDialog.entrypoint.tsx'
import { mergeDialog } from './request/MergeDialog.entrypoint.tsx'
import { requestActivityPage } from './request/RequestActivityPage.entrypoint.tsx'
import { requestConversationPage } from './request/RequestConversationPage.entrypoint.tsx'
import { requestId } from './request/requestId.ts'
import { requestOverviewPage } from './request/RequestOverviewPage.entrypoint.tsx'
import { requestPage } from './request/RequestPage.entrypoint.tsx'
import { resolveDialog } from './request/ResolveDialog.entrypoint.tsx'
import { splitDialog } from './request/SplitDialog.entrypoint.tsx'
import { updateDialog } from './request/UpdateDialog.entrypoint.tsx'
import { requestsPage } from './requests/RequestsPage.entrypoint.tsx'
import { addComment } from './request/addComment.action.ts'
import { resolveRequest } from './request/resolveRequest.action.ts'
import { updateRequest } from './request/updateRequest.action.ts'

/** Path → entrypoint, nothing else; a dialog is a child of the page that it lies over. */
export const routes: RemoteRoute[] = [
  { path: 'servicing', ...requestsPage, children: [{ path: 'new', ...newRequestDialog }] },
  {
    path: 'servicing/:id',
    ...requestPage,
    children: [
      { index: true, loader: leadTo(paths.overview) },
      {
        ...requestOverviewPage,
        children: [
          { path: 'overview', element: null },
          { path: 'resolve', ...resolveDialog, shouldRevalidate: isOtherRequest, action: resolveRequest },
          { path: 'link', ...linkDialog, shouldRevalidate: isOtherRequest },
          { path: 'merge', ...mergeDialog, shouldRevalidate: isOtherRequest },
          { path: 'split', ...splitDialog, shouldRevalidate: isOtherRequest },
          { path: 'update', ...updateDialog, shouldRevalidate: isOtherRequest, action: updateRequest },
        ],
      },
      { path: 'conversation', ...requestConversationPage },
      {
        path: 'activity',
        ...requestActivityPage,
        children: [
          {
            path: 'comment',
            action: addComment,
            loader: leadTo(paths.activity),
          },
        ],
      },
    ],
  },
]

/** Input in an open dialog is kept while other data is sent. */
function isOtherRequest({ currentParams, nextParams }: { currentParams: Params; nextParams: Params }) {
  return currentParams['id'] !== nextParams['id']
}

type Params = LoaderFunctionArgs['params']

function leadTo(path: (id: string) => string) {
  return ({ params }: LoaderFunctionArgs) => redirect(path(requestId(params)))
}
