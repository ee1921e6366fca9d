import { graphql } from 'react-relay'
import { getRequest } from 'relay-runtime'
import type { AgencyChange } from '../contract/LiveFeed.ts'
import { RequestFailure } from '../contract/RequestFailure.ts'
import { isAnswer } from '../relay/answer.ts'
import { leaveForSignIn } from '../routing/leave.ts'
import { serverSentEvents } from './serverSentEvents.ts'

/** A change with its position in the agency's ledger. */
export interface Notice {
  cursor: string
  change: AgencyChange
}

export interface WatchOptions {
  /** The last position received; undefined to start from now. */
  after: string | undefined
  signal: AbortSignal
  onOpen: () => void
  /** Called on any activity, including keep-alives. */
  onHeard: () => void
}

/** Opens a stream of the agency's changes and yields them until the server completes it; throws on failure. */
export async function* watchAgency({ after, signal, onOpen, onHeard }: WatchOptions): AsyncGenerator<Notice> {
  const { params } = getRequest(graphql`
    subscription watchAgencySubscription($after: String) {
      watchAgency(after: $after) {
        cursor
        nodeId
        subjectId
        typename
        updateTypes
        actorId
      }
    }
  `)
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ doc_id: params.id, variables: { after } }),
    signal,
  })
  if (response.status === 401) await leaveForSignIn()
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (!response.ok || !response.body || !isStream) {
    throw new RequestFailure(`The live stream answered with status ${response.status}.`, response)
  }
  onOpen()
  for await (const { name, data } of serverSentEvents(response.body, { onHeard })) {
    if (name === 'complete') return
    if (name === 'next') yield await noticeOf(data)
  }
  throw new RequestFailure('The live stream was interrupted.', { status: 0 })
}

async function noticeOf(text: string): Promise<Notice> {
  const answer: unknown = JSON.parse(text)
  if (!isAnswer(answer)) throw new RequestFailure('The live stream sent no answer.', { status: 200 })
  const [error] = answer.errors ?? []
  if (error?.extensions?.code === 'UNAUTHENTICATED') await leaveForSignIn()
  if (error) throw new StreamRefused(error.message, { status: 400 })
  const { cursor, ...change } = answer.data['watchAgency'] as AgencyChange & { cursor: string }
  return { cursor, change }
}

/** The server cannot resume from this position, for example after restoring a backup. */
export class StreamRefused extends RequestFailure {}
