import { Button, CheckIcon, Inline, Link, Text, toast } from '@coverdesk/design-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SettledRequest_request$key } from './__generated__/SettledRequest_request.graphql.ts'
import type { SettledRequestMutation } from './__generated__/SettledRequestMutation.graphql.ts'
import { links } from './links.ts'
import { mutationFailure } from './mutationErrors.ts'

/** Offers to resolve a request in one press once the sent answer settles it; shows nothing otherwise. */
export function SettledRequest({ request }: { request: SettledRequest_request$key }) {
  const { id, isSettled, viewerCanResolve } = useFragment(
    graphql`
      fragment SettledRequest_request on ServiceRequest {
        id
        isSettled
        viewerCanResolve {
          isAllowed
        }
      }
    `,
    request,
  )
  const [isBusy, setIsBusy] = useState(false)

  if (!isSettled || !viewerCanResolve.isAllowed) return null

  async function handlePress() {
    setIsBusy(true)
    const failure = await resolveRequest(id)
    setIsBusy(false)
    if (failure === null) toast.show({ tone: 'success', title: 'Request resolved' })
    else toast.show({ tone: 'danger', title: failure })
  }

  return (
    <Inline space="s">
      <Text size="small">Sent. Resolve this request?</Text>
      <Button size="small" icon={CheckIcon} isLoading={isBusy} onPress={() => void handlePress()}>
        Resolve request
      </Button>
      <Text size="small">
        <Link href={links.resolveServiceRequest(id)}>Add notes or files</Link>
      </Text>
    </Inline>
  )
}

function resolveRequest(id: string): Promise<string | null> {
  return mutationFailure<SettledRequestMutation>(
    graphql`
      mutation SettledRequestMutation($id: ID!) {
        resolveServiceRequest(id: $id, input: { notes: null, files: [] }) {
          __typename
          ... on ResolveServiceRequestSuccess {
            serviceRequest {
              id
              state
              isSettled
              preparedWorkWait
              viewerCanResolve {
                isAllowed
                reason
              }
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
}
