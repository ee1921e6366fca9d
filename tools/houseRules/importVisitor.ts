import type { Visitor } from './rule.ts'

type Handlers = Required<
  Pick<Visitor, 'ImportDeclaration' | 'ImportExpression' | 'ExportNamedDeclaration' | 'ExportAllDeclaration'>
>
type ImportingNode = Parameters<NonNullable<Handlers[keyof Handlers]>>[0]

/** Visits every way to name another module: import, dynamic import, export … from. */
export function importVisitor(visit: (specifier: string, node: ImportingNode) => void): Visitor {
  function visitSource(node: ImportingNode): void {
    const source = node.source
    if (source?.type === 'Literal' && typeof source.value === 'string') visit(source.value, node)
  }
  return {
    ImportDeclaration: visitSource,
    ImportExpression: visitSource,
    ExportNamedDeclaration: visitSource,
    ExportAllDeclaration: visitSource,
  }
}
