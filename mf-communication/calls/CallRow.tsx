import {
  CallStatusBadge,
  foundText,
  graphql,
  PreparedWorkBadge,
  RequestMarks,
  useFragment,
  useLocation,
} from '@coverdesk/contract'
import {
  Badge,
  CellNote,
  duration,
  Inline,
  MarkedText,
  orDash,
  relativeTime,
  Row,
  shortDateTime,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { phone } from '@coverdesk/design-system/forms'
import { paths } from '../paths.ts'
import type { CallRow_call$key } from './__generated__/CallRow_call.graphql.ts'

export function CallRow({ call }: { call: CallRow_call$key }) {
  const { search } = useLocation()
  const {
    id,
    fromName,
    fromNumber,
    account,
    status,
    startedAt,
    endedAt,
    waitingSince,
    isWaitingForApproval,
    preview,
    passage,
    serviceRequests,
  } = useFragment(
    graphql`
      fragment CallRow_call on Call @argumentDefinitions(text: { type: "String" }) {
        id
        fromName
        fromNumber
        account {
          account {
            name
          }
        }
        status
        startedAt
        endedAt
        waitingSince
        isWaitingForApproval
        preview
        passage(text: $text) {
          link
          ...foundText_passage @relay(mask: false)
        }
        serviceRequests {
          id
          state
          ...RequestMarks_request @relay(mask: false)
        }
      }
    `,
    call,
  )
  const open = serviceRequests.filter(({ state }) => state === 'OPEN')
  const number = fromNumber ? phone(fromNumber) : null
  return (
    <Row
      href={`${paths.call(id, search)}${passage?.link ?? ''}`}
      label={`Call from ${fromName ?? number ?? 'an unknown number'}, ${shortDateTime(startedAt)}`}
      cells={{
        caller: (
          <Stack space="half">
            <Inline space="xs" wrap={false}>
              <Text weight="medium" truncate>
                {orDash(fromName ?? number)}
              </Text>
              <RequestMarks requests={open} />
            </Inline>
            <Text tone="muted" size="small" truncate>
              {passage ? (
                <MarkedText {...foundText(passage)} />
              ) : (
                [fromName && number, preview].filter(Boolean).join(' · ')
              )}
            </Text>
          </Stack>
        ),
        account: orDash(account?.account.name),
        status: <CallStatusBadge status={status} />,
        requests:
          serviceRequests.length === 0 ? (
            <Text tone="muted" size="small">
              No requests
            </Text>
          ) : (
            <>
              {isWaitingForApproval ? (
                <PreparedWorkBadge wait="APPROVAL" />
              ) : waitingSince ? (
                <Badge tone="warning">{`${open.length} open`}</Badge>
              ) : (
                <Badge tone="success">{`${serviceRequests.length} closed`}</Badge>
              )}
              {waitingSince && <CellNote>{relativeTime(waitingSince)}</CellNote>}
            </>
          ),
        started: (
          <>
            {shortDateTime(startedAt)}
            <CellNote>{duration(startedAt, endedAt)}</CellNote>
          </>
        ),
      }}
    />
  )
}
