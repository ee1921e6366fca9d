import type { FormErrors } from '@coverdesk/contract'
import {
  Button,
  DiscardDialog,
  hasUnsavedEdits,
  IconButton,
  type IconComponent,
  Inline,
  Select,
  TextField,
  useUnsavedEdits,
} from '@coverdesk/design-system'
import {
  BoldIcon,
  ItalicIcon,
  ListIcon,
  ListOrderedIcon,
  QuoteIcon,
  RedoIcon,
  UndoIcon,
} from '@coverdesk/design-system/conversation'
import { Banner } from '@coverdesk/design-system/frames'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import * as styles from './DocumentEditor.css.ts'
import { type DocumentBlock, editedBlocks, editorDocument } from './editorDocument.ts'
import { editorExtensions } from './editorExtensions.ts'

export interface DocumentEditorProps {
  title: string
  blocks: readonly DocumentBlock[]
  /** Saves; returns the error, or null. */
  onSave: (edited: { title: string; blocks: readonly object[] }) => Promise<FormErrors | null>
  onClose: () => void
}

/** Edits a document's text and figures. Covers, charts and signature lines cannot be edited, only moved and removed. */
export function DocumentEditor({ title: savedTitle, blocks, onSave, onClose }: DocumentEditorProps) {
  const [title, setTitle] = useState(savedTitle)
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const failure = errors?.message ?? errors?.fields[0]?.message
  const [isSaving, setIsSaving] = useState(false)
  const editor = useEditor({
    extensions: editorExtensions,
    content: editorDocument(blocks),
    // The page's content security policy forbids inline styles; DocumentEditor.css.ts has what the editor needs.
    injectCSS: false,
    editorProps: {
      attributes: { class: styles.text, role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Document' },
    },
  })
  const element = useRef<HTMLDivElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  useUnsavedEdits(element, () => title !== savedTitle || editor.can().undo())

  function handleCancel() {
    if (element.current && hasUnsavedEdits(element.current)) setIsAsking(true)
    else onClose()
  }

  async function handleSave() {
    setIsSaving(true)
    const answer = await onSave({ title: title.trim(), blocks: editedBlocks(editor.getJSON()) })
    setIsSaving(false)
    setErrors(answer)
    if (answer === null) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the pane, and would take what was written along
    <div ref={element} onKeyDown={keepEscape} className={styles.editor}>
      {failure && <Banner tone="danger" title={failure} />}
      <TextField label="Title" value={title} onChange={setTitle} isRequired />
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={styles.page} />
      <Inline justify="end">
        <Button onPress={handleCancel} isDisabled={isSaving}>
          Cancel
        </Button>
        <Button tone="primary" isLoading={isSaving} onPress={() => void handleSave()}>
          Save
        </Button>
      </Inline>
      <DiscardDialog isOpen={isAsking} onDiscard={onClose} onClose={() => setIsAsking(false)} />
    </div>
  )
}

function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation()
}

const textStyles = [
  { value: '0', label: 'Paragraph' },
  { value: '1', label: 'Heading 1' },
  { value: '2', label: 'Heading 2' },
  { value: '3', label: 'Heading 3' },
]

interface Tool {
  readonly label: string
  readonly icon: IconComponent
  /** The mark or node that it toggles. */
  readonly name?: string
  run(editor: Editor): boolean
}

const tools: readonly Tool[] = [
  { label: 'Bold', icon: BoldIcon, name: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    label: 'Italic',
    icon: ItalicIcon,
    name: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bulleted list',
    icon: ListIcon,
    name: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrderedIcon,
    name: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: QuoteIcon,
    name: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Undo', icon: UndoIcon, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', icon: RedoIcon, run: (editor) => editor.chain().focus().redo().run() },
]

function Toolbar({ editor }: { editor: Editor }) {
  const { level, active, isInTable } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      level: [1, 2, 3].find((each) => current.isActive('heading', { level: each })) ?? 0,
      active: tools.flatMap(({ name }) => (name !== undefined && current.isActive(name) ? [name] : [])),
      isInTable: current.isActive('table'),
    }),
  })

  function handleStyle(value: string) {
    const chain = editor.chain().focus()
    const next = [1, 2, 3].find((each) => String(each) === value)
    if (next === undefined) chain.setParagraph().run()
    else chain.setHeading({ level: next as 1 | 2 | 3 }).run()
  }

  return (
    <div role="toolbar" aria-label="Formatting" className={styles.toolbar}>
      <Select
        label="Text style"
        isLabelHidden
        value={String(level)}
        onChange={handleStyle}
        options={textStyles}
      />
      {tools.map((tool) => (
        <IconButton
          key={tool.label}
          icon={tool.icon}
          label={tool.label}
          size="small"
          tone={tool.name !== undefined && active.includes(tool.name) ? 'neutral' : 'quiet'}
          aria-pressed={tool.name === undefined ? undefined : active.includes(tool.name)}
          onPress={() => tool.run(editor)}
        />
      ))}
      {isInTable && (
        <>
          <Button size="small" tone="quiet" onPress={() => editor.chain().focus().addRowAfter().run()}>
            Add row
          </Button>
          <Button size="small" tone="quiet" onPress={() => editor.chain().focus().deleteRow().run()}>
            Delete row
          </Button>
        </>
      )}
    </div>
  )
}
