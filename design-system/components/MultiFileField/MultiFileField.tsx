import { FieldShell } from '../../private/FieldShell.tsx'
import { useField } from '../../private/useField.ts'
import type { FileFieldProps } from '../FileField/FileField.tsx'
import { FileZone } from '../FileField/FileZone.tsx'
import type { ChosenFile } from '../FileField/upload.ts'

export type MultiFileFieldProps = FileFieldProps & {
  /** The most files that are taken; as many as there are by default. */
  maxFiles?: number | undefined
  /** What was chosen when the form was last open: shown again, and uploaded if it had not arrived. */
  initialFiles?: readonly ChosenFile[] | undefined
  /** Told of each change, for a caller that keeps the files while the form is closed. */
  onFilesChange?: ((files: readonly ChosenFile[]) => void) | undefined
}

/** Takes files from the disk or dropped upon it and sends each at once, with its own progress and its own failure. */
export function MultiFileField({
  upload,
  accept,
  maxBytes,
  maxFiles,
  onPendingChange,
  initialFiles,
  onFilesChange,
  ...fieldProps
}: MultiFileFieldProps) {
  const field = useField(fieldProps)
  return (
    <FieldShell field={field}>
      <FileZone
        field={field}
        upload={upload}
        isMultiple
        accept={accept}
        maxBytes={maxBytes}
        maxFiles={maxFiles}
        onPendingChange={onPendingChange}
        initialFiles={initialFiles}
        onFilesChange={onFilesChange}
      />
    </FieldShell>
  )
}
