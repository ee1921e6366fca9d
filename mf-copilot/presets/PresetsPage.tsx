import {
  graphql,
  ListPage,
  ListTable,
  Outlet,
  type PageProps,
  usePaginationFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type { PresetRow_preset$key } from './__generated__/PresetRow_preset.graphql.ts'
import type { PresetsPage_query$key } from './__generated__/PresetsPage_query.graphql.ts'
import paginationQuery, {
  type PresetsPagePaginationQuery,
} from './__generated__/PresetsPagePaginationQuery.graphql.ts'
import type { PresetsPageQuery } from './__generated__/PresetsPageQuery.graphql.ts'
import { presetList } from './presetList.ts'
import { PresetRow } from './PresetRow.tsx'

/** The agency's presets; dialogs open over the list. */
export function PresetsPage({ queryRef }: PageProps<PresetsPageQuery>) {
  return (
    <>
      <ListPage
        list={presetList}
        queryRef={queryRef}
        create={{ href: paths.newPreset(), label: 'Create Preset' }}
      >
        <Presets queryRef={queryRef} />
      </ListPage>
      <Outlet />
    </>
  )
}

function Presets({ queryRef }: PageProps<PresetsPageQuery>) {
  const query = usePreloadedQuery<PresetsPageQuery>(
    graphql`
      query PresetsPageQuery($text: String, $sort: CustomPresetSort) {
        ...PresetsPage_query
      }
    `,
    queryRef,
  )
  const { data, ...paging } = usePaginationFragment<PresetsPagePaginationQuery, PresetsPage_query$key>(
    graphql`
      fragment PresetsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "PresetsPagePaginationQuery") {
        customPresets(first: $first, after: $after, text: $text, sort: $sort)
          @connection(key: "PresetsPage_customPresets") {
          __id
          totalCount
          edges {
            node {
              id
              ...PresetRow_preset
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <ListTable
      connection={data.customPresets}
      paging={paging}
      query={paginationQuery}
      variables={queryRef.variables}
      renderRow={renderRow}
    />
  )
}

function renderRow(preset: PresetRow_preset$key) {
  return <PresetRow preset={preset} />
}
