import { ListPageSkeleton } from '@coverdesk/design-system'
import type { OperationType, VariablesOf } from 'relay-runtime'
import { defineEntrypoint, type Entrypoint, type EntrypointOptions } from '../defineEntrypoint.tsx'
import type { ListDeclaration, ListValues } from './defineList.ts'

/** The parts of a definition that its entrypoint reads, whatever its filters. */
type EntrypointList<Variables extends object> = Omit<
  ListDeclaration<string, ListValues, Variables>,
  'address' | 'shownColumns' | 'isNarrowed' | 'countText'
>

/** The entrypoint of a defined list: its variables and its skeleton come from the definition. */
export function defineListEntrypoint<TQuery extends OperationType>(
  list: EntrypointList<VariablesOf<TQuery>>,
  options: Pick<EntrypointOptions<TQuery>, 'query' | 'page'>,
): Entrypoint {
  return defineEntrypoint<TQuery>({
    ...options,
    variables: ({ url }) => list.variables(url.search),
    loading: (
      <ListPageSkeleton
        title={list.title}
        subtitle={list.subtitle}
        list={{
          label: list.loadingText,
          actions: list.buttons,
          choices: Object.keys(list.filters).length,
          columns: list.columns,
          rowLines: list.rowLines,
        }}
      />
    ),
    // Going back shows the loaded rows; the list then refreshes them.
    fetchPolicy: 'store-or-network',
  })
}
