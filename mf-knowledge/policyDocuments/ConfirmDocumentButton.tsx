import { Button } from '@coverdesk/design-system'
import { useState } from 'react'
import { confirmDocument } from './confirmDocument.ts'

/** Confirms that a document with a warning belongs to its policy. */
export function ConfirmDocumentButton({ fileId }: { fileId: string }) {
  const [isSaving, setIsSaving] = useState(false)

  function handlePress() {
    setIsSaving(true)
    void confirmDocument(fileId).finally(() => setIsSaving(false))
  }

  return (
    <Button size="small" isLoading={isSaving} onPress={handlePress}>
      It belongs here
    </Button>
  )
}
