import { asAttached } from '../../assistant/index.ts'
import { letterAnalysis } from '../../knowledge/index.ts'
import type { Reader } from '../../reading/index.ts'
import type { EmailAttachment } from './readEmail.ts'

interface LetterDeps {
  readonly reader: Pick<Reader, 'analyze'>
  readonly owner: string
}

/**
 * The letters and notices attached to a message, each under a line with its file's name, as triage takes what a sender
 * passes on. Empty if there are none. A file that can't be read, or not in time, never holds up the message: it is read
 * again as a file of the thread, which says what is wrong with it.
 */
export async function attachedLetters(
  attachments: readonly EmailAttachment[],
  { reader, owner }: LetterDeps,
): Promise<string> {
  const letters: string[] = []
  for (const { name, content } of attachments.filter(mayBeLetter).slice(0, mostLetters)) {
    const options = { name, owner, signal: AbortSignal.timeout(longestMs) }
    const text = await reader.analyze(new Uint8Array(content), options, letterAnalysis).catch(() => null)
    if (text !== null) letters.push(asAttached(name, text))
  }
  return letters.join('\n\n')
}

const mostLetters = 3
const largest = 1_000_000
/** Letters of a page or two take a tenth of a second; nobody waits for more. */
const longestMs = 4_000

function mayBeLetter({ name, content }: EmailAttachment): boolean {
  return /\.(?:pdf|docx|txt|rtf)$/i.test(name) && content.byteLength <= largest
}
