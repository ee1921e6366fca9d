import { graphql, useFragment } from '@coverdesk/contract'
import { Banner } from '@coverdesk/design-system/frames'
import type { SenderBanner_file$key } from './__generated__/SenderBanner_file.graphql.ts'
import { ConfirmDocumentButton } from './ConfirmDocumentButton.tsx'

/** Warns that a document came from an unverified sender, until someone confirms that it belongs to the policy. */
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
  if (senderWarning == null) return null
  return (
    <Banner
      tone="warning"
      title={senderWarning}
      action={
        // The warning about another insured has the same button.
        !otherInsured && <ConfirmDocumentButton fileId={id} />
      }
    >
      Call the client at a phone number on file before you rely on it.
    </Banner>
  )
}
