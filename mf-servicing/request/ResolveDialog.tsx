import {
  type FormErrors,
  graphql,
  type PageProps,
  uploadFile,
  useDialog,
  useFetcher,
  useFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { openedAt, Text, TextArea } from '@coverdesk/design-system'
import { MultiFileField, FormDialog } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { paths } from '../paths.ts'
import type { ResolveDialogQuery } from './__generated__/ResolveDialogQuery.graphql.ts'
import type { ResolveDialog_request$key } from './__generated__/ResolveDialog_request.graphql.ts'
import { requestDrafts, useRequestDraft } from './requestDrafts.ts'

/** Closes a request with notes for colleagues and files for the client (spec 2.10). */
export function ResolveDialog({ queryRef }: PageProps<ResolveDialogQuery>) {
  const { serviceRequest } = usePreloadedQuery<ResolveDialogQuery>(
    graphql`
      query ResolveDialogQuery($id: ID!) {
        serviceRequest(id: $id) {
          ...ResolveDialog_request
        }
      }
    `,
    queryRef,
  )
  // The parent page redirects to the list if the request does not exist.
  return serviceRequest && <ResolveForm request={serviceRequest} />
}

function ResolveForm({ request }: { request: ResolveDialog_request$key }) {
  const { id, state, resolution } = useFragment(
    graphql`
      fragment ResolveDialog_request on ServiceRequest {
        id
        state
        resolution {
          resolvedAt
          resolvedBy {
            name
          }
          # It replaces the resolution that the overview shows.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...RequestResolution_resolution
        }
      }
    `,
    request,
  )
  const dialog = useDialog()
  const fetcher = useFetcher<FormErrors>()
  const notes = useRequestDraft('notes', id)
  const [isUploading, setIsUploading] = useState(false)
  const isSubmitting = fetcher.state !== 'idle'
  const isResolved = state === 'CLOSED' && !isSubmitting

  return (
    <FormDialog
      {...dialog}
      submitLabel="Resolve Request"
      closeLabel="Cancel"
      onSubmit={(values) =>
        void fetcher.submit(values, {
          method: 'post',
          encType: 'multipart/form-data',
          action: paths.resolve(id),
        })
      }
      errors={isResolved ? null : fetcher.data}
      isSubmitting={isSubmitting}
      isDraftKept
      isWaiting={isUploading}
      isDisabled={isResolved}
      disabledReason={isResolved ? 'The request is already resolved.' : 'The files are still being uploaded.'}
      lead={
        isResolved && (
          <Text as="p" tone="warning">
            {resolution?.resolvedBy
              ? `${resolution.resolvedBy.name} resolved this request on ${openedAt(resolution.resolvedAt)}.`
              : 'This request is already resolved.'}
          </Text>
        )
      }
    >
      <TextArea
        label="Notes"
        name="notes"
        rows={3}
        description="Not visible to the client"
        autoFocus
        value={notes}
        onChange={(text) => requestDrafts.keep('notes', id, text)}
      />
      <MultiFileField
        label="Files"
        name="files"
        description="Visible to the client"
        upload={uploadFile}
        onPendingChange={setIsUploading}
        initialFiles={requestDrafts.readFiles(id)}
        onFilesChange={(files) => requestDrafts.keepFiles(id, files)}
      />
    </FormDialog>
  )
}
