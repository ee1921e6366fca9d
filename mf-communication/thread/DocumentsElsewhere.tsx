import type { FormErrors } from '@coverdesk/contract'
import { ConfirmDialog } from '@coverdesk/design-system'

/** A form that the server has not sent, and what it asks first. */
export interface Unconfirmed {
  readonly form: FormData
  readonly question: string
}

/** What the server asks before documents leave the account; null if the errors say something else. */
export function unconfirmedIn(errors: FormErrors | null, form: FormData): Unconfirmed | null {
  const question = errors?.fields.find(({ path }) => path === 'sendsFilesElsewhere')?.message
  return question === undefined ? null : { form, question }
}

export interface DocumentsElsewhereProps {
  unconfirmed: Unconfirmed | null
  isBusy: boolean
  onClose: () => void
  onConfirm: (form: FormData) => void
}

/** Asks before documents go to an address that is not on record for the account. */
export function DocumentsElsewhere({ unconfirmed, isBusy, onClose, onConfirm }: DocumentsElsewhereProps) {
  return (
    <ConfirmDialog
      title="Send Documents"
      description={`${unconfirmed?.question ?? ''} Send the documents there anyway?`}
      confirmLabel="Send anyway"
      isOpen={unconfirmed !== null}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => {
        if (unconfirmed) onConfirm(unconfirmed.form)
      }}
    />
  )
}
