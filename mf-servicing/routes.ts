import { redirect, type LoaderFunctionArgs, type RemoteRoute } from '@coverdesk/contract'
import { paths } from './paths.ts'
import { requestActivityPage } from './request/RequestActivityPage.entrypoint.tsx'
import { requestConversationPage } from './request/RequestConversationPage.entrypoint.tsx'
import { requestId } from './request/requestId.ts'
import { requestOverviewPage } from './request/RequestOverviewPage.entrypoint.tsx'
import { requestPage } from './request/RequestPage.entrypoint.tsx'
import { shouldReload } from './request/shouldReload.ts'
import { requestsPage } from './requests/RequestsPage.entrypoint.tsx'
import { addComment } from './request/addComment.action.ts'
import { resolveRequest } from './request/resolveRequest.action.ts'
import { updateRequest } from './request/updateRequest.action.ts'

/** Spec 2.1: the children that only take a form's post lead a reader of their address to the screen of that form. */
export const routes: RemoteRoute[] = [
  { path: 'servicing', ...requestsPage },
  {
    path: 'servicing/:id',
    ...requestPage,
    shouldRevalidate: shouldReload,
    children: [
      { index: true, loader: leadTo(paths.overview) },
      { path: 'overview', ...requestOverviewPage, shouldRevalidate: shouldReload },
      { path: 'conversation', ...requestConversationPage, shouldRevalidate: shouldReload },
      {
        path: 'activity',
        ...requestActivityPage,
        shouldRevalidate: shouldReload,
        children: [
          {
            path: 'comment',
            action: addComment,
            loader: leadTo(paths.activity),
          },
        ],
      },
      {
        path: 'resolve',
        action: resolveRequest,
        loader: leadTo((id) => paths.withDialog(paths.overview(id), 'resolve')),
      },
      {
        path: 'update',
        action: updateRequest,
        loader: leadTo((id) => paths.withDialog(paths.overview(id), 'update')),
      },
    ],
  },
]

function leadTo(path: (id: string) => string) {
  return ({ params }: LoaderFunctionArgs) => redirect(path(requestId(params)))
}
