import { Button, CheckIcon, Inline, Link, Text, toast } from '@coverdesk/design-system'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SettledRequestMutation } from './__generated__/SettledRequestMutation.graphql.ts'
import { links } from './links.ts'
import { mutationFailure } from './mutationErrors.ts'

/** Offers to resolve a request that the sent answer settles, in one press, where a request is shown among other things. */
export function SettledRequest({ requestId }: { requestId: string }) {
  const [isBusy, setIsBusy] = useState(false)

  async function handlePress() {
    setIsBusy(true)
    const failure = await resolveRequest(requestId)
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
        <Link href={links.resolveServiceRequest(requestId)}>Add notes or files</Link>
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
