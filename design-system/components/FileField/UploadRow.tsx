import { FileIcon, RotateCwIcon, XIcon } from '../../icons/icons.ts'
import { fileSize } from '../../formats/fileSize.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import * as styles from './FileField.css.ts'
import { isPending, type Upload } from './upload.ts'

type UploadRowProps = {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
}

/** One file: its progress or error, and its actions. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { file, state } = upload
  const hasFailed = state === 'failed' || state === 'refused'
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Icon icon={FileIcon} />
      </span>
      <div className={styles.words}>
        <div className={styles.name} title={file.name}>
          {file.name}
        </div>
        {state === 'uploading' ? (
          <div className={styles.progress}>
            <ProgressBar label={`Uploading ${file.name}`} value={upload.progress} />
          </div>
        ) : (
          <div role={hasFailed ? 'alert' : 'status'} className={hasFailed ? styles.failure : styles.note}>
            {hasFailed
              ? upload.message
              : `${fileSize(file.size)} · ${state === 'done' ? 'Uploaded' : 'Waiting'}`}
          </div>
        )}
      </div>
      {state === 'failed' && (
        <IconButton icon={RotateCwIcon} label={`Try ${file.name} again`} size="small" onPress={onRetry} />
      )}
      <IconButton
        icon={XIcon}
        label={isPending(upload) ? `Cancel ${file.name}` : `Remove ${file.name}`}
        size="small"
        onPress={onRemove}
      />
    </li>
  )
}
