import { posix } from 'node:path'
import { projectPath, type Rule } from './rule.ts'

const definition = /^\s*(fragment|query|mutation|subscription)\s+(\w+)/gm

/** Every fragment and operation begins with the name of its file, so that a name in a log or a trace is an address. */
export const graphqlNames: Rule = {
  create(context) {
    const moduleName = posix.basename(projectPath(context)).split('.')[0] ?? ''
    return {
      TaggedTemplateExpression(node) {
        if (node.tag.type !== 'Identifier' || node.tag.name !== 'graphql') return
        const text = node.quasi.quasis.map((quasi) => quasi.value.raw).join('')
        for (const [, kind, name = ''] of text.matchAll(definition)) {
          if (!name.startsWith(moduleName))
            context.report({
              message: `The ${kind} ${name} must begin with the name of its file, ${moduleName}.`,
              node,
            })
          else if (kind === 'fragment' && !name.includes('_'))
            context.report({
              message: `Name the fragment ${name} <File>_<prop>, after the prop that carries it.`,
              node,
            })
        }
      },
    }
  },
}
