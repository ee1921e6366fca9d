import { graphql, MissingRecord, type PageProps, usePreloadedQuery } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type { EditStyleSlideOverQuery } from './__generated__/EditStyleSlideOverQuery.graphql.ts'
import { StyleForm } from './StyleForm.tsx'

export function EditStyleSlideOver({ queryRef }: PageProps<EditStyleSlideOverQuery>) {
  const query = usePreloadedQuery<EditStyleSlideOverQuery>(
    graphql`
      query EditStyleSlideOverQuery($id: ID!) {
        htmlDocumentTemplate(id: $id) {
          id
          ...StyleForm_style
        }
        ...StyleForm_query
      }
    `,
    queryRef,
  )
  const style = query.htmlDocumentTemplate
  if (!style) return <MissingRecord what="style" to={paths.styles()} />
  return <StyleForm key={style.id} style={style} query={query} />
}
