import { openThread } from './openThread.ts'

/** A thread for work that takes longer than a colleague's request should wait, one piece after the other. */
export interface Background {
  /** What is given and returned is plain data. */
  run<Given extends unknown[], Result>(task: Task<Given, Result>, ...given: Given): Promise<Result>
  close(): void
}

/** Work that a thread can do. */
export interface Task<Given extends unknown[], Result> {
  /** The URL of the module that exports it, and under which name. */
  readonly module: string
  readonly name: string
  run(...given: Given): Result
}

/** What the thread is sent. */
export interface TaskOrder extends Pick<Task<unknown[], unknown>, 'module' | 'name'> {
  readonly given: unknown[]
}

/** Opens the thread at the first task; a task that is not done within `longestMs` of its order fails. */
export function openBackground({ longestMs = 120_000 } = {}): Background {
  const thread = openThread<TaskOrder, unknown>(new URL('./backgroundWorker.ts', import.meta.url), {
    longestMs,
  })
  return {
    async run<Given extends unknown[], Result>({ module, name }: Task<Given, Result>, ...given: Given) {
      return (await thread.ask({ module, name, given })) as Result
    },
    close: () => thread.close(),
  }
}
