import {
  type FormErrors,
  graphql,
  refresh,
  uploadFile,
  type UploadOptions,
  useAgencyChanges,
  useDialogRoute,
  useFetcher,
  useParams,
} from '@coverdesk/contract'
import { FileField, Select, TextArea } from '@coverdesk/design-system'
import { Checkbox, FormDialog } from '@coverdesk/design-system/forms'
import { useRef, useState } from 'react'
import { paths } from '../paths.ts'
import { policyId } from '../policy/policyId.ts'
import uploadDocumentDialogQuery, {
  type UploadDocumentDialogQuery,
} from './__generated__/UploadDocumentDialogQuery.graphql.ts'
import { documentTypeOptions, isForTheClient } from './documentTypes.ts'

/** The server's limits: PDF, images, Office, email and text up to 50 MB. */
const accept =
  '.pdf,.png,.jpg,.jpeg,.gif,.webp,.heic,.heif,.tif,.tiff,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.rtf,.msg,.eml,.csv,.txt'
const maxBytes = 50 * 1024 * 1024

/** One file with its type, preselected once it is read, which decides whether the client sees it unless overridden. */
export function UploadDocumentDialog() {
  const id = policyId(useParams())
  const dialog = useDialogRoute({ title: 'Upload a new document', beneath: paths.policyDocuments(id) })
  const fetcher = useFetcher<FormErrors>()
  const [isUploading, setIsUploading] = useState(false)
  const { recognized, upload } = useRecognizedType()
  const [chosen, setChosen] = useState<string>()
  const type = chosen ?? recognized ?? ''
  const [isShown, setIsShown] = useState<boolean>()
  const isVisible = isShown ?? isForTheClient(type)
  const isSubmitting = fetcher.state !== 'idle'

  return (
    <FormDialog
      {...dialog}
      submitLabel="Upload Document"
      onSubmit={(values) =>
        void fetcher.submit(values, {
          method: 'post',
          encType: 'multipart/form-data',
          action: paths.uploadDocument(id),
        })
      }
      errors={fetcher.data}
      isSubmitting={isSubmitting}
      isWaiting={isUploading}
      disabledReason="The file is still being uploaded."
    >
      <FileField
        label="File"
        name="fileId"
        isRequired
        description="PDF, image, Office document, email or text file, up to 50 MB"
        upload={upload}
        accept={accept}
        maxBytes={maxBytes}
        onPendingChange={setIsUploading}
      />
      <Select
        label="Type"
        name="type"
        isRequired
        options={documentTypeOptions}
        placeholder="Choose a type"
        value={type}
        onChange={(value) => {
          setChosen(value)
          setIsShown(undefined)
        }}
        {...(recognized !== null && chosen === undefined && { description: 'Recognized from the document' })}
      />
      <TextArea label="Notes" name="notes" rows={3} description="Not visible to the client" />
      <Checkbox
        label="Visible to the client"
        description="The client sees the document, not the notes. Set by the document type."
        name="visible"
        isChecked={isVisible}
        onChange={setIsShown}
      />
    </FormDialog>
  )
}

/** Uploads a file, and the type that it is recognized as once it has been read; null until then and if uncertain. */
function useRecognizedType() {
  const fileId = useRef<string>(null)
  const [recognized, setRecognized] = useState<string | null>(null)

  const lookAgain = useAgencyChanges({ typename: 'FileReading' }, async () => {
    const id = fileId.current
    if (id === null) return
    const answer = await refresh<UploadDocumentDialogQuery>(uploadDocumentDialogQuery, { id })
    setRecognized(answer?.node?.reading?.recognition?.suggestedType ?? null)
  })

  async function upload(file: File, options: UploadOptions) {
    const uploaded = await uploadFile(file, options)
    fileId.current = uploaded.id
    lookAgain()
    return uploaded
  }
  return { recognized, upload }
}

void graphql`
  query UploadDocumentDialogQuery($id: ID!) {
    node(id: $id) {
      ... on File {
        reading {
          recognition {
            suggestedType
          }
        }
      }
    }
  }
`
