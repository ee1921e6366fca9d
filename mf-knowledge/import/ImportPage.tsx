import { graphql, type PageProps, refresh, usePageTitle, usePreloadedQuery } from '@coverdesk/contract'
import { Page, PageHeader, RecordLayout, Stack } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import importPageQuery, { type ImportPageQuery } from './__generated__/ImportPageQuery.graphql.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportTemplates } from './ImportTemplates.tsx'
import { importWords } from './importWords.ts'
import { RecentImports } from './RecentImports.tsx'

/** Imports a list from another system: the file, its columns, a preview, and the result. */
export function ImportPage({ queryRef }: PageProps<ImportPageQuery>) {
  const query = usePreloadedQuery<ImportPageQuery>(
    graphql`
      query ImportPageQuery(
        $list: ImportedList!
        $fileId: ID!
        $mapping: [String]
        $confirm: Boolean!
        $isChosen: Boolean!
        $importId: ID!
        $isBegun: Boolean!
      ) {
        preview: previewImport(fileId: $fileId, list: $list, mapping: $mapping, confirm: $confirm)
          @include(if: $isChosen) {
          __typename
          ... on ValidationErrors {
            fields {
              message
            }
          }
          ... on ImportPreview {
            ...ImportPreview_preview @alias(as: "readable")
          }
        }
        begun: node(id: $importId) @include(if: $isBegun) {
          ...ImportProgress_listImport @alias(as: "listImport")
        }
        ...ImportTemplates_query
        ...RecentImports_query
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const { preview, begun } = query
  const refused = preview?.__typename === 'ValidationErrors' ? preview.fields : []
  const readable = preview?.__typename === 'ImportPreview' ? preview.readable : null
  const look = () => refresh<ImportPageQuery>(importPageQuery, variables)
  usePageTitle(importWords.title)

  return (
    <Page>
      <PageHeader
        title={importWords.title}
        subtitle={importWords.subtitle}
        backLink={{ href: paths.accounts(), label: 'Accounts' }}
      />
      <Stack space="l">
        {begun?.listImport ? (
          <ImportProgress listImport={begun.listImport} onLook={look} />
        ) : readable ? (
          <ImportPreview preview={readable} variables={variables} onLook={look} />
        ) : (
          <RecordLayout aside={<ImportTemplates query={query} />}>
            <ChooseFile refusal={refused[0]?.message} list={variables.list} />
          </RecordLayout>
        )}
        <RecentImports query={query} />
      </Stack>
    </Page>
  )
}
