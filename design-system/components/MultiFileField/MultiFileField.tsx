import { FieldShell } from '../../private/FieldShell.tsx'
import { useField } from '../../private/useField.ts'
import type { FileFieldProps } from '../FileField/FileField.tsx'
import { FileZone } from '../FileField/FileZone.tsx'

export type MultiFileFieldProps = FileFieldProps & {
  /** The most files that are taken; as many as there are by default. */
  maxFiles?: number | undefined
}

/** Takes files from the disk or dropped upon it and sends each at once, with its own progress and its own failure. */
export function MultiFileField({
  upload,
  accept,
  maxBytes,
  maxFiles,
  onPendingChange,
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
      />
    </FieldShell>
  )
}
