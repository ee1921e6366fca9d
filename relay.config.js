// Each export is a setting of relay-compiler.
import { readdirSync } from 'node:fs'

/** The shell, and every remote: a folder that begins with mf-. */
const folders = ['shell', ...readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'))]

export const sources = Object.fromEntries(folders.map((name) => [name, name]))

export const excludes = ['**/node_modules/**', '**/__generated__/**', '**/dist/**']

export const noSourceControl = true

export const projects = Object.fromEntries(
  folders.map((name) => [
    name,
    {
      language: 'typescript',
      schema: 'api/schema.graphql',
      // The contract's fragments can be spread in every remote.
      ...(name !== 'shell' && { base: 'shell' }),
      // The contract's `formErrors_answer` is spread unmasked in every mutation's union.
      featureFlags: { enforce_fragment_alias_where_ambiguous: { kind: 'disabled' } },
      eagerEsModules: true,
      useImportTypeSyntax: true,
      typescriptExcludeUndefinedFromNullableUnion: true,
      customScalarTypes: { Date: 'string', DateTime: 'string', Money: 'number' },
      requireCustomScalarTypes: true,
      persist: { file: `${name}/persisted.json`, algorithm: 'SHA256', include_query_text: false },
    },
  ]),
)
