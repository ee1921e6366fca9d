import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { RequestContext } from '../graphql/index.ts'
import { createLimiter, recordSecurityEvent, type BucketRule } from '../identity/index.ts'
import type { Clock } from '../platform/index.ts'
import { isSignedIn } from './createContext.ts'

/** Mutations allowed per user: far more than a person can make, far fewer than a script. */
const rule: BucketRule = { capacity: 120, refill: 200 }

/** Rejects mutations of a signed-in user that come too fast, with 429 and Retry-After. */
export function limitWrites(clock: Clock): Plugin<RequestContext> {
  const writes = createLimiter(rule, clock)
  const lastLogged = new Map<string, number>()

  async function note(context: RequestContext): Promise<void> {
    const { agency, viewer, origin } = context
    // Logging once a minute is enough to notice a script.
    if (clock.now() - (lastLogged.get(viewer.id) ?? 0) < 60_000) return
    lastLogged.set(viewer.id, clock.now())
    await recordSecurityEvent(agency, clock, { type: 'WRITE_LIMITED', userId: viewer.id, origin })
  }

  return {
    async onExecute({ args }) {
      const context = args.contextValue as RequestContext
      const operation = getOperationAST(args.document, args.operationName)
      if (operation?.operation !== OperationTypeNode.MUTATION || !isSignedIn(context)) return
      const wait = writes.take(context.viewer.id)
      if (wait === 0) return
      await note(context)
      const seconds = Math.ceil(wait / 1_000)
      throw new GraphQLError(`Too many changes at once. Try again in ${seconds} s.`, {
        extensions: {
          code: 'TOO_MANY_WRITES',
          http: { status: 429, headers: { 'retry-after': String(seconds) } },
        },
      })
    },
  }
}
