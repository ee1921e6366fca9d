import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { UploadIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { FormValue } from '../../private/FormValue.tsx'
import type { Field } from '../../private/useField.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './FileField.css.ts'
import { foldersIn } from './foldersIn.ts'
import type { FileLimits } from './refusalOf.ts'
import { type ChosenFile, chosenFiles, isPending, type Upload, type UploadFile } from './upload.ts'
import { UploadList } from './UploadList.tsx'
import { usePreventedDrops } from './usePreventedDrops.ts'
import { useUploads } from './useUploads.ts'

export type FileFieldControlProps = FileLimits & {
  field: Field
  upload: UploadFile
  isMultiple: boolean
  onPendingChange: ((isPending: boolean) => void) | undefined
  initialFiles?: readonly ChosenFile[] | undefined
  onFilesChange?: ((files: readonly ChosenFile[]) => void) | undefined
}

/** The drop zone and its files. */
export function FileFieldControl({
  field,
  upload,
  isMultiple,
  onPendingChange,
  initialFiles,
  onFilesChange,
  ...limits
}: FileFieldControlProps) {
  const { uploads, add, replace, retry, remove } = useUploads({
    upload: uploadAndForget,
    initialFiles,
    ...limits,
  })
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  usePreventedDrops()

  const isAwaiting = uploads.some(isPending)
  const tellPending = useEffectEvent((pending: boolean) => onPendingChange?.(pending))
  useEffect(() => {
    // The callback's return value is dropped: React would treat it as the effect's cleanup.
    tellPending(isAwaiting)
  }, [isAwaiting])

  const tellFiles = useEffectEvent(() => onFilesChange?.(chosenFiles(uploads)))
  useEffect(() => {
    tellFiles()
  }, [uploads])

  async function uploadAndForget(...parameters: Parameters<UploadFile>) {
    try {
      return await upload(...parameters)
    } finally {
      // It is no longer uploading.
      field.markEdited()
    }
  }

  function take(files: FileList, folders?: ReadonlySet<File>) {
    const [first] = files
    if (!first) return
    field.markEdited()
    if (isMultiple) add(files, folders)
    else replace(first, folders)
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.files) take(event.target.files)
    // Lets the user choose the same file again.
    event.target.value = ''
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!field.isDisabled) take(event.dataTransfer.files, foldersIn(event.dataTransfer))
  }

  function handleRemove(one: Upload) {
    field.markEdited()
    remove(one)
  }

  // Submitting now would leave out a file the user meant to include.
  const problem = uploads.map(problemOf).find((found) => found !== undefined)
  // Files the server deduplicates count as one.
  const ids = new Set(uploads.flatMap((one) => (one.state === 'done' ? [one.id] : [])))
  return (
    <>
      {/* The input covers the zone: it takes the press, the drop and the focus. */}
      <label className={classNames(styles.zone, isOver && styles.over)}>
        <input
          {...field.ariaProps}
          ref={input}
          id={field.id}
          type="file"
          aria-labelledby={field.labelId}
          multiple={isMultiple}
          accept={limits.accept}
          disabled={field.isDisabled}
          onChange={handleChange}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
          className={styles.input}
        />
        <Icon icon={UploadIcon} />
        <span>
          <span className={styles.choose}>{isMultiple ? 'Choose files' : 'Choose a file'}</span> or drop
          {isMultiple ? ' them' : ' it'} here
        </span>
      </label>
      {uploads.length > 0 && (
        <UploadList
          label={`${field.label}: chosen`}
          uploads={uploads}
          isSummed={isMultiple}
          onRetry={retry}
          onRemove={handleRemove}
          onEmptied={() => input.current?.focus()}
        />
      )}
      {[...ids].map((id) => (
        <input key={id} type="hidden" name={field.name} value={id} />
      ))}
      {problem !== undefined ? (
        <FormValue field={{ ...field, isRequired: false }} value="" problem={problem} />
      ) : (
        field.isRequired && ids.size === 0 && <FormValue field={field} value="" />
      )}
    </>
  )
}

/** Why a form cannot be submitted with the file in its current state. */
function problemOf(upload: Upload): string | undefined {
  if (upload.state === 'done') return undefined
  const { name } = upload.file
  if (isPending(upload)) return `${name} is still uploading. Wait for it, or remove it.`
  return upload.state === 'refused'
    ? `${name} cannot be uploaded. ${upload.message} Remove it.`
    : `${name} was not uploaded. Try again, or remove it.`
}
