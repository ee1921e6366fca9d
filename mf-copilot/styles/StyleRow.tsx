import { graphql, useFragment } from '@coverdesk/contract'
import {
  ButtonLink,
  longDateTime,
  orDash,
  PencilIcon,
  Row,
  Text,
  VisuallyHidden,
} from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { StyleRow_style$key } from './__generated__/StyleRow_style.graphql.ts'

export function StyleRow({ style }: { style: StyleRow_style$key }) {
  const { id, title, createdBy, updatedAt } = useFragment(
    graphql`
      fragment StyleRow_style on HtmlDocumentTemplate {
        id
        title
        createdBy {
          name
        }
        updatedAt
      }
    `,
    style,
  )
  return (
    <Row
      cells={{
        title: (
          <Text weight="medium" truncate>
            {title}
          </Text>
        ),
        createdBy: orDash(createdBy?.name),
        updatedAt: longDateTime(updatedAt),
        actions: (
          <ButtonLink href={paths.style(id)} size="small" icon={PencilIcon}>
            Edit<VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
        ),
      }}
    />
  )
}
