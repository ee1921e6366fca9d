/** What Cara says of her own work, and what she asks of the user: no client reads it. */
const ofCara =
  /^(?:I(?:['’](?:ve|m|ll))? (?!(?:found|read|see|compared)\b)|(?:The|An?) (?:earlier|new|first|last) version\b|Done\b|Approve\b|Kept\b|Addressed it\b|Made it\b|Add (?:the|an|their|her|his)\b.*\b(?:address|recipient)\b|Attach\b|The (?:document|email|draft) stays\b|Back to my question\b|(?:Shall|Should|Do you want me to|Can|May) I\b|Tell me\b|Open the\b)/

/** An answer of Cara as a client reads it: without links, marks and what she says of her own work, its quotes at the end. */
export function asLetter(answer: string): string {
  const plain = answer
    .replaceAll(/\[(\d+)\](?!\()/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/(?:^\|.*\|[ ]*\n?)+/gm, withoutTable)
  const lines = plain.split('\n')
  const said = lines
    .filter((line) => !line.startsWith('>'))
    .map(withoutCara)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const quotes = plain.split(/\n(?!>)/).flatMap((block) => {
    const [quote = '', , source = ''] = block.split('\n').map((line) => line.replace(/^>\s?/, '').trim())
    return block.trim().startsWith('>') && !said.includes(quote) ? [`"${quote}"\n(${source})`] : []
  })
  return [
    ...(said === '' ? [] : [said]),
    ...(quotes.length > 0 ? [`The policy says:\n\n${quotes.join('\n\n')}`] : []),
  ].join('\n\n')
}

function withoutCara(line: string): string {
  const sentences = line.split(/(?<=[.!?])\s+(?=[A-Z])/)
  const kept = sentences.filter((sentence) => !ofCara.test(sentence.trim()))
  return kept.length === sentences.length ? line : kept.join(' ')
}

/** A Markdown table as lines: "- Umbrella: Premium $2,000, Carrier Pine Mutual". */
function withoutTable(table: string): string {
  const [titles = [], , ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.slice(1, -1).split(/ (?<!\\)\| /))
  const lines = rows.map(([first = '', ...cells]) => {
    const said = cells.flatMap((each, at) => {
      const value = each.trim().replaceAll('\\|', '|')
      const title = cells.length > 1 ? `${titles[at + 1]?.trim() ?? ''} ` : ''
      return value === '' || value === '–' ? [] : [`${title}${value}`]
    })
    return `- ${[first.trim(), said.join(', ')].filter(Boolean).join(': ')}`
  })
  return `${lines.join('\n')}\n`
}
