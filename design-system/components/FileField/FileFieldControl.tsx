import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useState } from 'react'
import { UploadIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { FormValue } from '../../private/FormValue.tsx'
import type { Field } from '../../private/useField.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './FileField.css.ts'
import type { UploadFile } from './upload.ts'
import { UploadRow } from './UploadRow.tsx'
import { useUploads } from './useUploads.ts'

type FileFieldControlProps = {
  field: Field
  upload: UploadFile
  isMultiple: boolean
  accept: string | undefined
  maxBytes: number | undefined
  onPendingChange: ((isPending: boolean) => void) | undefined
}

/** The zone that takes files, and the files that it took. */
export function FileFieldControl({
  field,
  upload,
  isMultiple,
  accept,
  maxBytes,
  onPendingChange,
}: FileFieldControlProps) {
  const { uploads, add, retry, remove } = useUploads({ upload, accept, maxBytes })
  const [isOver, setIsOver] = useState(false)

  const isPending = uploads.some(({ state }) => state === 'uploading')
  const tellPending = useEffectEvent((pending: boolean) => onPendingChange?.(pending))
  useEffect(() => tellPending(isPending), [isPending])

  function take(files: FileList) {
    if (files.length === 0) return
    field.markEdited()
    if (!isMultiple) uploads.forEach(remove)
    add(isMultiple ? files : [...files].slice(0, 1))
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.files) take(event.target.files)
    // The same file can then be chosen once more.
    event.target.value = ''
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!field.isDisabled) take(event.dataTransfer.files)
  }

  const ids = uploads.flatMap((one) => (one.state === 'done' ? [one.id] : []))
  return (
    <>
      {/* The input covers the zone: it takes the press, the drop and the focus. */}
      <label className={classNames(styles.zone, isOver && styles.over)}>
        <input
          {...field.ariaProps}
          id={field.id}
          type="file"
          aria-labelledby={field.labelId}
          multiple={isMultiple}
          accept={accept}
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
        <ul aria-label={`${field.label}: chosen`} className={styles.list}>
          {uploads.map((one) => (
            <UploadRow key={one.key} upload={one} onRetry={() => retry(one)} onRemove={() => remove(one)} />
          ))}
        </ul>
      )}
      {ids.map((id) => (
        <input key={id} type="hidden" name={field.name} value={id} />
      ))}
      {field.isRequired && ids.length === 0 && <FormValue field={field} value="" />}
    </>
  )
}
