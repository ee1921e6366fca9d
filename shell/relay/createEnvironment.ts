import { Environment, type FetchFunction, Network, RecordSource, Store } from 'relay-runtime'
import type { TakeEarlyAnswer } from './earlyAnswers.ts'
import { answerOf, requestDocument } from './requestDocument.ts'
import { subscribeDocument } from './subscribeDocument.ts'

/** How many unused queries stay in memory: enough to go back and forward without a request. */
const KEPT_QUERIES = 30

/** The page's only Relay environment: its store and its network layer. */
export function createEnvironment(takeEarlyAnswer: TakeEarlyAnswer): Environment {
  const fetchDocument: FetchFunction = async ({ id, name }, variables) => {
    if (!id) throw new Error(`${name} has no persisted document.`)
    const early = takeEarlyAnswer(id, variables)
    const answer = early === undefined ? requestDocument(id, variables) : answerOf(early, 200)
    return answer
  }

  return new Environment({
    network: Network.create(fetchDocument, subscribeDocument),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
    // Never renders partial records from another screen: missing data would fail where it is read.
    UNSTABLE_defaultRenderPolicy: 'full',
  })
}
