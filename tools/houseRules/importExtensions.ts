import { importVisitor } from './importVisitor.ts'
import type { Rule } from './rule.ts'

/** A relative import names the file, extension and all: Node, Deno, rspack and tsc then agree on what it is. */
export const importExtensions: Rule = {
  create: (context) =>
    importVisitor((specifier, node) => {
      if (specifier.startsWith('.') && !/\.[a-z0-9]+$/i.test(specifier.split('?')[0] ?? ''))
        context.report({ message: `Name the file with its extension: '${specifier}' is ambiguous.`, node })
      else if (specifier.startsWith('.') && specifier.endsWith('.css'))
        context.report({ message: `Styles are written in TypeScript: import '${specifier}.ts'.`, node })
    }),
}
