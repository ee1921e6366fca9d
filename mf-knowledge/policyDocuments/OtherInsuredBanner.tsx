import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, Inline } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import type { OtherInsuredBanner_file$key } from './__generated__/OtherInsuredBanner_file.graphql.ts'
import { ConfirmDocumentButton } from './ConfirmDocumentButton.tsx'

export interface OtherInsuredBannerProps {
  policyId: string
  file: OtherInsuredBanner_file$key
}

/** Warns that a document names another insured, until someone confirms that it belongs to the policy. */
export function OtherInsuredBanner({ policyId, file }: OtherInsuredBannerProps) {
  const { id, name, otherInsured } = useFragment(
    graphql`
      fragment OtherInsuredBanner_file on File {
        id
        name
        otherInsured {
          message
          citation {
            page
            quote
            link
          }
        }
      }
    `,
    file,
  )
  if (!otherInsured) return null
  const { message, citation } = otherInsured
  return (
    <Banner
      tone="warning"
      title={message}
      action={
        <Inline space="xs">
          <ButtonLink size="small" href={`${paths.policyDocument(policyId, id)}${citation.link}`}>
            Show in document
          </ButtonLink>
          <ConfirmDocumentButton fileId={id} />
        </Inline>
      }
    >
      “{citation.quote}” ({name}, page {citation.page}). Until someone confirms that it belongs to this
      policy, its values aren’t used and the client can’t see it.
    </Banner>
  )
}
