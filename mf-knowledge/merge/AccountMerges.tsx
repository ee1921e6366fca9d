import { type FormErrors, graphql, useFetcher, useFragment } from '@coverdesk/contract'
import { Button, Inline, mediumDate, Panel, Stack, Text } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import type { AccountMerges_account$key } from './__generated__/AccountMerges_account.graphql.ts'

/** The accounts merged into this one that can still be separated. */
export function AccountMerges({ account }: { account: AccountMerges_account$key }) {
  const { id, merges } = useFragment(
    graphql`
      fragment AccountMerges_account on Account {
        id
        merges {
          id
          fromName
          state
          mergedAt
          mergedBy {
            name
          }
          undoUntil
          viewerCanUndo {
            isAllowed
            reason
          }
        }
      }
    `,
    account,
  )
  const fetcher = useFetcher<FormErrors>()
  const isUndoing = fetcher.state !== 'idle'
  const standing = merges.filter(
    ({ state, viewerCanUndo }) => state !== 'UNDONE' && (viewerCanUndo.isAllowed || state !== 'DONE'),
  )
  if (standing.length === 0) return null
  return (
    <Panel title="Merged into this account">
      <Stack space="s">
        <DialogMessage message={fetcher.data?.message} />
        {standing.map(({ id: mergeId, fromName, mergedAt, mergedBy, undoUntil, viewerCanUndo }) => (
          <Inline key={mergeId} justify="between">
            <div>
              <Text weight="medium">{fromName}</Text>
              <Text as="div" size="small" tone="muted">
                {mergedBy ? `By ${mergedBy.name} on ${mediumDate(mergedAt)}` : `On ${mediumDate(mergedAt)}`},
                can be undone until {mediumDate(undoUntil)}
              </Text>
            </div>
            <Button
              size="small"
              isLoading={isUndoing}
              isDisabled={!viewerCanUndo.isAllowed}
              disabledReason={viewerCanUndo.reason}
              onPress={() =>
                void fetcher.submit(
                  { mergeId },
                  { method: 'delete', encType: 'application/json', action: paths.mergeAccount(id) },
                )
              }
            >
              Undo merge
            </Button>
          </Inline>
        ))}
      </Stack>
    </Panel>
  )
}
