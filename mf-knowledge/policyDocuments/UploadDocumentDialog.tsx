import { type FormErrors, graphql, refresh, useDialogRoute, useFetcher, useParams } from '@coverdesk/contract'
import { FileField, Select, TextArea } from '@coverdesk/design-system'
import { Checkbox, FormDialog } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { policyId } from '../policy/policyId.ts'
import { useReadUpload } from '../shared/useReadUpload.ts'
import uploadDocumentDialogQuery, {
  type UploadDocumentDialogQuery,
  type UploadDocumentDialogQuery$data,
} from './__generated__/UploadDocumentDialogQuery.graphql.ts'
import { AlreadyOnFile } from './AlreadyOnFile.tsx'
import { documentFiles } from './documentFiles.ts'
import { documentTypeOptions, isForTheClient } from './documentTypes.ts'

/** One file with its type, preselected once it is read, which decides whether the client sees it unless overridden. */
export function UploadDocumentDialog() {
  const id = policyId(useParams())
  const dialog = useDialogRoute({ title: 'Upload a new document', beneath: paths.policyDocuments(id) })
  const fetcher = useFetcher<FormErrors>()
  const [isUploading, setIsUploading] = useState(false)
  const { file, recognized, upload } = useRecognizedType()
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
        description={documentFiles.description}
        upload={upload}
        accept={documentFiles.accept}
        maxBytes={documentFiles.maxBytes}
        onPendingChange={setIsUploading}
      />
      <AlreadyOnFile file={file} />
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

/** Uploads a file, which is the last one, and the type it is recognized as once it has been read; null if uncertain. */
function useRecognizedType() {
  const [file, setFile] = useState<UploadDocumentDialogQuery$data['node']>(null)

  const upload = useReadUpload(async (id) => {
    const answer = await refresh<UploadDocumentDialogQuery>(uploadDocumentDialogQuery, { id })
    setFile(answer?.node ?? null)
  })
  return { file, recognized: file?.reading?.recognition?.suggestedType ?? null, upload }
}

void graphql`
  query UploadDocumentDialogQuery($id: ID!) {
    node(id: $id) {
      ... on File {
        ...AlreadyOnFile_file
        reading {
          recognition {
            suggestedType
          }
        }
      }
    }
  }
`
