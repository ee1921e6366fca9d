import { graphql, type PageProps, usePreloadedQuery } from '@coverdesk/contract'
import type { NewStyleSlideOverQuery } from './__generated__/NewStyleSlideOverQuery.graphql.ts'
import { StyleForm } from './StyleForm.tsx'

export function NewStyleSlideOver({ queryRef }: PageProps<NewStyleSlideOverQuery>) {
  const query = usePreloadedQuery<NewStyleSlideOverQuery>(
    graphql`
      query NewStyleSlideOverQuery {
        ...StyleForm_query
      }
    `,
    queryRef,
  )
  return <StyleForm style={null} query={query} />
}
