import { asAttached, isRenewalOffer, type TriagedRequest } from '../../assistant/index.ts'
import { letterAnalysis } from '../../knowledge/index.ts'
import { type Reader, ReadingError } from '../../reading/index.ts'
import type { EmailAttachment } from './readEmail.ts'

interface LetterDeps {
  readonly reader: Pick<Reader, 'analyze'>
  readonly owner: string
}

interface Letters {
  /** Empty if there are none. */
  readonly text: string
  /** Whether some file may be a scan, which takes longer to read. */
  readonly unread: boolean
}

/**
 * The letters and notices attached to a message, each under a line with its file's name, as triage takes what a sender
 * passes on. A file that can't be read, or not in time, never holds up the message: scans are read afterwards, and every
 * file is read again as one of the thread, which says what is wrong with it. What a renewal offer says, the client
 * does not ask for.
 */
export async function attachedLetters(
  attachments: readonly EmailAttachment[],
  { reader, owner }: LetterDeps,
): Promise<Letters> {
  const letters: string[] = []
  const files = attachments.filter(mayBeLetter)
  let unread = attachments.some(isScan) || files.length > mostLetters
  const deadline = AbortSignal.timeout(longestForAllMs)
  for (const { name, content } of files.slice(0, mostLetters)) {
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(longestMs)])
    const options = { name, owner, signal }
    const text = await reader.analyze(new Uint8Array(content), options, letterAnalysis).catch(() => null)
    if (text !== null && !isRenewalOffer(text)) letters.push(asAttached(name, text))
    unread ||= signal.aborted
  }
  return { text: letters.join('\n\n'), unread }
}

/** The letters among a message's files with its scans, for which the reader takes the time it needs. */
export async function scannedLetters(
  attachments: readonly EmailAttachment[],
  { reader, owner, signal }: LetterDeps & { readonly signal: AbortSignal },
): Promise<string> {
  const letters: string[] = []
  const scans = attachments.filter((file) => isScan(file) || mayBeLetter(file))
  for (const { name, content } of scans.slice(0, mostScans)) {
    const options = { name, owner, signal }
    const text = await reader.analyze(new Uint8Array(content), options, letterAnalysis).catch((error) => {
      if (error instanceof ReadingError) return null
      throw error
    })
    if (text !== null && !isRenewalOffer(text)) letters.push(asAttached(name, text))
  }
  return letters.join('\n\n')
}

/** A closing or a move sends a dozen files at once; the one that matters may be the last. */
const mostLetters = 20
const mostScans = 20
const largest = 1_000_000
/** Letters of a page or two take a tenth of a second; nobody waits for more. */
const longestMs = 4_000
/** What is not read by then is read afterwards. */
const longestForAllMs = 12_000

const largestImage = 12_000_000
/** Pictures in a signature are smaller than a page. */
const smallestImage = 20_000
/** A few scanned pages; what is larger is no letter. */
const largestScan = 3_000_000

function isScan({ name, content: { byteLength } }: EmailAttachment): boolean {
  return /\.pdf$/i.test(name)
    ? byteLength > largest && byteLength <= largestScan
    : /\.(?:jpe?g|png|tiff?|webp)$/i.test(name) && byteLength >= smallestImage && byteLength <= largestImage
}

function mayBeLetter({ name, content }: EmailAttachment): boolean {
  return /\.(?:pdf|docx|txt|rtf)$/i.test(name) && content.byteLength <= largest
}

/** Whether the scans that came with a request may say what it lacks. */
export function mayBeInScan({ type, missing, isClaim, isBankChange }: TriagedRequest): boolean {
  return missing.length > 0 || (type === 'OTHER' && !isClaim && !isBankChange)
}
