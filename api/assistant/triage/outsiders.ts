import { coverageEnds, isReinstatement } from './coverageNotice.ts'
import type { Ask } from './findAsks.ts'
import { marketLetterOf } from './marketLetter.ts'
import type { MessageText } from './messageText.ts'
import { numberIn } from './numberIn.ts'
import type { TriageAccount, TriageMessage } from './triageMessage.ts'

/** How somebody outside names the client to the agency. */
const aboutClient =
  /\b(?:your|our|mutual|the|named) (?:insured|policy ?holder)s?(?:['’]s)?\b|^\s*insured(?: name)?\s*:|\b(?:agent|producer)(?:['’]s)? copy\b|\b(?:this|our) (?:law )?(?:firm|office) represents\b|\b(?:on behalf of|represents?) (?:my|our) client\b|\bdear (?:agent|agency|producer)\b|\bpremium finance\b/im

/** What a lawyer or a court sends about a client. */
export const legalPaper =
  /\bsubpoena\b|\bsummons\b(?! (?:up|the))|\b(?:commanded|ordered) to (?:produce|appear|testify)\b|\bletter of representation\b|\b(?:represents?|retained by) (?:the )?(?:claimant|injured|plaintiff)\b|\bpreservation of (?:all )?evidence\b/i

/** The demand of a lawyer or a court as a request for a person; null without one. */
export function legalDemandOf({ sentences, full }: MessageText, subject: string | null): Ask | null {
  if (!legalPaper.test(`${subject ?? ''} ${full}`)) return null
  return { type: 'OTHER', evidence: sentences.slice(0, 1).map(({ text }) => text), sentences: null }
}

/** Whether somebody outside writes about a client: the carrier, a finance company, the lawyer of a claimant. */
export function writesAboutClient(
  text: string,
  {
    account,
    isOnRecord,
    address = '',
  }: {
    readonly account: Pick<TriageAccount, 'policies'> | null
    readonly isOnRecord: boolean
    /** Of the sender. Unknown if not specified. */
    readonly address?: string
  },
): boolean {
  const isNumbered = account?.policies.some(
    ({ policyNumber }) => policyNumber && numberIn(text, policyNumber) !== null,
  )
  return (
    !isOnRecord &&
    (aboutClient.test(text) ||
      legalPaper.test(text) ||
      isOfMarket(text) ||
      account?.policies.some(({ carrier }) => carrier !== null && isOfCarrier(address, carrier)) ||
      (isNumbered === true && (coverageEnds.test(text) || isReinstatement(text))))
  )
}

/** Whether an address is of a carrier: `losscontrol@dirigomutual.example` of Dirigo Mutual Insurance Company. */
export function isOfCarrier(address: string, carrier: string): boolean {
  const domain = address
    .replace(/^.*@/, '')
    .toLowerCase()
    .replaceAll(/[^a-z.]/g, '')
  const [first = '', second = ''] = carrier.toLowerCase().match(/[a-z]{2,}/g) ?? []
  return domain.includes(`${first}${second}`) || (first.length > 5 && domain.startsWith(`${first}.`))
}

/**
 * What the market writes about a client as one request for a person. Its questions are for the agency and its client:
 * `we need subcontractor certificates` orders none, and `we can offer $14,250` asks for no quote. Null for anything else.
 */
export function marketAskOf(
  text: MessageText,
  message: TriageMessage,
  account: TriageAccount | null,
): Ask | null {
  if (text.channel !== 'EMAIL' || text.forwardedFrom !== null) return null
  const said = `${message.subject ?? ''}\n${text.full}\n${text.signature}`
  if (marketLetterOf(said) === null || !isFromMarket(said, message, account)) return null
  const [first, ...others] = text.sentences.map((sentence) => sentence.text)
  const telling = [first, ...others].find((words) => words !== undefined && tells.test(words)) ?? first
  return {
    type: 'OTHER',
    evidence: telling === undefined ? [] : [telling],
    sentences: null,
    isOfMarket: true,
  }
}

/** Whether words are the market's, whoever passes them on. */
export function isOfMarket(text: string): boolean {
  return marketLetterOf(text) !== null && (aboutClient.test(text) || speaksAsMarket.test(text))
}

/** Whether a message comes from the market: nobody of the account wrote it, and it speaks as the market does. */
function isFromMarket(said: string, { from }: TriageMessage, account: TriageAccount | null): boolean {
  const domain = from.email?.replace(/^.*@/, '').toLowerCase() ?? ''
  const isOfAccount = account?.emails.some((each) => each.toLowerCase().endsWith(`@${domain}`)) ?? false
  const isNumbered = account?.policies.some(
    ({ policyNumber }) => policyNumber !== null && numberIn(said, policyNumber) !== null,
  )
  const isOfTheirs = account?.policies.some(
    ({ carrier }) => carrier !== null && isOfCarrier(from.email ?? '', carrier),
  )
  return (
    !isOfAccount &&
    (aboutClient.test(said) || speaksAsMarket.test(said) || isNumbered === true || isOfTheirs === true)
  )
}

const speaksAsMarket =
  /\b(?:thanks|thank you) for (?:the|your|this) (?:submission|opportunity to quote)\b|^.{0,40}\b(?:underwrit(?:er|ing)|wholesale broker|premium auditor|loss control)\b.{0,60}$|\b(?:the|this) (?:insured|risk)\b|\bsubjectivit(?:y|ies)\b|\bwe (?:can|are able to|are pleased to) (?:offer|quote|write)\b|\b(?:SL|surplus lines) tax(?:es)?\b|\bMEP\b|\bdiligent effort\b/im
const tells =
  /\$ ?\d|\b(?:recommendations?|audit|must|past[- ]due|respond|offer|quote|premium|reinstated?|reinstatement)\b/i
