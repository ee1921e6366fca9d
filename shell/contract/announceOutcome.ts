import { toast } from '@coverdesk/design-system'
import { graphql } from 'react-relay'
import type {
  announceOutcomeQuery,
  announceOutcomeQuery$data,
} from './__generated__/announceOutcomeQuery.graphql.ts'
import { changeQueue } from './changeQueue.ts'
import { host } from './host.ts'
import { links } from './links.ts'
import { refresh } from './refresh.ts'

/** Says in a toast what came of an approval, once it is carried out, wherever the user is by then; returns what stops it. */
export function announceOutcome(proposalId: string): () => void {
  const queue = changeQueue(async () => {
    const outcome = await outcomeOf(proposalId)
    if (!outcome || isAnnounced) return
    stop()
    announce(outcome)
  })
  let isAnnounced = false
  const stopListening = host().live.onChanges((changes) =>
    queue.add(changes?.filter(({ typename }) => typename === 'CaraProposal') ?? null),
  )
  function stop() {
    isAnnounced = true
    stopListening()
    queue.stop()
  }
  // It may be carried out already.
  queue.add(null)
  return stop
}

type Outcome = NonNullable<announceOutcomeQuery$data['caraProposalOutcome']>

/** Apart from the proposal itself, whose state on the screen comes only from its live stream. */
async function outcomeOf(id: string): Promise<Outcome | null> {
  const answer = await refresh<announceOutcomeQuery>(
    graphql`
      query announceOutcomeQuery($id: ID!) {
        caraProposalOutcome(id: $id) {
          isDone
          message
          record {
            __typename
            id
            ... on CertificateOfLiabilityInsurance {
              accountId
            }
          }
        }
      }
    `,
    { id },
  )
  return answer?.caraProposalOutcome ?? null
}

function announce({ isDone, message, record }: Outcome) {
  const link = record && linkTo(record)
  toast.show({
    tone: isDone ? 'success' : 'danger',
    title: message.replace(/\.$/, ''),
    // Not to where the user is.
    ...(link && link.href !== globalThis.location.pathname && { link }),
  })
}

function linkTo(record: NonNullable<Outcome['record']>) {
  switch (record.__typename) {
    case 'EmailThread':
      return { label: 'Open conversation', href: links.email(record.id) }
    case 'CertificateOfLiabilityInsurance':
      return record.accountId == null
        ? null
        : { label: 'Open certificate', href: links.certificate(record.accountId, record.id) }
    case 'ServiceRequest':
      return { label: 'Open request', href: links.serviceRequest(record.id) }
    case 'BusinessPolicy':
      return { label: 'Open policy', href: links.policy(record.id, 'documents') }
    case 'Account':
      return { label: 'Open certificates', href: links.account(record.id, 'certificates') }
    default:
      return null
  }
}
