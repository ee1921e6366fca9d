import type { Rule } from './rule.ts'

/** Top-level functions are declarations, so that a file may be read from its main export down; arrows are for callbacks. */
export const topLevelFunctions: Rule = {
  create: (context) => ({
    Program({ body }) {
      for (const statement of body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (declaration?.type !== 'VariableDeclaration') continue
        for (const { id, init } of declaration.declarations) {
          const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'
          // An annotated constant is a value of a named type (a handler, a middleware): a declaration cannot say that.
          const isTyped = id.type === 'Identifier' && id.typeAnnotation
          if (isFunction && !isTyped)
            context.report({
              message: 'Write a function declaration at the top level of a file.',
              node: init,
            })
        }
      }
    },
  }),
}
