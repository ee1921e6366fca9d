import type { RemoteRoute } from '@coverdesk/contract'
import { callSlideOver } from './call/CallSlideOver.entrypoint.tsx'
import { callsPage } from './calls/CallsPage.entrypoint.tsx'
import { accountDialog } from './corrections/AccountDialog.entrypoint.tsx'
import { newEmailDialog } from './compose/NewEmailDialog.entrypoint.tsx'
import { forwardDialog } from './compose/ForwardDialog.entrypoint.tsx'
import { emailsPage } from './emails/EmailsPage.entrypoint.tsx'
import { paths } from './paths.ts'
import { threadSlideOver } from './thread/ThreadSlideOver.entrypoint.tsx'

/** Path → entrypoint; a call or thread opens over its list (spec 2 §2). */
export const routes: RemoteRoute[] = [
  {
    path: 'calls',
    ...callsPage,
    children: [
      { path: ':id', ...callSlideOver, children: [{ path: 'account', ...accountDialog(paths.calls) }] },
    ],
  },
  {
    path: 'emails',
    ...emailsPage,
    children: [
      { path: 'new', ...newEmailDialog },
      {
        path: ':id',
        ...threadSlideOver,
        children: [
          { path: 'account', ...accountDialog(paths.emails) },
          { path: 'forward/:emailId', ...forwardDialog },
        ],
      },
    ],
  },
]
