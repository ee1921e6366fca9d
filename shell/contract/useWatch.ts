import { useEffect, useState } from 'react'
import {
  type GraphQLTaggedNode,
  type OperationType,
  requestSubscription,
  type VariablesOf,
} from 'relay-runtime'
import { host } from './host.ts'
import { restartDelay } from './restartDelay.ts'

/** `lost` while the stream is down and the screen may be outdated. */
export type WatchStatus = 'connecting' | 'live' | 'lost'

/**
 * Keeps a subscription open while the screen is mounted: restarted 1 s after it completes and 2^n s after the n-th error in
 * a row, at most 10 s (spec 1 §4). A hidden tab closes its stream and reopens it when shown.
 */
export function useWatch<TSubscription extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: VariablesOf<TSubscription>,
): WatchStatus {
  const [status, setStatus] = useState<WatchStatus>('connecting')
  const wanted = JSON.stringify(variables)

  useEffect(() => {
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let stream: { dispose: () => void } | undefined

    function open() {
      close()
      if (document.hidden) return
      stream = requestSubscription<TSubscription>(host().environment, {
        subscription,
        variables: JSON.parse(wanted),
        onNext() {
          failures = 0
          setStatus('live')
        },
        onCompleted: restart,
        onError() {
          failures += 1
          setStatus('lost')
          restart()
        },
      })
    }

    function restart() {
      clearTimeout(timer)
      timer = setTimeout(open, restartDelay(failures))
    }

    function close() {
      clearTimeout(timer)
      stream?.dispose()
      stream = undefined
    }

    function handleVisibility() {
      if (document.hidden) close()
      else open()
    }

    open()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      close()
    }
  }, [subscription, wanted])

  return status
}
