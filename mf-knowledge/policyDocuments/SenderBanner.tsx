import { graphql, useFragment } from '@coverdesk/contract'
import { Button } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import type { SenderBanner_file$key } from './__generated__/SenderBanner_file.graphql.ts'
import { confirmDocument } from './confirmDocument.ts'

/** Warns that a document came from a sender that nobody could verify, until someone confirms that it belongs to the policy. */
export function SenderBanner({ file }: { file: SenderBanner_file$key }) {
  const { id, senderWarning, otherInsured } = useFragment(
    graphql`
      fragment SenderBanner_file on File {
        id
        senderWarning
        otherInsured {
          __typename
        }
      }
    `,
    file,
  )
  const [isSaving, setIsSaving] = useState(false)
  if (senderWarning == null) return null
  return (
    <Banner
      tone="warning"
      title={senderWarning}
      action={
        // The warning about another insured has the same button.
        !otherInsured && (
          <Button
            size="small"
            isLoading={isSaving}
            onPress={() => {
              setIsSaving(true)
              void confirmDocument(id).finally(() => setIsSaving(false))
            }}
          >
            It belongs here
          </Button>
        )
      }
    >
      Call the client at a phone number on file before you rely on it.
    </Banner>
  )
}
