import { parentPort, Worker } from 'node:worker_threads'

/** A thread that answers one order after the other, so that requests don't wait for its work. */
export interface Thread<Order, Result> {
  /** Both are plain data. Rejects if the work fails or the thread ends. */
  ask(order: Order): Promise<Result>
  close(): void
}

interface Sent<Order> {
  readonly number: number
  readonly order: Order
}

type Answer<Result> =
  | { readonly number: number; readonly result: Result }
  | { readonly number: number; readonly problem: string }

/**
 * The thread of a module that calls `answerOrders`. It starts with the first order and again after it broke. An order that
 * has waited `longestMs` ends it, as the work in progress may never end: all orders that wait are rejected.
 */
export function openThread<Order, Result>(
  module: URL,
  { longestMs }: { readonly longestMs?: number } = {},
): Thread<Order, Result> {
  let worker: Worker | null = null
  let orders = 0
  const waiting = new Map<number, PromiseWithResolvers<Result>>()

  function started(): Worker {
    if (worker) return worker
    const thread = new Worker(module)
    thread.on('message', (answer: Answer<Result>) => {
      const order = waiting.get(answer.number)
      waiting.delete(answer.number)
      if ('result' in answer) order?.resolve(answer.result)
      else order?.reject(new Error(answer.problem))
    })
    thread.on('error', (error: unknown) => end(error instanceof Error ? error : new Error(String(error))))
    // An idle thread keeps no program alive.
    thread.unref()
    worker = thread
    return thread
  }

  function end(reason: Error): void {
    void worker?.terminate()
    worker = null
    for (const order of waiting.values()) order.reject(reason)
    waiting.clear()
  }

  return {
    ask(order) {
      const answer = Promise.withResolvers<Result>()
      const number = ++orders
      waiting.set(number, answer)
      started().postMessage({ number, order } satisfies Sent<Order>)
      if (longestMs === undefined) return answer.promise
      const timer = setTimeout(() => end(new Error('This took too long.')), longestMs)
      return answer.promise.finally(() => clearTimeout(timer))
    },
    close: () => end(new Error('The server is stopping.')),
  }
}

/** Answers the orders of the thread that this runs in; `work` gets what `ask` was given. */
export function answerOrders(work: (order: never) => unknown): void {
  parentPort?.on('message', (sent: Sent<never>) => {
    void answered(sent, work).then((answer) => parentPort?.postMessage(answer))
  })
}

async function answered(
  { number, order }: Sent<never>,
  work: (order: never) => unknown,
): Promise<Answer<unknown>> {
  try {
    return { number, result: await work(order) }
  } catch (error) {
    return { number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
