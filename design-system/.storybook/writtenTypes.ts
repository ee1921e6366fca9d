import type { ArgTypesEnhancer } from 'storybook/internal/types'

interface WrittenType {
  readonly name: string
  /** As written in the source; undefined for a single word. */
  readonly raw?: string
}

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, { readonly tsType?: WrittenType }>> }
}

/** Shows prop types as written: `'s' | 'm' | 'l'` instead of "union". */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = props[name]?.tsType
      if (!written) return [name, argType]
      const summary = (written.raw ?? written.name).replaceAll(/\s+/g, ' ').replace(/^\| /, '')
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }]
    }),
  )
}
