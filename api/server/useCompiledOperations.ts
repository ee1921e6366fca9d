import { createSourceEventStream, Kind, type DocumentNode, type ExecutionArgs } from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'

/**
 * Runs operations as compiled functions. A subscription starts with graphql-js, and each of its events runs
 * compiled: the compiler's own subscribe confuses variables with arguments and ignores aliases.
 */
export function useCompiledOperations(): Plugin {
  const known = new WeakMap<DocumentNode, CompiledQuery | null>()

  function compiled({ schema, document }: ExecutionArgs): CompiledQuery | null {
    const earlier = known.get(document)
    if (earlier !== undefined) return earlier
    const query = hasOneOperation(document) ? compileQuery(schema, document) : null
    const usable = query && isCompiledQuery(query) ? query : null
    known.set(document, usable)
    return usable
  }

  return {
    onExecute({ args, setExecuteFn }) {
      const operation = compiled(args)
      if (!operation) return
      setExecuteFn(({ rootValue, contextValue, variableValues }: ExecutionArgs) =>
        operation.query(rootValue, contextValue, variableValues),
      )
    },
    onSubscribe({ args, setSubscribeFn }) {
      const operation = compiled(args)
      if (!operation) return
      setSubscribeFn(async (started: ExecutionArgs) => {
        const source = await createSourceEventStream(started)
        if (!isAsyncIterable(source)) return source
        const { contextValue, variableValues } = started
        return eachOf(source, (event) => operation.query(event, contextValue, variableValues))
      })
    },
  }
}

// One operation is compiled; if there are several, the request names one.
function hasOneOperation({ definitions }: DocumentNode): boolean {
  return definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1
}

/** The mapped events of the source. A plain iterator: an async generator could not return while it waits. */
function eachOf<Event, Result>(
  source: AsyncIterable<Event>,
  translate: (event: Event) => Result | Promise<Result>,
): AsyncIterableIterator<Result> {
  const events = source[Symbol.asyncIterator]()
  return {
    async next() {
      const step = await events.next()
      return step.done
        ? { done: true, value: undefined }
        : { done: false, value: await translate(step.value) }
    },
    async return() {
      await events.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
