import { type FormErrors, graphql, uploadFile, useFetcher, useFragment, useDialog } from '@coverdesk/contract'
import {
  Button,
  FileField,
  Inline,
  Select,
  SlideOver,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@coverdesk/design-system'
import { Form } from '@coverdesk/design-system/forms'
import { useEffect, useId, useRef, useState } from 'react'
import { paths } from '../paths.ts'
import { usePendingFields } from '../shared/usePendingFields.ts'
import type { StyleForm_query$key } from './__generated__/StyleForm_query.graphql.ts'
import type { StyleForm_style$key } from './__generated__/StyleForm_style.graphql.ts'
import type { StylePreview_style$key } from './__generated__/StylePreview_style.graphql.ts'
import { StylePreview, type StylePreviewState } from './StylePreview.tsx'
import * as styles from './StyleForm.css.ts'

export interface StyleFormProps {
  /** Null creates a new style. */
  style: StyleForm_style$key | null
  query: StyleForm_query$key
}

/** How long 'Generating preview...' shows after a save, in milliseconds (spec 1 §4). */
const generatingMs = 1500

const defaultBase = 'builtin:classic-professional'
const maxBytes = 10 * 1024 * 1024

/** The slide-over that creates or edits a style: the form on the left, its live preview on the right (spec 1 §2.8). */
export function StyleForm({ style: styleKey, query }: StyleFormProps) {
  const { documentBaseStyles } = useFragment(
    graphql`
      fragment StyleForm_query on Query {
        documentBaseStyles {
          styleId
          label
        }
      }
    `,
    query,
  )
  const style = useFragment(
    graphql`
      fragment StyleForm_style on HtmlDocumentTemplate {
        id
        title
        description
        baseStyleId
        updatedAt
        ...StylePreview_style
        prefixFiles {
          id
          name
        }
        suffixFiles {
          id
          name
        }
      }
    `,
    styleKey,
  )
  const dialog = useDialog()
  const fetcher = useFetcher<FormErrors>()
  const { isPending: isUploading, setPending } = usePendingFields()
  const formId = useId()
  const isSubmitting = fetcher.state !== 'idle'
  const { preview, markEdited } = usePreviewState(style)

  return (
    <SlideOver
      {...dialog}
      isOpen
      isDismissable={false}
      isBusy={isSubmitting}
      footer={
        <>
          <Button onPress={dialog.onClose} isDisabled={isSubmitting}>
            Close
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            isLoading={isSubmitting}
            isDisabled={isUploading}
            disabledReason="The file is still being uploaded."
          >
            {style ? 'Update Style' : 'Create Style'}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div onInput={markEdited} onChange={markEdited}>
          <Stack space="m">
            <Form
              id={formId}
              message={fetcher.data?.message}
              fieldErrors={fetcher.data?.fields}
              isSubmitting={isSubmitting || isUploading}
              onSubmit={(values) =>
                void fetcher.submit(values, {
                  method: style ? 'put' : 'post',
                  encType: 'multipart/form-data',
                  action: style ? paths.style(style.id) : paths.newStyle(),
                })
              }
            >
              <TextField label="Title" name="title" defaultValue={style?.title} isRequired autoFocus />
              <TextArea label="Description" name="description" rows={3} defaultValue={style?.description} />
              <Select
                label="Base style"
                name="baseStyleId"
                placeholder="None"
                defaultValue={style ? (style.baseStyleId ?? '') : defaultBase}
                options={documentBaseStyles.map(({ styleId, label }) => ({ value: styleId, label }))}
              />
              {/* After a save the flags of removed files start anew (spec 1 §4). */}
              <PageFileField
                key={`start-${style?.updatedAt}`}
                label="Start page"
                keptName="prefixFileId"
                uploadName="uploadPrefixFile"
                file={style?.prefixFiles[0]}
                onEdit={markEdited}
                onPendingChange={(isPending) => setPending('start', isPending)}
              />
              <PageFileField
                key={`end-${style?.updatedAt}`}
                label="End page"
                keptName="suffixFileId"
                uploadName="uploadSuffixFile"
                file={style?.suffixFiles[0]}
                onEdit={markEdited}
                onPendingChange={(isPending) => setPending('end', isPending)}
              />
            </Form>
          </Stack>
        </div>
        <StylePreview state={preview} />
      </div>
    </SlideOver>
  )
}

type SavedStyle = StylePreview_style$key & { readonly id: string; readonly updatedAt: string }

/** The state of the preview: hidden by any edit, generated on opening and 1.5 s after each save. */
function usePreviewState(saved: SavedStyle | null | undefined) {
  const [editedSince, setEditedSince] = useState<string | null>(null)
  const [generatedFor, setGeneratedFor] = useState<string | null>(null)
  const version = saved?.updatedAt ?? null
  const opened = useRef(version)

  useEffect(() => {
    if (version === null) return
    // The first preview needs no delay, as no save is in progress.
    const timer = setTimeout(() => setGeneratedFor(version), version === opened.current ? 0 : generatingMs)
    return () => clearTimeout(timer)
  }, [version])

  const preview: StylePreviewState =
    !saved || version === null || editedSince === version
      ? { kind: 'unavailable', isNew: !saved }
      : generatedFor === version
        ? { kind: 'ready', style: saved, version }
        : { kind: 'generating' }
  return { preview, markEdited: () => version !== null && setEditedSince(version) }
}

interface PageFileFieldProps {
  label: string
  keptName: string
  uploadName: string
  file: { readonly id: string; readonly name: string } | undefined
  onEdit: () => void
  onPendingChange: (isPending: boolean) => void
}

/** A page of the style: the current file with 'Remove File', or a picker for a new one. */
function PageFileField({ label, keptName, uploadName, file, onEdit, onPendingChange }: PageFileFieldProps) {
  const [isRemoved, setIsRemoved] = useState(false)
  if (file && !isRemoved) {
    return (
      <Stack space="xxs">
        <Text weight="medium">{label}</Text>
        <input type="hidden" name={keptName} value={file.id} />
        <Inline justify="between" wrap={false}>
          <Text truncate>{file.name}</Text>
          <Button
            size="small"
            onPress={() => {
              setIsRemoved(true)
              onEdit()
            }}
          >
            Remove File
          </Button>
        </Inline>
      </Stack>
    )
  }
  return (
    <FileField
      label={label}
      name={uploadName}
      description="PDF, up to 10 MB. Keeps its own page size."
      upload={uploadFile}
      accept=".pdf"
      maxBytes={maxBytes}
      onPendingChange={(isPending) => {
        if (isPending) onEdit()
        onPendingChange(isPending)
      }}
    />
  )
}
