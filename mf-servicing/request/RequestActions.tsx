import { graphql, useFragment, useSlot } from '@coverdesk/contract'
import { Button, CheckIcon, MenuButton } from '@coverdesk/design-system'
import type { RequestActions_request$key } from './__generated__/RequestActions_request.graphql.ts'
import { requestDialogs } from './RequestDialogs.tsx'
import { useRequestDialog } from './useRequestDialog.ts'

/** Resolve, and what else can be done; the server says what is allowed and why not. */
export function RequestActions({ request }: { request: RequestActions_request$key }) {
  const { id, state, viewerCanResolve, viewerCanUpdate } = useFragment(
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
      }
    `,
    request,
  )
  const { open } = useRequestDialog()
  const offered = useSlot('serviceRequest.actions', { serviceRequestId: id })

  return (
    <>
      <Button
        tone="primary"
        icon={CheckIcon}
        isDisabled={!viewerCanResolve.isAllowed}
        disabledReason={viewerCanResolve.reason}
        onPress={() => open('resolve')}
        onPointerEnter={requestDialogs.resolve.preload}
        onFocus={requestDialogs.resolve.preload}
      >
        {state === 'CLOSED' ? 'Resolved' : 'Resolve'}
      </Button>
      <MenuButton
        label="More"
        items={[
          ...offered.map(({ id: action, label, href }) => ({ id: action, label, href })),
          {
            id: 'update',
            label: 'Update request',
            onAction: () => open('update'),
            isDisabled: !viewerCanUpdate.isAllowed,
            disabledReason: viewerCanUpdate.reason,
          },
        ]}
      />
    </>
  )
}
