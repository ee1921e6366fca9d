import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, count, DownloadIcon, ProgressBar, Stack, Text } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { useLooks } from '../shared/useLooks.ts'
import type { BatchProgress_batch$key } from './__generated__/BatchProgress_batch.graphql.ts'

export interface BatchProgressProps {
  batch: BatchProgress_batch$key
  /** Polls the server for progress. */
  onLook: () => Promise<unknown>
}

/** A batch's progress and result. */
export function BatchProgress({ batch, onLook }: BatchProgressProps) {
  const { state, issuedCount, total, refusals, file } = useFragment(
    graphql`
      fragment BatchProgress_batch on CertificateBatch {
        state
        issuedCount
        total
        refusals {
          holderName
          message
        }
        file {
          name
          url
        }
      }
    `,
    batch,
  )
  useLooks(state === 'RUNNING', onLook)
  const untold = state === 'DONE' ? total - issuedCount - refusals.length : 0
  const words = `${count(issuedCount)} of ${count(total)} certificates issued`

  if (state === 'FAILED')
    return (
      <Banner tone="danger" title="The job stopped">
        {words}. They are in the list; begin again for the others.
      </Banner>
    )
  return (
    <Stack space="m">
      {state === 'RUNNING' ? (
        <Stack space="xs">
          <Text as="p">{words}</Text>
          <ProgressBar label="Issuing certificates" value={issuedCount / Math.max(1, total)} />
          <Text as="p" size="small" tone="muted">
            This goes on when you close it; the certificates appear in the list.
          </Text>
        </Stack>
      ) : (
        <Banner
          tone={refusals.length === 0 ? 'success' : 'warning'}
          title={words}
          action={
            file && (
              <ButtonLink href={file.url} download={file.name} size="small" icon={DownloadIcon}>
                Download all
              </ButtonLink>
            )
          }
        />
      )}
      {refusals.length > 0 && (
        <Stack space="xs">
          <Text as="p" weight="medium">
            Could not be issued
          </Text>
          <Stack space="xs" as="ul">
            {refusals.map(({ holderName, message }) => (
              <li key={`${holderName} ${message}`}>
                <Text weight="medium">{holderName}</Text>
                <Text as="div" size="small" tone="muted">
                  {message}
                </Text>
              </li>
            ))}
          </Stack>
          {untold > 0 && (
            <Text as="p" size="small" tone="muted">
              And {count(untold)} more.
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  )
}
