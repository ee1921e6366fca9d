import {
  additionalInsuredsNamed,
  asksForPropertyEvidence,
  backdatingAskedFor,
  noticeAskedFor,
  rareCoverAskedFor,
  type TriagedRequest,
  wantsHolderInsured,
} from '../../assistant/index.ts'
import { isSameName } from '../conversations/withKnownHolders.ts'
import { addressLine } from '../../knowledge/index.ts'
import { dayInWords } from '../../platform/index.ts'
import { listed } from './cancellationReply.ts'

/** One sentence for all certificates, and what is asked of each, so that the client sees that nothing was overlooked. */
export function certificatesAskedFor(requests: readonly TriagedRequest[]): string {
  const holders = requests.map(({ name, address }) =>
    name === null ? null : [name, address && addressLine(address)].filter(Boolean).join(', '),
  )
  const named = holders.filter((holder) => holder !== null)
  const isOne = requests.length === 1
  const wanted = requests.map(({ name, additionalInsured, waiverOfSubrogation, details }) => ({
    name,
    wording: listed([
      ...(additionalInsured ? [insuredWording(isOne ? insuredParties(name, details) : [])] : []),
      ...(waiverOfSubrogation ? ['the waiver of subrogation'] : []),
      ...rareCoverAskedFor(details).map((cover) => `the ${cover}`),
      ...noticeOf(details),
    ]),
  }))
  const checks = wanted
    .filter(({ wording }) => wording !== '')
    .map(({ name, wording }) =>
      isOne || name === null ? `${wording} they ask for` : `${wording} for ${name}`,
    )
  const [dueOn, ...others] = new Set(requests.map((request) => request.dueOn))
  const isOfProperty = requests.every(({ details }) => asksForPropertyEvidence(details))
  const paper = isOfProperty ? 'evidence of property' : `certificate${isOne ? '' : 's'} of`
  return [
    `We are preparing the ${paper} insurance${named.length > 0 ? ` for ${listed(named, 'and')}` : ''}.`,
    ...(checks.length > 0 ? [`We will check ${listed(checks)}.`] : []),
    ...(dueOn && others.length === 0
      ? [`We have noted that you need ${isOne ? 'it' : 'them'} by ${dayInWords(dueOn)}.`]
      : []),
    ...(requests.some(({ details }) => backdatingAskedFor(details) !== null) ? [notBackdated] : []),
  ].join(' ')
}

/** What a client hears who asks for an earlier date. */
export const notBackdated =
  'You asked for an earlier date: a certificate is issued as of today and cannot be backdated.'

/** Who is to be an additional insured, by name: the holder among them if it is to be one besides others. */
function insuredParties(holder: string | null, details: string): readonly string[] {
  const named = additionalInsuredsNamed(details)
  const isNamed = holder === null || named.some((name) => isSameName(name, holder))
  return named.length > 0 && !isNamed && wantsHolderInsured(details) ? [holder, ...named] : named
}

/** With each party by name, if there are several: none of them was overlooked. */
function insuredWording(parties: readonly string[]): string {
  const wording = 'the additional insured wording'
  return parties.length > 1 ? `${wording} for ${listed(parties)}` : wording
}

function noticeOf(details: string): string[] {
  const notice = noticeAskedFor(details)
  return notice === null ? [] : [`the ${notice}`]
}
