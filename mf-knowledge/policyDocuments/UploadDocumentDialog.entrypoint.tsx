import { loadable } from '@coverdesk/contract'
import { Suspense } from 'react'

const code = loadable<object>(() =>
  import('./UploadDocumentDialog.tsx').then(({ UploadDocumentDialog }) => UploadDocumentDialog),
)

/** The dialog needs no data, only its code. */
export const uploadDocumentDialog = {
  async loader() {
    code.preload()
    await code.arrival()
    return null
  },
  Component: function NewDocument() {
    return (
      <Suspense>
        <code.Component />
      </Suspense>
    )
  },
}
