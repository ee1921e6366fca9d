import { graphql, useFragment } from '@coverdesk/contract'
import { Inline, MenuButton } from '@coverdesk/design-system'
import type { TemplateMenu_thread$key } from './__generated__/TemplateMenu_thread.graphql.ts'

export interface TemplateMenuProps {
  thread: TemplateMenu_thread$key
  /** The text so far. */
  written: string
  onChange: (text: string) => void
}

/** The agency's templates. What the user wrote is kept, with the template below it. */
export function TemplateMenu({ thread, written, onChange }: TemplateMenuProps) {
  const { draft, replyTemplates } = useFragment(
    graphql`
      fragment TemplateMenu_thread on EmailThread {
        draft {
          body
        }
        replyTemplates {
          title
          body
        }
      }
    `,
    thread,
  )
  if (replyTemplates.length === 0) return null
  const isOwn = !['', draft?.body, ...replyTemplates.map(({ body }) => body)].includes(written.trim())
  return (
    <Inline justify="end">
      <MenuButton
        label="Use a template"
        size="small"
        items={replyTemplates.map(({ title, body }, index) => ({
          id: String(index),
          label: title,
          onAction: () => onChange(isOwn ? `${written.trimEnd()}\n\n${body}` : body),
        }))}
      />
    </Inline>
  )
}
