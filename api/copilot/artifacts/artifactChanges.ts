import { diffWordsWithSpace } from 'diff'
import type { Block, RichText } from '../../documents/index.ts'
import type { ArtifactContent } from './artifact.ts'
import { filledFormOf, shownValue } from './filledForm.ts'

/** A run of text that is in both versions or only one of them. */
export interface ArtifactChange {
  readonly kind: 'ADDED' | 'REMOVED' | 'SAME'
  readonly text: string
}

/** A version, with the names of what an email attaches. */
interface Compared {
  readonly content: ArtifactContent
  readonly attachments: readonly string[]
}

/** Time limit of a comparison, in milliseconds. Past it, the texts are shown one after the other. */
const timeout = 500

/** The text changes from one version to another. */
export function artifactChanges(before: Compared, after: Compared): ArtifactChange[] {
  const [old, next] = [wordsOf(before), wordsOf(after)]
  const parts = diffWordsWithSpace(old, next, { timeout })
  if (!parts)
    return [
      { kind: 'REMOVED', text: old },
      { kind: 'ADDED', text: next },
    ]
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
    text: value,
  }))
}

function wordsOf({ content, attachments }: Compared): string {
  if (content.type === 'EMAIL')
    return [
      `Subject: ${content.subject}`,
      `To: ${content.to.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ')}`,
      content.body,
      ...(attachments.length > 0 ? [`Attachments: ${attachments.join(', ')}`] : []),
    ].join('\n\n')
  if (content.type === 'DOCUMENT')
    return [
      content.documentType,
      ...(filledFormOf(content)?.fields ?? []).map((field) => `${field.label}: ${shownValue(field)}`),
    ].join('\n')
  return [content.document.title, ...content.document.blocks.map(blockWords)].filter(Boolean).join('\n\n')
}

function blockWords(block: Block): string {
  switch (block.type) {
    case 'heading':
      return block.text
    case 'paragraph':
      return richWords(block.text)
    case 'callout':
      return [block.title, richWords(block.text)].filter(Boolean).join('\n')
    case 'list':
      return block.items.map((item) => `• ${richWords(item)}`).join('\n')
    case 'quote':
      return `“${block.text}” ${block.citation}`
    case 'table':
      return [
        block.columns.map(({ header }) => header),
        ...block.rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? cell : textOf(cell)))),
      ]
        .map((cells) => cells.join(' | '))
        .join('\n')
    case 'panel':
      return block.blocks.map(blockWords).join('\n')
    case 'columns':
      return block.columns.flatMap(({ blocks }) => blocks.map(blockWords)).join('\n')
    case 'fields':
    case 'keyFigures':
      return block.entries.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'cover':
      return [block.title, block.subtitle, ...block.facts.map(({ label, value }) => `${label}: ${value}`)]
        .filter(Boolean)
        .join('\n')
    case 'chart':
      return `Chart: ${block.title}`
    case 'signatures':
      return block.parties.map(({ role, name }) => [role, name].filter(Boolean).join(': ')).join('\n')
    default:
      return ''
  }
}

function textOf(cell: object): string {
  return 'text' in cell ? String(cell.text) : ''
}

function richWords(text: RichText): string {
  return typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
