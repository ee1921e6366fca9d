import type { FieldProps } from '../../private/fieldProps.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import { lazyPart } from '../../private/lazyPart.tsx'
import { useField } from '../../private/useField.ts'
import * as styles from './FileField.css.ts'
import type { UploadFile } from './upload.ts'

export type FileFieldProps = Omit<FieldProps, 'isReadOnly' | 'autoFocus'> & {
  /** Sends one file and answers the id that the form submits under `name`. */
  upload: UploadFile
  /** Several files; on by default. */
  isMultiple?: boolean
  /** As for a file input: `.pdf,image/*`. Everything by default. */
  accept?: string | undefined
  /** The largest file that is taken, in bytes. */
  maxBytes?: number | undefined
  /** Told when the first upload starts and when none is under way any more: do not submit between. */
  onPendingChange?: ((isPending: boolean) => void) | undefined
}

/** Takes files from the disk or dropped upon it and sends each at once, with its progress. */
export function FileField({
  upload,
  isMultiple = true,
  accept,
  maxBytes,
  onPendingChange,
  ...fieldProps
}: FileFieldProps) {
  const field = useField(fieldProps)
  return (
    <FieldShell field={field}>
      <FileFieldControl
        field={field}
        upload={upload}
        isMultiple={isMultiple}
        accept={accept}
        maxBytes={maxBytes}
        onPendingChange={onPendingChange}
      />
    </FieldShell>
  )
}

const FileFieldControl = lazyPart(async () => (await import('./FileFieldControl.tsx')).FileFieldControl, {
  fallback: () => <div aria-busy className={styles.zone} />,
})
