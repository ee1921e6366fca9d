import {
  graphql,
  PreparedWorkBadge,
  RequestMarks,
  hasMarks,
  RequestStateBadge,
  requestTypeLabel,
  useFragment,
} from '@coverdesk/contract'
import {
  CellNote,
  CellPart,
  DASH,
  Inline,
  mediumDate,
  orDash,
  Row,
  timeOfDay,
} from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { DueDate } from '../shared/DueDate.tsx'
import { PersonName } from '../shared/PersonName.tsx'
import type { RequestRow_request$key } from './__generated__/RequestRow_request.graphql.ts'
import * as styles from './RequestRow.css.ts'

/** One service request of the list; the whole row leads to its overview. */
export function RequestRow({ request }: { request: RequestRow_request$key }) {
  const {
    id,
    customerName,
    clientName,
    state,
    type,
    gist,
    preparedWorkWait,
    assignee,
    dueAt,
    isOverdue,
    createdAt,
    ...marked
  } = useFragment(
    graphql`
      fragment RequestRow_request on ServiceRequest {
        id
        customerName
        clientName
        state
        type
        gist
        ...RequestMarks_request @relay(mask: false)
        preparedWorkWait
        assignee {
          name
        }
        dueAt
        isOverdue
        createdAt
      }
    `,
    request,
  )
  const customer = orDash(customerName ?? clientName)
  return (
    <Row
      href={paths.overview(id)}
      label={`${customer}, ${requestTypeLabel(type)}`}
      cells={{
        customer,
        status: (
          <Inline wrap={false}>
            <RequestStateBadge state={state} />
            <PreparedWorkBadge wait={preparedWorkWait} isCompact />
          </Inline>
        ),
        type: (
          <>
            {requestTypeLabel(type)}
            <CellNote>
              {hasMarks(marked) ? (
                <span className={styles.marked}>
                  <RequestMarks requests={[marked]} /> <span className={styles.gist}>{gist}</span>
                </span>
              ) : (
                gist
              )}
            </CellNote>
          </>
        ),
        assignee: assignee ? <PersonName name={assignee.name} /> : DASH,
        due: dueAt === null ? DASH : <DueDate dueAt={dueAt} isOverdue={isOverdue} isCompact />,
        opened: (
          <>
            {mediumDate(createdAt)}
            <CellPart>, {timeOfDay(createdAt)}</CellPart>
          </>
        ),
      }}
    />
  )
}
