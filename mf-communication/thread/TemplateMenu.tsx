import { Inline, MenuButton } from '@coverdesk/design-system'

export interface ReplyTemplate {
  readonly title: string
  readonly body: string
}

export interface TemplateMenuProps {
  templates: readonly ReplyTemplate[]
  /** The text so far. */
  written: string
  /** The text that Cara drafted. */
  draft: string
  onChange: (text: string) => void
}

/** The agency's templates. What the user wrote is kept, with the template below it. */
export function TemplateMenu({ templates, written, draft, onChange }: TemplateMenuProps) {
  if (templates.length === 0) return null
  const isOwn = written.trim() !== '' && written !== draft && templates.every(({ body }) => body !== written)
  return (
    <Inline justify="end">
      <MenuButton
        label="Use a template"
        size="small"
        items={templates.map(({ title, body }, index) => ({
          id: String(index),
          label: title,
          onAction: () => onChange(isOwn ? `${written.trimEnd()}\n\n${body}` : body),
        }))}
      />
    </Inline>
  )
}
