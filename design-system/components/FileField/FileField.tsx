import type { FieldProps } from '../../private/fieldProps.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import { lazyPart } from '../../private/lazyPart.tsx'
import { useField } from '../../private/useField.ts'
import * as styles from './FileField.css.ts'
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
export function FileField(props: FileFieldProps) {
  return <UploadField {...props} isMultiple={false} />
}

export interface UploadFieldProps extends FileFieldProps {
  isMultiple: boolean
  initialFiles?: readonly ChosenFile[] | undefined
}

/** The field of one file or several. */
export function UploadField({
  upload,
  isMultiple,
  accept,
  maxBytes,
  onPendingChange,
  initialFiles,
  onFilesChange,
  ...fieldProps
}: UploadFieldProps) {
  const field = useField(fieldProps)
  return (
    <FieldShell field={field}>
      <FileZone
        field={field}
        upload={upload}
        isMultiple={isMultiple}
        accept={accept}
        maxBytes={maxBytes}
        onPendingChange={onPendingChange}
        initialFiles={initialFiles}
        onFilesChange={onFilesChange}
      />
    </FieldShell>
  )
}

/** The drop zone, loaded when a form that needs it opens. */
const FileZone = lazyPart(async () => (await import('./FileFieldControl.tsx')).FileFieldControl, {
  fallback: () => <div aria-busy className={styles.zone} />,
})
