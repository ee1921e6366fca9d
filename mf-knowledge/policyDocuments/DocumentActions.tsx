import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, DownloadIcon, ExternalLinkIcon } from '@coverdesk/design-system'
import type { DocumentActions_file$key } from './__generated__/DocumentActions_file.graphql.ts'

/** Downloads the document or opens it in a new tab. */
export function DocumentActions({ file }: { file: DocumentActions_file$key }) {
  const { name, url } = useFragment(
    graphql`
      fragment DocumentActions_file on File {
        name
        url
      }
    `,
    file,
  )
  return (
    <>
      <ButtonLink href={`${url}&preview`} isExternal icon={ExternalLinkIcon}>
        Open in new tab
      </ButtonLink>
      <ButtonLink href={url} download={name} icon={DownloadIcon}>
        Download
      </ButtonLink>
    </>
  )
}
