import { FieldShell } from '../../private/FieldShell.tsx'
import { useField } from '../../private/useField.ts'
import type { FileFieldProps } from '../FileField/FileField.tsx'
import { FileZone } from '../FileField/FileZone.tsx'
import type { ChosenFile } from '../FileField/upload.ts'

export type MultiFileFieldProps = FileFieldProps & {
  /** The files from when the form was last open: shown again, and uploaded if unfinished. */
  initialFiles?: readonly ChosenFile[] | undefined
}

/** Accepts chosen or dropped files and uploads them immediately, each with its own progress and error. */
export function MultiFileField({
  upload,
  accept,
  maxBytes,
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
        onPendingChange={onPendingChange}
        initialFiles={initialFiles}
        onFilesChange={onFilesChange}
      />
    </FieldShell>
  )
}
