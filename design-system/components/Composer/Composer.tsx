import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { count } from '../../formats/count.ts'
import { CircleAlertIcon, PaperclipIcon, SendIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import * as field from '../../private/FieldShell.css.ts'
import { fitToText } from '../../private/fitToText.ts'
import { useValue } from '../../private/useValue.ts'
import { isPending, type Upload, type UploadFile } from '../FileField/upload.ts'
import { UploadList } from '../FileField/UploadList.tsx'
import { usePreventedDrops } from '../FileField/usePreventedDrops.ts'
import { useUploads } from '../FileField/useUploads.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Composer.css.ts'
import { useFileDrop } from './useFileDrop.ts'
import { type ComposedMessage, useSend } from './useSend.ts'

export type ComposerProps = {
  /** The accessible name, with the recipient: 'Message to Cara'. */
  label: string
  /** Sends the message. When it rejects, the error's message shows and the input is kept. */
  onSend: (message: ComposedMessage) => Promise<unknown>
  placeholder?: string | undefined
  /** The text, when the caller keeps the draft; also called when the box is cleared. */
  value?: string | undefined
  defaultValue?: string
  onChange?: ((text: string) => void) | undefined
  /** Uploads one file; without it no files are accepted. */
  upload?: UploadFile | undefined
  /** Whether it starts with one line, for a conversation with little room; it grows with the text. `false` by default. */
  isCompact?: boolean
  /** How many characters a message may have; unlimited by default. */
  maxLength?: number
  /** Accepts files dropped or pasted anywhere on the page; `false` by default. */
  takesFilesAnywhere?: boolean
  /** Whether the server can be reached; when it can be again, the last error is cleared. `true` by default. */
  isConnected?: boolean
  /** Why sending is blocked while typing continues: 'Cara is working on your last message.' */
  busyReason?: string | undefined
  /** What happens to a message sent now: 'Cara will read this next.' */
  note?: string | undefined
  autoFocus?: boolean
}

/** Input for a message: Enter sends it; files can be chosen, pasted or dropped. */
export function Composer({
  label,
  onSend,
  placeholder,
  value,
  defaultValue = '',
  onChange,
  upload,
  isCompact = false,
  maxLength = Infinity,
  takesFilesAnywhere = false,
  isConnected = true,
  busyReason,
  note,
  autoFocus = false,
}: ComposerProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useValue(value, defaultValue, onChange)
  const { isSending, failure, send, forgetFailure } = useSend(onSend, isConnected)
  const { uploads, add, retry, remove } = useUploads({ upload: upload ?? refuseFiles })
  usePreventedDrops()

  const takesFiles = upload !== undefined && !isSending
  const { isOver, dropProps } = useFileDrop({
    isEnabled: takesFiles,
    isPageWide: takesFilesAnywhere,
    onFiles: add,
  })

  const content = text.trim()
  const reason = holdUp({ busyReason, uploads, length: content.length, maxLength })
  const isEmpty = content === '' && uploads.length === 0
  const canSend = !isEmpty && !isSending && reason === undefined
  const isUploading = uploads.some(isPending)
  // A message sent during the uploads goes out with its files as soon as they have arrived.
  const canWait = isUploading && !isSending && busyReason === undefined && content.length <= maxLength
  const [isHeld, setIsHeld] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isHeld && !isUploading) form.current?.requestSubmit()
  }, [isHeld, isUploading])

  // Text set from outside, such as clearing the box, changes the height too.
  useLayoutEffect(() => {
    if (area.current) fitToText(area.current)
  }, [text])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsHeld(canWait)
    if (!canSend) return
    const sent = uploads.flatMap((one) => (one.state === 'done' ? [one] : []))
    void send({ text: content, fileIds: sent.map(({ id: fileId }) => fileId) }, () => {
      // The button disappears with the text and would take the focus with it.
      if (form.current?.contains(document.activeElement)) area.current?.focus()
      setText('')
      sent.forEach(remove)
    })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || isChoosingCharacters(event)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  const noteId = `${id}-note`
  const failureId = `${id}-failure`
  return (
    <form ref={form} aria-label={label} noValidate onSubmit={handleSubmit} className={styles.composer}>
      <div
        {...dropProps}
        className={classNames(styles.box, isCompact && styles.compact, isOver && styles.over)}
      >
        {uploads.length > 0 && (
          <div className={styles.tray}>
            <UploadList
              label="Attached files"
              uploads={uploads}
              isSummed={false}
              onRetry={retry}
              onRemove={(removed) => {
                // Without this file, the message may have to say something else.
                setIsHeld(false)
                remove(removed)
              }}
              onEmptied={() => area.current?.focus()}
            />
          </div>
        )}
        <textarea
          ref={area}
          aria-label={label}
          aria-describedby={classNames(failure !== undefined && failureId, noteId)}
          rows={isCompact ? 1 : 2}
          dir="auto"
          enterKeyHint="send"
          placeholder={placeholder}
          value={text}
          readOnly={isSending}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says where writing is what the screen is for
          autoFocus={autoFocus}
          onKeyDown={handleKeyDown}
          onChange={({ target }) => {
            forgetFailure()
            setText(target.value)
          }}
          className={styles.area}
        />
        <div className={styles.bar}>
          {upload !== undefined && (
            <IconButton
              icon={PaperclipIcon}
              label="Attach files"
              isDisabled={!takesFiles}
              onPress={() => chooser.current?.click()}
            />
          )}
          <div id={noteId} className={styles.note}>
            {/* A pending answer shows in the conversation and on the button: saying it here would move the conversation. */}
            <span role="status" className={classNames(isCompact && reason === busyReason && hidden)}>
              {reason ?? note}
            </span>
            {isHeld && <span role="status">Your message is sent when they are there.</span>}
            {reason === undefined && note === undefined && !isCompact && (
              <span className={styles.keys}>Enter to send, Shift+Enter for a new line</span>
            )}
          </div>
          <IconButton
            type="submit"
            tone="primary"
            icon={SendIcon}
            label="Send"
            isLoading={isSending || busyReason !== undefined}
            isDisabled={!canSend && (!canWait || isHeld)}
            disabledReason={reason}
          />
        </div>
        {isOver && (
          <div aria-hidden className={styles.landing}>
            Drop the files to attach them
          </div>
        )}
      </div>
      {/* Beside the box: its looks ask whether what is in it can be written. */}
      {upload !== undefined && (
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            add(target.files ?? [])
            // Lets the user choose the same file again.
            target.value = ''
            area.current?.focus()
          }}
        />
      )}
      <div id={failureId} role="alert">
        {failure !== undefined && (
          <div className={field.error}>
            <span className={field.errorIcon}>
              <Icon icon={CircleAlertIcon} size="small" />
            </span>
            {failure}
          </div>
        )}
      </div>
      {isSending && <VisuallyHidden role="status">Sending</VisuallyHidden>}
    </form>
  )
}

type Circumstances = {
  busyReason: string | undefined
  uploads: readonly Upload[]
  /** How many characters the message has, and may have. */
  length: number
  maxLength: number
}

/** Why a message cannot be sent now; undefined if it can. */
function holdUp({ busyReason, uploads, length, maxLength }: Circumstances): string | undefined {
  if (length > maxLength)
    return `Your message is too long: ${count(length)} characters of at most ${count(maxLength)}.`
  if (busyReason !== undefined) return busyReason
  if (uploads.some(isPending)) return 'The files are still on their way.'
  // Otherwise the message would mention files that were not sent.
  if (uploads.some(({ state }) => state !== 'done')) return 'Try the failed files again or remove them.'
  return undefined
}

/** Whether Enter confirms an IME composition; Safari reports that only through the old key code. */
function isChoosingCharacters({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229
}

function refuseFiles(): Promise<never> {
  return Promise.reject(new Error('Files can’t be attached here.'))
}
