import { posix } from 'node:path'
import { projectPath, type Rule } from './rule.ts'

const folders = ['src', 'utils', 'util', 'helpers', 'misc', 'common', 'lib']

/** A file is named exactly after its one main export; folders are nouns of the trade. */
export const fileNames: Rule = {
  create(context) {
    const path = projectPath(context)
    const fileName = posix.basename(path)
    const [base = ''] = fileName.split('.')
    const isPlain = /^[^.]+\.tsx?$/.test(fileName)
    return {
      Program(node) {
        const vague = [...posix.dirname(path).split('/'), base].find((part) => folders.includes(part))
        if (vague) context.report({ message: `'${vague}' says nothing: name the subject instead.`, node })
        if (!isPlain || base === 'index') return

        const names = node.body.flatMap((statement) =>
          statement.type === 'ExportNamedDeclaration' ? exportedNames(statement) : [],
        )
        if (names.length > 0 && !isNamedAfter(names, fileName))
          context.report({
            message: `The file exports ${names.join(', ')}: name it after its main export.`,
            node,
          })
      },
    }
  },
}

/** One export gives the file its name (`carrierType.ts`: `CarrierNode`); a component's file may export more beside it. */
function isNamedAfter(names: readonly string[], fileName: string): boolean {
  const base = fileName.split('.')[0]?.toLowerCase() ?? ''
  const lowerCased = names.map((name) => name.toLowerCase().replaceAll('_', ''))
  if (fileName.endsWith('.tsx')) return lowerCased.includes(base)
  if (lowerCased.length > 1) return true
  return (
    lowerCased.includes(base) ||
    (base.endsWith('type') && lowerCased[0]?.startsWith(base.slice(0, -4)) === true)
  )
}

type Program = Parameters<NonNullable<ReturnType<Rule['create']>['Program']>>[0]
type NamedExport = Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>

function exportedNames({ declaration, specifiers }: NamedExport): string[] {
  switch (declaration?.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return declaration.id ? [declaration.id.name] : []
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    default:
      return specifiers.flatMap(({ exported }) => (exported.type === 'Identifier' ? [exported.name] : []))
  }
}
