import { untilReleased } from '@coverdesk/design-system'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { recordCommand, type RecordCommand } from './recordCommand.ts'
import type { useSearchQuery } from './__generated__/useSearchQuery.graphql.ts'

/** The pause in typing before the server is queried. */
const pauseMs = 120

interface Answer {
  text: string
  attempt: number
  /** Null if the server gave none. */
  found: readonly FoundCommand[] | null
}

export interface FoundCommand {
  typename: string
  command: RecordCommand
}

interface Search {
  /** The last results, best first. */
  found: readonly FoundCommand[]
  /** Their query. */
  foundFor: string
  state: 'ready' | 'loading' | 'failed'
  retry: () => void
}

/** Searches on the server while typing. */
export function useSearch(query: string): Search {
  const environment = useRelayEnvironment()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>({ text: '', attempt: 0, found: [] })
  const text = query.trim()

  useEffect(() => {
    // An empty query warms up the server's search, so that the first letter is fast.
    const search = fetchQuery<useSearchQuery>(
      environment,
      graphql`
        query useSearchQuery($text: String!) {
          search(text: $text, first: 20) {
            __typename
            ...recordCommand_record @alias(as: "record") @arguments(text: $text)
          }
        }
      `,
      { text },
    )
    let isCurrent = true
    let stop = () => {}
    async function take(found: Answer['found']) {
      await untilReleased()
      if (isCurrent) setAnswer({ text, attempt, found })
    }
    const timer = setTimeout(
      () => {
        const { unsubscribe } = search.subscribe({
          next: (data) => void take(commandsOf(data)),
          error: () => void take(text === '' ? [] : null),
        })
        stop = unsubscribe
      },
      text === '' ? 0 : pauseMs,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
      stop()
    }
  }, [environment, text, attempt])

  const isAnswered = text === '' || (answer.text === text && answer.attempt === attempt)
  return {
    found: text === '' ? [] : (answer.found ?? []),
    foundFor: answer.text,
    state: !isAnswered ? 'loading' : answer.found || text === '' ? 'ready' : 'failed',
    retry: () => setAttempt((times) => times + 1),
  }
}

function commandsOf({ search }: useSearchQuery['response']): FoundCommand[] {
  return search.flatMap(({ __typename: typename, record }) => {
    const command = record && recordCommand(record)
    return command ? [{ typename, command }] : []
  })
}
