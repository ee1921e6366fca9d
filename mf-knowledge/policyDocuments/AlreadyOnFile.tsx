import { graphql, links, useFragment } from '@coverdesk/contract'
import { Link, Stack } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import type { AlreadyOnFile_file$key } from './__generated__/AlreadyOnFile_file.graphql.ts'

/** Where a document that somebody uploads again is on file; nothing for a new one. */
export function AlreadyOnFile({ file }: { file: AlreadyOnFile_file$key | null | undefined }) {
  const same = useFragment(
    graphql`
      fragment AlreadyOnFile_file on File {
        sameOnFile {
          file {
            id
          }
          policy {
            id
            title
            account {
              account {
                name
              }
            }
          }
        }
      }
    `,
    file,
  )?.sameOnFile
  if (!same?.length) return null
  return (
    <Banner tone="warning" title="This document is already on file">
      <Stack space="xs">
        {same.map(({ file: { id }, policy: { id: policyId, title, account } }) => (
          // Opens in a new tab to keep the input here.
          <Link key={id} href={links.policyDocument(policyId, id)} isExternal>
            {`${title}, ${account.account.name}`}
          </Link>
        ))}
      </Stack>
    </Banner>
  )
}
