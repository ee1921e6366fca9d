import { graphql, useFragment } from '@coverdesk/contract'
import {
  ButtonLink,
  longDateTime,
  orDash,
  PencilIcon,
  PlayIcon,
  Row,
  Text,
  VisuallyHidden,
} from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { PresetRow_preset$key } from './__generated__/PresetRow_preset.graphql.ts'

export function PresetRow({ preset }: { preset: PresetRow_preset$key }) {
  const { id, title, description, createdBy, updatedAt } = useFragment(
    graphql`
      fragment PresetRow_preset on CustomPreset {
        id
        title
        description
        createdBy {
          name
        }
        updatedAt
      }
    `,
    preset,
  )
  return (
    <Row
      cells={{
        title: (
          <>
            <Text as="div" weight="medium" truncate>
              {title}
            </Text>
            <Text as="div" size="small" tone="muted" truncate>
              {description}
            </Text>
          </>
        ),
        createdBy: orDash(createdBy?.name),
        updatedAt: longDateTime(updatedAt),
        actions: (
          <>
            <ButtonLink href={paths.runPreset(id)} size="small" icon={PlayIcon}>
              Run<VisuallyHidden> {title}</VisuallyHidden>
            </ButtonLink>{' '}
            <ButtonLink href={paths.editPreset(id)} size="small" tone="quiet" icon={PencilIcon}>
              Edit<VisuallyHidden> {title}</VisuallyHidden>
            </ButtonLink>
          </>
        ),
      }}
    />
  )
}
