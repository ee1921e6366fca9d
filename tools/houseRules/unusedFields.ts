import relay from 'eslint-plugin-relay'
import type { Rule } from './rule.ts'

/** Read by the contract's tables, to which a page hands a connection as it is. */
const connectionFields = ['__id', 'totalCount', 'edges', 'node', 'id']

/** Relay's rule that a file reads every field it queries, except connection fields that a table reads. */
export const unusedFields: Rule = {
  create(context) {
    const { text } = context.sourceCode
    // A fragment that remotes spread unmasked is read there.
    if (/^void graphql\b/m.test(text)) return {}
    const handsConnection = text.includes('connection={') || text.includes('rows={')
    const filtered = Object.create(context, {
      report: {
        value(problem: { message: string }) {
          const field = /field `(\w+)`/.exec(problem.message)?.[1] ?? ''
          if (!handsConnection || !connectionFields.includes(field))
            Reflect.apply(context.report, context, [problem])
        },
      },
    })
    return relay.rules['unused-fields'].create(filtered)
  },
}
