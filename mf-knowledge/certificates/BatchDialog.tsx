import { graphql, useFetcher, useFragment, useLocation, useDialog } from '@coverdesk/contract'
import { Button, Dialog, Stack } from '@coverdesk/design-system'
import { Form, RadioGroup } from '@coverdesk/design-system/forms'
import { type ReactNode, useId } from 'react'
import type { CertificateErrors } from '../newCertificate/certificateErrors.ts'
import { type CertificateCheck, CertificateChecks } from '../newCertificate/CertificateChecks.tsx'
import { nestedValues } from '../shared/nestedValues.ts'
import type { BatchDialog_query$key } from './__generated__/BatchDialog_query.graphql.ts'
import { BatchProgress } from './BatchProgress.tsx'
import { listSearch } from './certificateFilters.ts'

export interface BatchDialogProps {
  query: BatchDialog_query$key
  description: string
  submitLabel: string
  /** The URL the form is submitted to. */
  action: string
  /** Whether to issue the others when one cannot be issued. */
  canSkip?: boolean
  /** The policies shown on the certificates, if selectable. */
  policyIds?: readonly string[] | null
  /** Whether something must load before submitting. */
  isWaiting?: boolean
  /** Problems found before submitting. */
  known?: readonly CertificateCheck[] | undefined
  onLook: () => Promise<unknown>
  /** Shown below the form: what would be issued. */
  preview?: ReactNode
  /** The fields besides the delivery format. */
  children?: ReactNode
}

const formats = [
  { value: 'PDF', label: 'One PDF', description: 'Each certificate starts on a new page' },
  { value: 'ZIP', label: 'ZIP file', description: 'A PDF for each certificate' },
] as const

/** Issues many certificates in one job: first the form, then the progress. */
export function BatchDialog({
  query,
  description,
  submitLabel,
  action,
  canSkip = false,
  policyIds,
  isWaiting = false,
  known = [],
  onLook,
  preview,
  children,
}: BatchDialogProps) {
  const { batch } = useFragment(
    graphql`
      fragment BatchDialog_query on Query {
        batch: node(id: $batchId) @include(if: $isBegun) {
          ...BatchProgress_batch @alias(as: "progress")
        }
      }
    `,
    query,
  )
  const progress = batch?.progress
  const search = listSearch(useLocation().search)
  const dialog = useDialog({ description })
  const fetcher = useFetcher<CertificateErrors>()
  const formId = useId()
  const isSubmitting = fetcher.state !== 'idle'
  const found = fetcher.data?.checks ?? known
  const checks = canSkip ? found.map((check) => ({ ...check, isBlocking: false })) : found

  function handleSubmit(form: FormData) {
    const { confirm = null, ...values } = nestedValues(form)
    void fetcher.submit(
      { ...values, ...(policyIds !== undefined && { policyIds }), confirm: confirm !== null },
      { method: 'post', encType: 'application/json', action: action + search },
    )
  }

  return (
    <Dialog
      {...dialog}
      isOpen
      isBusy={isSubmitting}
      footer={
        <>
          <Button onPress={dialog.onClose} isDisabled={isSubmitting}>
            Close
          </Button>
          {!progress && (
            <Button
              tone="primary"
              type="submit"
              form={formId}
              isLoading={isSubmitting}
              isDisabled={isWaiting}
              disabledReason="The file is still uploading."
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      {progress ? (
        <BatchProgress batch={progress} onLook={onLook} />
      ) : (
        <Stack space="m">
          <Form
            id={formId}
            message={fetcher.data?.message}
            fieldErrors={fetcher.data?.fields}
            isSubmitting={isSubmitting}
            onSubmit={handleSubmit}
          >
            {children}
            <RadioGroup label="Download as" name="format" options={formats} defaultValue="PDF" />
            <CertificateChecks checks={checks} refusal={fetcher.data?.checks} />
            {preview}
          </Form>
        </Stack>
      )}
    </Dialog>
  )
}
