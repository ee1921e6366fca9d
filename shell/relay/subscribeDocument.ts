import { Observable, type SubscribeFunction } from 'relay-runtime'
import { RequestFailure } from '../contract/RequestFailure.ts'
import { serverSentEvents } from '../live/serverSentEvents.ts'
import { leaveForSignIn } from '../routing/leave.ts'
import { answerOf } from './requestDocument.ts'

/** Opens a stream of one persisted subscription; completes when the server ends it, and reports every failure as an error. */
export const subscribeDocument: SubscribeFunction = ({ id, name }, variables) =>
  Observable.create((sink) => {
    const abort = new AbortController()
    async function read() {
      if (!id) throw new Error(`${name} has no persisted document.`)
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
        body: JSON.stringify({ doc_id: id, variables }),
        signal: abort.signal,
      })
      if (response.status === 401) await leaveForSignIn()
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
      if (!response.ok || !response.body || !isStream) {
        throw new RequestFailure(`The live stream answered with status ${response.status}.`, response)
      }
      for await (const event of serverSentEvents(response.body)) {
        if (event.name === 'complete') return sink.complete()
        if (event.name === 'next') sink.next({ data: (await answerOf(JSON.parse(event.data), 200)).data })
      }
      throw new RequestFailure('The live stream was interrupted.', { status: 0 })
    }
    read().catch((error: Error) => {
      if (!abort.signal.aborted) sink.error(error)
    })
    return () => abort.abort()
  })
