import { type FormErrors, graphql, useFetcher, useFragment, useNavigate } from '@coverdesk/contract'
import { Button, ButtonLink, count, Inline, Panel, Stack, Text } from '@coverdesk/design-system'
import { Checkbox } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import { useLooks } from '../shared/useLooks.ts'
import type { ImportPageQuery$variables } from './__generated__/ImportPageQuery.graphql.ts'
import type { ImportPreview_preview$key } from './__generated__/ImportPreview_preview.graphql.ts'
import { chosenSearch } from './importAddress.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { wordsOf } from './importWords.ts'
import { ReadingProgress } from './ReadingProgress.tsx'
import { RefusedRows } from './RefusedRows.tsx'
import { WarnedRows } from './WarnedRows.tsx'

export interface ImportPreviewProps {
  preview: ImportPreview_preview$key
  variables: ImportPageQuery$variables
  /** Asks the server how far it has read. */
  onLook: () => Promise<unknown>
}

/** The second step: how the columns are read, and what would come of the rows. */
export function ImportPreview({ preview, variables, onLook }: ImportPreviewProps) {
  const { columns, mappingProblem, isComplete, newCount, presentCount, refusedCount, ...rest } = useFragment(
    graphql`
      fragment ImportPreview_preview on ImportPreview {
        columns {
          path
        }
        mappingProblem
        isComplete
        newCount
        presentCount
        refusedCount
        ...ImportColumns_preview
        ...ReadingProgress_preview
        ...RefusedRows_preview
        ...WarnedRows_preview
      }
    `,
    preview,
  )
  const navigate = useNavigate()
  const fetcher = useFetcher<FormErrors>()
  const { list, fileId, confirm } = variables
  const mapping = columns.map(({ path }) => path ?? null)
  const isStarting = fetcher.state !== 'idle'
  const { one, many } = wordsOf(list)
  useLooks(!isComplete, onLook)

  function look(next: { mapping?: readonly (string | null)[]; confirm?: boolean }) {
    const search = chosenSearch({ list, fileId, mapping, confirm, ...next })
    void navigate(paths.importLists(search), { replace: true, preventScrollReset: true })
  }

  return (
    <Stack space="l">
      <Panel title="Columns">
        <ImportColumns preview={rest} onChange={(changed) => look({ mapping: changed })} />
      </Panel>
      <Panel title="Before anything is written">
        <Stack space="m">
          <DialogMessage message={fetcher.data?.message ?? fetcher.data?.fields?.[0]?.message} />
          {!isComplete && <ReadingProgress preview={rest} />}
          {mappingProblem === null || mappingProblem === undefined ? (
            <Text as="p">
              {count(newCount)} new, {count(presentCount)} here already, {count(refusedCount)} cannot be read
              yet{isComplete ? '.' : ', so far.'}
            </Text>
          ) : (
            <Banner tone="warning" title={mappingProblem} />
          )}
          {list === 'POLICIES' && (
            <Checkbox
              label="Take policy numbers that the carrier has here already"
              isChecked={confirm}
              onChange={(isChecked) => look({ confirm: isChecked })}
            />
          )}
          <RefusedRows preview={rest} />
          {refusedCount > 0 && (
            <Text as="p" size="small" tone="muted">
              The others are imported all the same; these come as a file to correct.
            </Text>
          )}
          <WarnedRows preview={rest} />
          <Inline justify="end">
            <ButtonLink href={paths.importLists()}>Another file</ButtonLink>
            <Button
              tone="primary"
              isLoading={isStarting}
              isDisabled={!isComplete || newCount === 0}
              disabledReason={isComplete ? 'Nothing new is in this file.' : 'The file is still being read.'}
              onPress={() =>
                void fetcher.submit(
                  { list, fileId, mapping, confirm },
                  { method: 'post', encType: 'application/json', action: paths.importLists() },
                )
              }
            >
              {`Import ${count(newCount)} ${newCount === 1 ? one : many}`}
            </Button>
          </Inline>
        </Stack>
      </Panel>
    </Stack>
  )
}
