import type { Reading } from '../../reading/index.ts'

type Block = Reading['blocks'][number]

/**
 * The blocks of a contract with their titles told from its sentences: "9. INSURANCE." alone on its line is a title, and
 * "(l) Carrier's insurers shall waive subrogation against" is the beginning of a sentence that goes on below.
 */
export function withOwnTitles(blocks: Reading['blocks']): Reading['blocks'] {
  const cut = new Set<string>()
  return blocks.reduce<Block[]>((read, block) => {
    const headings = block.headings.filter((heading) => !cut.has(heading))
    const before = read.at(-1)
    const own: Block = headings.length === block.headings.length ? block : { ...block, headings }
    if (own.kind === 'table') return [...read, own]
    if (before?.kind === 'heading' && isCutOff(before.text) && own.kind !== 'heading') {
      cut.add(before.text)
      return [
        ...read.slice(0, -1),
        {
          ...own,
          kind: 'listItem',
          text: `${before.text} ${own.text}`,
          lines: [...before.lines, ...own.lines],
          headings: headings.filter((heading) => heading !== before.text),
        },
      ]
    }
    return [...read, bareTitle.test(own.text.trim()) ? { ...own, kind: 'heading' } : own]
  }, [])
}

const bareTitle = /^(?:article |section )?\d{1,2}\.\s+[A-Z][A-Z ,&’'/-]{2,50}\.?$/

function isCutOff(text: string): boolean {
  return (
    /^\(?[a-z\d]{1,3}[.)]\s/i.test(text) &&
    /\b(?:shall|must|will)\b/.test(text) &&
    !/[.:;!?]$/.test(text.trim())
  )
}
