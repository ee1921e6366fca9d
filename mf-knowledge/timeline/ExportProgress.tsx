import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, count, DownloadIcon, ProgressBar, Stack, Text } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { useLooks } from '../shared/useLooks.ts'
import type { ExportProgress_export$key } from './__generated__/ExportProgress_export.graphql.ts'

export interface ExportProgressProps {
  timelineExport: ExportProgress_export$key
  /** Asks the server how far it is. */
  onLook: () => Promise<unknown>
}

/** How far the export of a timeline is, and the file that came of it. */
export function ExportProgress({ timelineExport, onLook }: ExportProgressProps) {
  const { state, documentCount, packedCount, file } = useFragment(
    graphql`
      fragment ExportProgress_export on AccountTimelineExport {
        state
        documentCount
        packedCount
        file {
          name
          url
        }
      }
    `,
    timelineExport,
  )
  useLooks(state === 'RUNNING', onLook)

  if (state === 'FAILED')
    return (
      <Banner tone="danger" title="The export stopped">
        There is no file of it. Export again; a large account goes in parts, narrowed by what it is about.
      </Banner>
    )
  if (state === 'RUNNING')
    return (
      <Stack space="xs">
        <Text as="p">
          {documentCount === null
            ? 'Reading the timeline'
            : `${count(packedCount)} of ${count(documentCount)} documents packed`}
        </Text>
        <ProgressBar label="Exporting the timeline" value={packedCount / Math.max(1, documentCount ?? 1)} />
        <Text as="p" size="small" tone="muted">
          This goes on when you close it; come back to this address for the file.
        </Text>
      </Stack>
    )
  return (
    <Banner
      tone="success"
      title={doneWords(documentCount ?? 0)}
      action={
        file && (
          <ButtonLink href={file.url} download={file.name} size="small" icon={DownloadIcon}>
            Download
          </ButtonLink>
        )
      }
    />
  )
}

function doneWords(documentCount: number): string {
  if (documentCount === 0) return 'Timeline only, no documents'
  return documentCount === 1 ? 'Timeline and 1 document' : `Timeline and ${count(documentCount)} documents`
}
