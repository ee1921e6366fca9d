import { importVisitor } from './importVisitor.ts'
import { isTestSupport, projectPath, type Rule } from './rule.ts'

/** Only `api/platform` names KV or Deno, so that everything above it can be tested and moved without them. */
export const platformOnly: Rule = {
  create(context) {
    const path = projectPath(context)
    if (!path.startsWith('api/') || path.startsWith('api/platform/')) return {}
    const isTest = isTestSupport(path)
    return {
      ...importVisitor((specifier, node) => {
        if (/^@deno\/kv(\/|$)/.test(specifier))
          context.report({ message: 'Only api/platform names KV.', node })
      }),
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || node.object.name !== 'Deno') return
        const isTestDeclaration =
          isTest && node.property.type === 'Identifier' && node.property.name === 'test'
        if (!isTestDeclaration)
          context.report({ message: 'Only api/platform names Deno: give it a function there.', node })
      },
    }
  },
}
