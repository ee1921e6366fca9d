import { graphql, useFragment } from '@coverdesk/contract'
import {
  Button,
  ButtonLink,
  count,
  DownloadIcon,
  Inline,
  Panel,
  ProgressBar,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { useLooks } from '../shared/useLooks.ts'
import type { ImportProgress_listImport$key } from './__generated__/ImportProgress_listImport.graphql.ts'
import { KeptRecords } from './KeptRecords.tsx'
import { UndoImportDialog } from './UndoImportDialog.tsx'

export interface ImportProgressProps {
  listImport: ImportProgress_listImport$key
  /** Polls the server for progress. */
  onLook: () => Promise<unknown>
}

/** An import's progress, its result, and Undo. */
export function ImportProgress({ listImport, onLook }: ImportProgressProps) {
  const { id, list, fileName, state, failure, total, doneCount, errorsFile, viewerCanUndo, ...rest } =
    useFragment(
      graphql`
        fragment ImportProgress_listImport on ListImport {
          id
          list
          fileName
          state
          failure
          total
          doneCount
          createdCount
          updatedCount
          presentCount
          refusedCount
          refusals
          errorsFile {
            name
            url
          }
          viewerCanUndo {
            isAllowed
            reason
          }
          ...KeptRecords_listImport
        }
      `,
      listImport,
    )
  const { createdCount, updatedCount, presentCount, refusedCount, refusals } = rest
  const [isAsking, setIsAsking] = useState(false)
  useLooks(state === 'RUNNING' || state === 'UNDOING', onLook)

  return (
    <Panel title={fileName}>
      <Stack space="m">
        {state === 'RUNNING' && (
          <Stack space="xs">
            <Text as="p">{`${count(doneCount)} of ${count(total)} rows done`}</Text>
            <ProgressBar label="Importing" value={doneCount / Math.max(1, total)} />
            <Text as="p" size="small" tone="muted">
              This continues if you leave the page.
            </Text>
          </Stack>
        )}
        {state === 'UNDOING' && <Text as="p">{`Undoing: ${count(createdCount)} rows left.`}</Text>}
        {state === 'UNDONE' && <KeptRecords listImport={rest} />}
        {state === 'FAILED' && (
          <Banner tone="danger" title="The import stopped">
            {failure ?? 'Import the file again. Rows that were already imported are not duplicated.'}
          </Banner>
        )}
        {state === 'DONE' && (
          <Banner
            tone={refusedCount === 0 ? 'success' : 'warning'}
            title={`${count(createdCount)} imported, ${updatedCount > 0 ? `${count(updatedCount)} updated, ` : ''}${count(presentCount)} already existed, ${count(refusedCount)} refused`}
            action={
              errorsFile && (
                <ButtonLink href={errorsFile.url} download={errorsFile.name} size="small" icon={DownloadIcon}>
                  File to correct
                </ButtonLink>
              )
            }
          />
        )}
        {state === 'DONE' && refusals.length > 0 && (
          <Stack space="xs" as="ul">
            {refusals.map((refusal) => (
              <li key={refusal}>
                <Text size="small">{refusal}</Text>
              </li>
            ))}
          </Stack>
        )}
        <Inline justify="end">
          {state !== 'UNDONE' && (
            <Button
              isDisabled={!viewerCanUndo.isAllowed}
              disabledReason={viewerCanUndo.reason}
              onPress={() => setIsAsking(true)}
            >
              Undo import
            </Button>
          )}
          <ButtonLink href={paths.importLists()}>Another file</ButtonLink>
        </Inline>
        {isAsking && viewerCanUndo.isAllowed && (
          <UndoImportDialog
            importId={id}
            list={list}
            createdCount={createdCount}
            updatedCount={updatedCount}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Stack>
    </Panel>
  )
}
