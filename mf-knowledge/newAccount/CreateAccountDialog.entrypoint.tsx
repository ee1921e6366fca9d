import { loadable } from '@coverdesk/contract'
import { Suspense } from 'react'

const code = loadable<object>(() =>
  import('./CreateAccountDialog.tsx').then(({ CreateAccountDialog }) => CreateAccountDialog),
)

/** The dialog needs no data, only its code. */
export const createAccountDialog = {
  async loader() {
    code.preload()
    await code.arrival()
    return null
  },
  Component: function NewAccount() {
    return (
      <Suspense>
        <code.Component />
      </Suspense>
    )
  },
}
