import { builder } from '../../graphql/index.ts'

interface PresetTool {
  readonly name: string
  readonly description: string
}

/** The tools that the preset editor explains (spec 1 §2.7). */
const presetTools: readonly PresetTool[] = [
  {
    name: 'web_research',
    description: 'Looks something up on the web and names the page behind every statement.',
  },
  { name: 'draft_email', description: 'Writes an email for you to edit, copy or open in your mail client.' },
  { name: 'search_file', description: 'Searches the attached files and quotes the page it found.' },
  {
    name: 'generate_document',
    description: 'Writes a document in one of your styles, to preview and download as PDF or DOCX.',
  },
]

const PresetToolType = builder.objectRef<PresetTool>('PresetTool').implement({
  fields: (t) => ({ name: t.exposeString('name'), description: t.exposeString('description') }),
})

builder.queryField('presetTools', (t) =>
  t.field({
    type: [PresetToolType],
    description: 'The tools that a preset can ask Cara to use.',
    resolve: () => [...presetTools],
  }),
)
