import { loadable, RequestFailure } from '@coverdesk/contract'
import { Select, Stack, Text } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { Suspense, useEffect, useState } from 'react'
import { PdfFrame } from '../policyDocuments/PdfFrame.tsx'
import type { PdfViewerProps } from '../policyDocuments/PdfViewer.tsx'
import { findHolderListPreview, type HolderListPreviewData } from './findHolderListPreview.ts'

const viewer = loadable<PdfViewerProps>(() =>
  import('../policyDocuments/PdfViewer.tsx').then(({ PdfViewer }) => PdfViewer),
)

export interface HolderListPreviewProps {
  accountId: string
  /** The uploaded list. */
  fileId: string
  policyIds: readonly string[] | null
}

/** One certificate of a list as it would be issued, before all of them are. */
export function HolderListPreview({ accountId, fileId, policyIds }: HolderListPreviewProps) {
  const preview = useHolderListPreview({ accountId, fileId, policyIds })
  const [row, setRow] = useState<string | null>(null)
  if (!preview) return null
  const { holders, problems } = preview
  if (problems.length > 0)
    return (
      <Banner tone="danger" title="Correct the list">
        <Stack space="xs" as="ul">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Stack>
      </Banner>
    )
  const shown = holders.find((holder) => String(holder.row) === row) ?? holders[0]
  if (!shown) return null
  return (
    <Stack space="s">
      <Select
        label="Preview"
        description={
          holders.length === 1
            ? '1 certificate. Nothing is issued yet.'
            : `1 of ${holders.length} certificates. Nothing is issued yet.`
        }
        options={holders.map((holder) => ({
          value: String(holder.row),
          label: `Row ${holder.row}: ${holder.name}`,
        }))}
        value={String(shown.row)}
        onChange={setRow}
      />
      {shown.url ? (
        <Suspense fallback={<PdfFrame />}>
          <viewer.Component key={shown.url} title={`Preview for ${shown.name}`} src={shown.url} />
        </Suspense>
      ) : (
        <Text tone="muted">This certificate can’t be issued yet. Issue the list to see what to fix.</Text>
      )}
    </Stack>
  )
}

function useHolderListPreview({
  accountId,
  fileId,
  policyIds,
}: HolderListPreviewProps): HolderListPreviewData | null {
  const [preview, setPreview] = useState<HolderListPreviewData | null>(null)
  // Ids have no spaces: the text is equal while the selection is.
  const chosen = policyIds?.join(' ')
  useEffect(() => {
    let isNewest = true
    async function look() {
      try {
        const found = await findHolderListPreview({
          accountId,
          fileId,
          policyIds: chosen?.split(' ').filter(Boolean) ?? null,
        })
        if (isNewest) setPreview(found)
      } catch (error) {
        // The server says what is wrong on submit.
        if (!(error instanceof RequestFailure)) throw error
      }
    }
    void look()
    return () => {
      isNewest = false
    }
  }, [accountId, fileId, chosen])
  return preview
}
