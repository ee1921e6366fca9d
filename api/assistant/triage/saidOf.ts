import type { Ask } from './findAsks.ts'
import type { MessageText, Sentence } from './messageText.ts'
import { whichPolicy } from './missingIn.ts'
import { ownPartsOf } from './ownPartsOf.ts'
import { type Standing, standingIn } from './standing.ts'
import type { RequestType, TriagedRequest } from './triageMessage.ts'

/** Of what is missing, what has to be asked for although the client holds the request back. */
export function stillAsked(
  missing: readonly string[],
  { type, standing }: Pick<TriagedRequest, 'type' | 'standing'>,
): readonly string[] {
  if (standing === null) return missing
  if (standing.kind === 'NONRENEWAL') return missing.filter((item) => item === whichPolicy)
  const isOfParty = type === 'CREATE_CERTIFICATE' || type === 'ADD_ADDITIONAL_INSURED'
  return (standing.kind === 'HELD' || standing.kind === 'FOR_ANOTHER') && isOfParty ? missing : []
}

/** What a message says about one ask, with what it refuses; what the sender passes on was said before their own words. */
export function saidOf(whole: MessageText, ask: Ask): readonly Sentence[] {
  const { sentences, own: written, channel } = whole
  const about = sentences.filter(({ text, isDenied }) => isDenied || ownPartsOf(text, ask, whole).length > 0)
  const isOwn = ({ text }: Sentence) => channel === 'CALL' || inOneLine(written).includes(inOneLine(text))
  return [...about.filter((each) => !isOwn(each)), ...about.filter(isOwn)]
}

/** Staff and Cara read in the details how the client stands to the request, as the last thing said. */
export function withStanding(details: string, type: RequestType, standing: Standing | null): string {
  const isTold = standing === null || standingIn(type, details)?.kind === standing.kind
  return isTold ? details : [details, standing.words].filter(Boolean).join('\n\n')
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
