import type { FieldProps } from '../../private/fieldProps.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import { useField } from '../../private/useField.ts'
import { FileZone } from './FileZone.tsx'
import type { ChosenFile, UploadFile } from './upload.ts'

export type FileFieldProps = Omit<FieldProps, 'isReadOnly' | 'autoFocus'> & {
  /** Uploads the file and returns the id that the form submits under `name`. */
  upload: UploadFile
  /** As for a file input: `.pdf,image/*`. Everything by default. */
  accept?: string | undefined
  /** The maximum file size, in bytes. */
  maxBytes?: number | undefined
  /** Called when uploads start and when none is left; a Form cannot be submitted in between. */
  onPendingChange?: ((isPending: boolean) => void) | undefined
  /** Called with the chosen files on each change. */
  onFilesChange?: ((files: readonly ChosenFile[]) => void) | undefined
}

/** Accepts one chosen or dropped file and uploads it immediately with progress; another replaces it. */
export function FileField({
  upload,
  accept,
  maxBytes,
  onPendingChange,
  onFilesChange,
  ...fieldProps
}: FileFieldProps) {
  const field = useField(fieldProps)
  return (
    <FieldShell field={field}>
      <FileZone
        field={field}
        upload={upload}
        isMultiple={false}
        accept={accept}
        maxBytes={maxBytes}
        onPendingChange={onPendingChange}
        onFilesChange={onFilesChange}
      />
    </FieldShell>
  )
}
