import {
  graphql,
  links,
  PreparedWorkBadge,
  RequestMarks,
  RequestStateBadge,
  requestTypeLabel,
  requestTypes,
  useFragment,
} from '@coverdesk/contract'
import { SettledRequest } from '@coverdesk/contract/SettledRequest'
import {
  Badge,
  Heading,
  Inline,
  Link,
  MenuButton,
  PencilIcon,
  Stack,
  Text,
  toast,
} from '@coverdesk/design-system'
import { CorrectionMenu } from '../corrections/CorrectionMenu.tsx'
import { correctRequest } from '../corrections/corrections.ts'
import type { OpenedRequests_requests$key } from './__generated__/OpenedRequests_requests.graphql.ts'

export interface OpenedRequestsProps {
  conversationId: string
  accountHref: string
  /** Whether the account of the conversation is known. */
  hasAccount: boolean
  requests: OpenedRequests_requests$key
}

/** The service requests created from a conversation, what waits for approval, and how to correct them. */
export function OpenedRequests({ conversationId, accountHref, hasAccount, requests }: OpenedRequestsProps) {
  const all = useFragment(
    graphql`
      fragment OpenedRequests_requests on ServiceRequest @relay(plural: true) {
        id
        type
        state
        details
        ...RequestMarks_request @relay(mask: false)
        preparedWorkWait
        ...SettledRequest_request
        ...CorrectionMenu_requests
        preparedWork {
          state
          question
          proposals {
            id
            title
            state
          }
        }
      }
    `,
    requests,
  )
  return (
    <Stack space="s">
      <Inline justify="between">
        <Heading level={3}>Service requests</Heading>
        <CorrectionMenu
          conversationId={conversationId}
          accountHref={accountHref}
          hasAccount={hasAccount}
          requests={all}
        />
      </Inline>
      {all.length === 0 && <Text tone="muted">No service request was opened.</Text>}
      {all.map(({ id, type, state, details, preparedWorkWait, preparedWork, ...request }) => {
        const isPreparing = state === 'OPEN' && preparedWork?.state === 'WORKING'
        // What the work waits for is settled only once it is done.
        const work = state === 'OPEN' && !isPreparing ? preparedWork : null
        const waiting = work?.proposals.filter((proposal) => proposal.state === 'PENDING') ?? []
        const others = all.filter((other) => other.id !== id && other.state === 'OPEN')
        return (
          <Stack key={id} space="half">
            <Inline space="xs">
              <Link href={links.serviceRequest(id)}>{requestTypeLabel(type)}</Link>
              {state === 'OPEN' && (
                <TypeMenu
                  id={id}
                  type={type}
                  others={others.map((other) => ({ id: other.id, type: other.type }))}
                />
              )}
              <RequestStateBadge state={state} />
              <RequestMarks requests={[request]} />
              {isPreparing ? (
                <Badge tone="info">Preparing</Badge>
              ) : (
                <PreparedWorkBadge wait={preparedWorkWait} />
              )}
            </Inline>
            {/* What a single request asks is in the messages. */}
            {details && all.length > 1 && (
              <Text tone="muted" size="small" truncate>
                {details}
              </Text>
            )}
            {work?.question && (
              <Text size="small">
                <Link href={links.serviceRequest(id)}>{work.question}</Link>
              </Text>
            )}
            {waiting.map((proposal) => (
              <Text key={proposal.id} size="small">
                <Link href={links.serviceRequest(id)}>{proposal.title}</Link>
              </Text>
            ))}
            <SettledRequest request={request} />
          </Stack>
        )
      })}
    </Stack>
  )
}

interface TypeMenuProps {
  id: string
  type: string
  /** The conversation's other open requests. */
  others: readonly { readonly id: string; readonly type: string }[]
}

function TypeMenu({ id, type, others }: TypeMenuProps) {
  async function correct(input: Parameters<typeof correctRequest>[1]) {
    const failure = await correctRequest(id, input)
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  return (
    <MenuButton
      label={`Change ${requestTypeLabel(type)}`}
      isIconOnly
      icon={PencilIcon}
      size="small"
      items={[
        {
          id: 'type',
          label: 'What it asks for',
          options: requestTypes.map((each) => ({ id: each, label: requestTypeLabel(each) })),
          selectedId: type,
          onSelect(chosen) {
            const next = requestTypes.find((each) => each === chosen)
            if (next && next !== type) void correct({ type: next })
          },
        },
        ...(others.length > 0 ? ['separator' as const] : []),
        ...others.map((other) => ({
          id: other.id,
          label: `Merge into ${requestTypeLabel(other.type)}`,
          onAction: () => void correct({ mergeIntoId: other.id }),
        })),
      ]}
    />
  )
}
