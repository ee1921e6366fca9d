import { type FormErrors, graphql, useFetcher, useFragment, useNavigate } from '@coverdesk/contract'
import { Button, ButtonLink, count, Inline, Panel, Stack, Text } from '@coverdesk/design-system'
import { Checkbox } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import { useLooks } from '../shared/useLooks.ts'
import type { ImportPageQuery$variables } from './__generated__/ImportPageQuery.graphql.ts'
import type { ImportPreview_preview$key } from './__generated__/ImportPreview_preview.graphql.ts'
import { ChangedRows } from './ChangedRows.tsx'
import { chosenSearch } from './importAddress.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { wordsOf } from './importWords.ts'
import { ReadingProgress } from './ReadingProgress.tsx'
import { RefusedRows } from './RefusedRows.tsx'
import { WarnedRows } from './WarnedRows.tsx'

export interface ImportPreviewProps {
  preview: ImportPreview_preview$key
  variables: ImportPageQuery$variables
  /** Polls the server for the reading progress. */
  onLook: () => Promise<unknown>
}

/** The second step: the column mapping, and a preview of the rows. */
export function ImportPreview({ preview, variables, onLook }: ImportPreviewProps) {
  const { columns, mappingProblem, isComplete, newCount, presentCount, changedCount, refusedCount, ...rest } =
    useFragment(
      graphql`
        fragment ImportPreview_preview on ImportPreview {
          columns {
            path
          }
          mappingProblem
          isComplete
          newCount
          presentCount
          changedCount
          ...ChangedRows_preview
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
  const words = wordsOf(list)
  const [isUpdating, setIsUpdating] = useState(false)
  const updateCount = isUpdating ? changedCount : 0
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
      <Panel title="Before you import">
        <Stack space="m">
          <DialogMessage message={fetcher.data?.message ?? fetcher.data?.fields?.[0]?.message} />
          {!isComplete && <ReadingProgress preview={rest} />}
          {mappingProblem === null || mappingProblem === undefined ? (
            <Text as="p">
              {count(newCount)} new, {count(presentCount)} unchanged,{' '}
              {changedCount > 0 && `${count(changedCount)} ${changedCount === 1 ? 'differs' : 'differ'}, `}
              {count(refusedCount)} with errors{isComplete ? '.' : ', so far.'}
            </Text>
          ) : (
            <Banner tone="warning" title={mappingProblem} />
          )}
          {list === 'POLICIES' && (
            <Checkbox
              label="Import policies whose number already exists"
              isChecked={confirm}
              onChange={(isChecked) => look({ confirm: isChecked })}
            />
          )}
          <ChangedRows preview={rest} words={words} isUpdating={isUpdating} onChange={setIsUpdating} />
          <RefusedRows preview={rest} />
          {refusedCount > 0 && (
            <Text as="p" size="small" tone="muted">
              The other rows are imported. Rows with errors are saved in a file that you can correct and
              import again.
            </Text>
          )}
          <WarnedRows preview={rest} />
          <Inline justify="end">
            <ButtonLink href={paths.importLists()}>Another file</ButtonLink>
            <Button
              tone="primary"
              isLoading={isStarting}
              isDisabled={!isComplete || newCount + updateCount === 0}
              disabledReason={isComplete ? nothingToDo(changedCount) : 'The file is still being read.'}
              onPress={() =>
                void fetcher.submit(
                  { list, fileId, mapping, confirm, update: isUpdating },
                  { method: 'post', encType: 'application/json', action: paths.importLists() },
                )
              }
            >
              {importLabel({ newCount, updateCount }, words)}
            </Button>
          </Inline>
        </Stack>
      </Panel>
    </Stack>
  )
}

function nothingToDo(changedCount: number): string {
  return changedCount === 0
    ? 'This file has no new records.'
    : 'This file has no new records. Choose to update the records that differ.'
}

/** `Import 2 accounts`, `Update 3 accounts`, or `Import 2 and update 3 accounts`. */
function importLabel(
  { newCount, updateCount }: { newCount: number; updateCount: number },
  { one, many }: { one: string; many: string },
): string {
  const named = (number: number) => `${count(number)} ${number === 1 ? one : many}`
  if (updateCount === 0) return `Import ${named(newCount)}`
  return newCount === 0
    ? `Update ${named(updateCount)}`
    : `Import ${count(newCount)} and update ${named(updateCount)}`
}
