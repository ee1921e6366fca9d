import type { FieldProps } from '../../private/fieldProps.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import { useField } from '../../private/useField.ts'
import { FileZone } from './FileZone.tsx'
import type { UploadFile } from './upload.ts'

export type FileFieldProps = Omit<FieldProps, 'isReadOnly' | 'autoFocus'> & {
  /** Sends the file and answers the id that the form submits under `name`. */
  upload: UploadFile
  /** As for a file input: `.pdf,image/*`. Everything by default. */
  accept?: string | undefined
  /** The largest file that is taken, in bytes. */
  maxBytes?: number | undefined
  /** Told when an upload starts and when none is under way any more; a Form is not sent between. */
  onPendingChange?: ((isPending: boolean) => void) | undefined
}

/** Takes one file from the disk or dropped upon it and sends it at once, with its progress; another takes its place. */
export function FileField({ upload, accept, maxBytes, onPendingChange, ...fieldProps }: FileFieldProps) {
  const field = useField(fieldProps)
  return (
    <FieldShell field={field}>
      <FileZone
        field={field}
        upload={upload}
        isMultiple={false}
        accept={accept}
        maxBytes={maxBytes}
        maxFiles={undefined}
        onPendingChange={onPendingChange}
      />
    </FieldShell>
  )
}
