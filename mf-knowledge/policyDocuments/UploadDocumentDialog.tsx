import { type FormErrors, uploadFile, useFetcher, useParams, useDialogRoute } from '@coverdesk/contract'
import { FileField, Select, TextArea } from '@coverdesk/design-system'
import { Checkbox, FormDialog } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { policyId } from '../policy/policyId.ts'
import { documentTypeOptions, isForTheClient } from './documentTypes.ts'

/** The server's limits: PDF, images, Office, email and text up to 50 MB. */
const accept =
  '.pdf,.png,.jpg,.jpeg,.gif,.webp,.heic,.heif,.tif,.tiff,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.rtf,.msg,.eml,.csv,.txt'
const maxBytes = 50 * 1024 * 1024

/** One file with its type, which decides whether the client sees it unless overridden. */
export function UploadDocumentDialog() {
  const id = policyId(useParams())
  const dialog = useDialogRoute({ title: 'Upload a new document', beneath: paths.policyDocuments(id) })
  const fetcher = useFetcher<FormErrors>()
  const [isUploading, setIsUploading] = useState(false)
  const [isVisible, setIsVisible] = useState(false)
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
        upload={uploadFile}
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
        onChange={(type) => setIsVisible(isForTheClient(type))}
      />
      <TextArea label="Notes" name="notes" rows={3} description="Not visible to the client" />
      <Checkbox
        label="Visible to the client"
        description="The client sees the document, not the notes. Set by the document type."
        name="visible"
        isChecked={isVisible}
        onChange={setIsVisible}
      />
    </FormDialog>
  )
}
