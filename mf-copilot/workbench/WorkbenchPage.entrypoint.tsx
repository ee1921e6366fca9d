import { loadable } from '@coverdesk/contract'
import { Suspense } from 'react'

const code = loadable<object>(() => import('./WorkbenchPage.tsx').then(({ WorkbenchPage }) => WorkbenchPage))

/** The page asks the server for nothing: its code is all that it waits for. */
export const workbenchPage = {
  async loader() {
    code.preload()
    await code.arrival()
    return null
  },
  Component: function Workbench() {
    return (
      <Suspense>
        <code.Component />
      </Suspense>
    )
  },
}
