import { graphql, useFragment, useSlot } from '@coverdesk/contract'
import { Button, ButtonLink, CheckIcon, MenuButton } from '@coverdesk/design-system'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import type { RequestActions_request$key } from './__generated__/RequestActions_request.graphql.ts'
import { resolveDialog } from './ResolveDialog.entrypoint.tsx'
import { updateDialog } from './UpdateDialog.entrypoint.tsx'

/** Resolve and the other actions; the server says what is allowed and why not. */
export function RequestActions({ request }: { request: RequestActions_request$key }) {
  const { id, state, viewerCanResolve, viewerCanUpdate, viewerCanSplit, mergeTargets } = useFragment(
    graphql`
      fragment RequestActions_request on ServiceRequest {
        id
        state
        viewerCanResolve {
          isAllowed
          reason
        }
        viewerCanUpdate {
          isAllowed
          reason
        }
        viewerCanSplit {
          isAllowed
          reason
        }
        mergeTargets {
          id
        }
      }
    `,
    request,
  )
  // Loaded with the page, so that the dialogs work during an outage.
  useEffect(() => {
    resolveDialog.preloadCode()
    updateDialog.preloadCode()
  }, [])
  const offered = useSlot('serviceRequest.actions', { serviceRequestId: id })

  return (
    <>
      {viewerCanResolve.isAllowed ? (
        <ButtonLink href={paths.resolve(id)} tone="primary" icon={CheckIcon}>
          Resolve
        </ButtonLink>
      ) : (
        <Button tone="primary" icon={CheckIcon} isDisabled disabledReason={viewerCanResolve.reason}>
          {state === 'CLOSED' ? 'Resolved' : 'Resolve'}
        </Button>
      )}
      <MenuButton
        label="More"
        items={[
          ...offered.map(({ id: action, label, href }) => ({ id: action, label, href })),
          {
            id: 'update',
            label: 'Update request',
            href: paths.update(id),
            isDisabled: !viewerCanUpdate.isAllowed,
            disabledReason: viewerCanUpdate.reason,
          },
          {
            id: 'split',
            label: 'Split off a request',
            href: paths.split(id),
            isDisabled: !viewerCanSplit.isAllowed,
            disabledReason: viewerCanSplit.reason,
          },
          {
            id: 'merge',
            label: 'Merge into another request',
            href: paths.merge(id),
            isDisabled: mergeTargets.length === 0,
            disabledReason: viewerCanSplit.isAllowed
              ? 'There is no other open request in this conversation.'
              : viewerCanSplit.reason,
          },
        ]}
      />
    </>
  )
}
