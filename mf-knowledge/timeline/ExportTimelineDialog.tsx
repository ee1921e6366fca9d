import {
  type FormErrors,
  graphql,
  type PageProps,
  refresh,
  useFetcher,
  useFreshLinks,
  useLocation,
  usePreloadedQuery,
  useDialog,
} from '@coverdesk/contract'
import { Button, Dialog, Stack, Text } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import exportTimelineDialogQuery, {
  type ExportTimelineDialogQuery,
} from './__generated__/ExportTimelineDialogQuery.graphql.ts'
import { ExportProgress } from './ExportProgress.tsx'
import { withExport } from './exportVariables.ts'
import { timelineVariables } from './timelineVariables.ts'

/** Puts the timeline and its documents into one file: first what that will be, then how far it is. */
export function ExportTimelineDialog({ queryRef }: PageProps<ExportTimelineDialogQuery>) {
  const query = usePreloadedQuery<ExportTimelineDialogQuery>(
    graphql`
      query ExportTimelineDialogQuery($id: ID!, $exportId: ID!, $isBegun: Boolean!) {
        account(id: $id) {
          account {
            name
          }
        }
        export: node(id: $exportId) @include(if: $isBegun) {
          ... on AccountTimelineExport @alias(as: "begun") {
            state
            ...ExportProgress_export
          }
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const filters = withExport(useLocation().search)
  const dialog = useDialog()
  const fetcher = useFetcher<FormErrors>()
  const look = () => refresh<ExportTimelineDialogQuery>(exportTimelineDialogQuery, variables)
  // Whatever the dialog is left open for: the file can be downloaded.
  useFreshLinks(() => void look())

  // The parent page redirects to the list if the account does not exist.
  if (!query.account) return null
  const { name } = query.account.account
  const begun = query.export?.begun
  const isSubmitting = fetcher.state !== 'idle'
  const { subjects, initiatorId } = timelineVariables(filters)
  const isWhole = subjects === null && initiatorId === null

  function handleExport() {
    void fetcher.submit(null, { method: 'post', action: paths.exportTimeline(variables.id, filters) })
  }

  return (
    <Dialog
      {...dialog}
      description={
        isWhole
          ? `A ZIP file with the full timeline of ${name} as a PDF and all of its documents.`
          : `A ZIP file with the filtered timeline of ${name} as a PDF and the documents it shows.`
      }
      isOpen
      isBusy={isSubmitting}
      footer={
        <>
          <Button onPress={dialog.onClose} isDisabled={isSubmitting}>
            Close
          </Button>
          {(!begun || begun.state === 'FAILED') && (
            <Button tone="primary" onPress={handleExport} isLoading={isSubmitting}>
              {begun ? 'Export Again' : 'Export'}
            </Button>
          )}
        </>
      }
    >
      <Stack space="m">
        <DialogMessage message={fetcher.data?.message} />
        {begun ? (
          <ExportProgress timelineExport={begun} onLook={look} />
        ) : (
          <Text as="p" tone="muted">
            Suitable for an errors and omissions file. Deleted documents are listed in the timeline but not
            included.
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
