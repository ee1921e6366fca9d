/**
 * Completes text that is still streaming so that it always renders correctly: open marks are closed, and
 * a partial link or table header waits until there is enough of it.
 */
export function settledMarkdown(text: string): string {
  const fences = text.match(/^ {0,3}(`{3,}|~{3,})/gm)
  if (fences && fences.length % 2 === 1) return text

  const start = text.lastIndexOf('\n\n') + 1
  const before = text.slice(0, start)
  const last = text.slice(start)
  if (isUnfinishedTable(last)) return before
  return before + withClosedMarks(withoutHalfLink(last))
}

function isUnfinishedTable(block: string): boolean {
  const lines = block.trimStart().split('\n')
  const [head = '', rule = ''] = lines
  return head.startsWith('|') && lines.length <= 2 && /^[|:\- ]*$/.test(rule)
}

function withoutHalfLink(block: string): string {
  return block.replace(/!?\[([^\][\n]*)(?:\](?:\([^()\s]*)?)?$/, (half, words: string) =>
    // `[Certificate]` is complete: it names a file's role.
    half.endsWith(']') && !half.startsWith('!') ? half : words,
  )
}

function withClosedMarks(block: string): string {
  const words = block.replace(/[*_~`]+$/, '')
  if (isOpen(words, '`')) return words + '`'
  // An asterisk at the start of a line is a list marker; a space before the closing mark would prevent it from closing.
  const ended = words.trimEnd()
  const stars = ended.replace(/^\s*\* /gm, '').replaceAll('**', '')
  const open = [
    ...(isOpen(ended, '**') ? ['**'] : []),
    ...(isOpen(stars, '*') ? ['*'] : []),
    ...(isOpen(ended, '~~') ? ['~~'] : []),
  ]
  if (open.length === 0) return words
  // Closed in reverse order.
  const inOrder = open.toSorted((one, other) => ended.lastIndexOf(other) - ended.lastIndexOf(one))
  return ended + inOrder.join('')
}

function isOpen(text: string, mark: string): boolean {
  return (text.split(mark).length - 1) % 2 === 1
}
