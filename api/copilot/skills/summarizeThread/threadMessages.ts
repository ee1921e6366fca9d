import { sentencesOf } from '../../../reading/index.ts'

/** One message of a thread. */
export interface ThreadMessage {
  /** As the thread names the writer; null where it does not. */
  readonly from: string | null
  readonly date: string | null
  readonly sentences: readonly string[]
}

const header = /^(From|Sent|Date|To|Cc|Subject):\s*(.*)$/i
const wrote = /^(?:On\s+)?(.{4,60}?)[,:]?\s+((?:[A-Z][\w.'’-]*\s*){1,5})(?:<[^>]*>)?\s*wrote:$/

/** The messages of a thread, the latest first, as its lines quote them. */
export function threadMessages(lines: readonly string[]): ThreadMessage[] {
  const messages: { from: string | null; date: string | null; text: string[] }[] = [
    { from: null, date: null, text: [] },
  ]
  for (const line of lines.map((each) => each.replace(/^(?:>\s?)+/, '').trim())) {
    const last = messages.at(-1)
    const [, date, from] = wrote.exec(line) ?? []
    const [, name = '', value = ''] = header.exec(line) ?? []
    if (from) messages.push({ from: from.trim(), date: date?.trim() ?? null, text: [] })
    else if (/^from$/i.test(name) && last && (last.text.length > 0 || last.from !== null))
      messages.push({ from: nameOf(value), date: null, text: [] })
    else if (/^from$/i.test(name) && last) last.from = nameOf(value)
    else if (/^(?:date|sent)$/i.test(name) && last) last.date = value
    else if (name === '' && line !== '') last?.text.push(line)
  }
  return messages.flatMap(({ from, date, text }) => {
    const sentences = sentencesOf(text.join(' '))
      .map((sentence) => sentence.replace(/^(?:(?:Hi|Hello|Dear)\s+)?\p{Lu}\p{Ll}+,\s+(?=\S)/u, ''))
      .filter((sentence) => !isCourtesy(sentence, from))
    return sentences.length === 0 ? [] : [{ from, date, sentences }]
  })
}

function nameOf(value: string): string {
  return value
    .replace(/\s*[<(].*$/, '')
    .replaceAll('"', '')
    .trim()
}

/** A greeting, or the writer's name below the message. */
function isCourtesy(sentence: string, from: string | null): boolean {
  const words = sentence.split(/\s+/).length
  return (
    (words <= 3 && (sentence.endsWith(',') || (from ?? '').includes(sentence.replace(/\W+$/, '')))) ||
    (/^(?:hi|hello|dear|thanks|thank you|best|regards|sincerely)\b/i.test(sentence) && words <= 4)
  )
}
