import { useRef } from 'react'
import { count } from '../../formats/count.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './FileField.css.ts'
import { isPending, type Upload } from './upload.ts'
import { UploadRow } from './UploadRow.tsx'

type UploadListProps = {
  label: string
  uploads: readonly Upload[]
  /** Whether a line below counts the finished uploads. */
  isSummed: boolean
  onRetry: (upload: Upload) => void
  onRemove: (upload: Upload) => void
  /** The last file is being removed, and focus needs a place. */
  onEmptied: () => void
}

/** The files with their individual states; focus never leaves the list. */
export function UploadList({ label, uploads, isSummed, onRetry, onRemove, onEmptied }: UploadListProps) {
  const list = useRef<HTMLUListElement>(null)
  const failed = uploads.filter(({ state }) => state === 'failed')

  function focusRow(at: number) {
    const buttons = list.current?.children[at]?.querySelectorAll('button')
    buttons?.item(buttons.length - 1).focus()
  }

  function handleRemove(upload: Upload, at: number) {
    if (uploads.length === 1) onEmptied()
    else focusRow(at === uploads.length - 1 ? at - 1 : at + 1)
    onRemove(upload)
  }

  function handleRetry(upload: Upload, at: number) {
    // Its button disappears with the error.
    focusRow(at)
    onRetry(upload)
  }

  return (
    <>
      <ul ref={list} aria-label={label} className={styles.list}>
        {uploads.map((upload, at) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => handleRetry(upload, at)}
            onRemove={() => handleRemove(upload, at)}
          />
        ))}
      </ul>
      {isSummed && uploads.length > 1 && (
        <div className={styles.sum}>
          <span role="status">{sumOf(uploads)}</span>
          {failed.length > 1 && !uploads.some(isPending) && (
            <Button
              tone="quiet"
              size="small"
              onPress={() => {
                focusRow(uploads.findIndex(({ state }) => state === 'failed'))
                failed.forEach(onRetry)
              }}
            >
              {`Try ${failed.length} again`}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function sumOf(uploads: readonly Upload[]): string {
  const done = uploads.filter(({ state }) => state === 'done').length
  const wrong = uploads.filter(({ state }) => state === 'failed' || state === 'refused').length
  const arrived = `${count(done)} of ${count(uploads.length)} uploaded`
  return wrong === 0 ? arrived : `${arrived}, ${count(wrong)} not`
}
