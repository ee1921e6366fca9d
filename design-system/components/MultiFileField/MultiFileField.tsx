import { type FileFieldProps, UploadField } from '../FileField/FileField.tsx'
import type { ChosenFile } from '../FileField/upload.ts'

export type MultiFileFieldProps = FileFieldProps & {
  /** The files from when the form was last open: shown again, and uploaded if unfinished. */
  initialFiles?: readonly ChosenFile[] | undefined
}

/** Accepts chosen or dropped files and uploads them immediately, each with its own progress and error. */
export function MultiFileField(props: MultiFileFieldProps) {
  return <UploadField {...props} isMultiple />
}
