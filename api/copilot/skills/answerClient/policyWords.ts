import type { AccountRow } from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'
import { carrierDecides } from '../carrierDecides.ts'
import { searchFile } from '../../tools/searchFile.ts'
import type { Citation } from '../../workspaces/caraMessage.ts'
import { documentsOnRecord } from '../exploreDocument/documentsOnRecord.ts'

/** What the policy on file says of a coverage that an email states. */
interface PolicyWords {
  /** For the email, behind what it states. */
  readonly paragraphs: readonly string[]
  readonly citations: readonly Citation[]
  /** For the person who sends it. */
  readonly note: string
}

const statesCoverage =
  /^(?:unfortunately,? |please note that |we (?:checked|looked),? and )?(.{3,160}?)\s+(?:(?:is|are)(?: (?:still|also|currently|now))?( not|n['’]t)?(?: (?:currently|now))? (?:covered|insured)|(?:is|are) (excluded))\b/i

/** The policy's own words on what the first sentence says is covered or not; null if it says neither. */
export async function policyWords(
  task: Task,
  { sentence, account }: { sentence: string; account: AccountRow | null },
): Promise<PolicyWords | null> {
  const [, named, not, excluded] = statesCoverage.exec(sentence) ?? []
  if (named === undefined) return null
  const subject = asSaid(named, task.request)
  const isRefused = not !== undefined || excluded !== undefined
  const attached = task.files.filter(({ type }) => type === 'POLICY' || type === 'DECLARATIONS')
  const files = attached.length > 0 ? attached : (await documentsOnRecord(task, account)).files
  if (files.length === 0)
    return { paragraphs: [], citations: [], note: 'No policy document is on file to check that against.' }
  const fileIds = files.map(({ id }) => id).slice(-50)
  const found = await task.journal.call(searchFile, { fileIds, query: `Is ${subject} covered?` })
  if (found.status === 'NOT_FOUND' || found.citations.length === 0)
    return {
      paragraphs: [],
      citations: [],
      note: 'I found nothing about it in the policy on file: check it with the carrier before you send this.',
    }
  const citations = found.citations.slice(0, mostQuotes)
  const quotes = citations.map(({ quote, fileName, page }) => `"${quote}"\n(${fileName}, page ${page})`)
  const isOtherwise = isRefused ? found.verdict === 'COVERED' : found.verdict === 'EXCLUDED'
  const check = `Check that these words are about ${subject}, and that no later endorsement changes them.`
  return {
    paragraphs: [
      `The policy says:\n\n${quotes.join('\n\n')}`,
      isRefused
        ? `Please call me before you go ahead, so that we can ask the carrier whether it can be added. ${carrierDecides}`
        : carrierDecides,
    ],
    citations,
    note: isOtherwise ? `**The policy seems to say otherwise.** ${check}` : `It quotes the policy. ${check}`,
  }
}

const mostQuotes = 2

/** A subject within a sentence, as the user wrote it. */
function asSaid(subject: string, request: string): string {
  const lowered = subject.replace(/^./, (first) => first.toLowerCase())
  return request.includes(lowered) ? lowered : subject
}
