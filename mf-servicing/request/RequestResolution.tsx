import { graphql, useFragment } from '@coverdesk/contract'
import {
  DescriptionItem,
  DescriptionList,
  Icon,
  Inline,
  Link,
  openedAt,
  orDash,
  Panel,
  PaperclipIcon,
  Stack,
} from '@coverdesk/design-system'
import type { RequestResolution_resolution$key } from './__generated__/RequestResolution_resolution.graphql.ts'
import { FoldedText } from './FoldedText.tsx'

/** How a closed request ended. */
export function RequestResolution({ resolution }: { resolution: RequestResolution_resolution$key }) {
  const { notes, files, resolvedAt, resolvedBy } = useFragment(
    graphql`
      fragment RequestResolution_resolution on ServiceRequestResolution {
        notes
        resolvedAt
        resolvedBy {
          name
        }
        files {
          id
          name
          url
        }
      }
    `,
    resolution,
  )
  return (
    <Panel title="Resolution">
      <DescriptionList>
        <DescriptionItem label="Resolved">
          {openedAt(resolvedAt)} by {orDash(resolvedBy?.name)}
        </DescriptionItem>
        <DescriptionItem label="Notes">{notes && <FoldedText text={notes} />}</DescriptionItem>
        <DescriptionItem label="Files">
          {files.length > 0 && (
            <Stack space="xxs">
              {files.map(({ id, name, url }) => (
                <Inline key={id} space="xxs" wrap={false}>
                  <Icon icon={PaperclipIcon} size="small" />
                  <Link href={url} download={name}>
                    {name}
                  </Link>
                </Inline>
              ))}
            </Stack>
          )}
        </DescriptionItem>
      </DescriptionList>
    </Panel>
  )
}
