import { findAddresses } from '../../../assistant/index.ts'
import { nameKey } from '../../../knowledge/index.ts'
import { namedAddressIn } from '../../planner/messageParts.ts'

/** The holder that an answer gives: with its own name, or only with the address of the one the request names. */
export function holderGiven(answer: string, name: string | null | undefined) {
  const named = namedAddressIn(answer)
  const { line1, line2, city, zone, postalCode } = named ?? findAddresses(answer)[0]?.address ?? {}
  const own = named && !isOfAddress.test(answer) ? named.name : null
  // `Tidewater, 1180 Dock Street, …`: the beginning of a name stands for all of it.
  const isShort = own !== null && nameKey(name ?? '').startsWith(`${nameKey(own)} `)
  const holder = (isShort ? null : own) ?? name ?? named?.name
  if (!holder || !line1 || !city || !zone || !postalCode) return null
  return { name: holder, address: { line1, line2: line2 ?? null, city, zone, postalCode } }
}

/** The name before a street that is of its mail: `Attn: Pat Doyle`, `Mailing Address:`. */
const isOfAddress = /\b(?:attn|attention|c\/o|care of)\b|\baddress:/i

/** Whether a user says who the holder of the prepared certificate is instead: "No, the holder is …". */
export function correctsHolder(text: string): boolean {
  return text.length <= 300 && replaces.test(text) && !adds.test(text) && namedAddressIn(text) !== null
}

const replaces =
  /^\s*(?:no|nope|sorry|actually|wait|correction)\b|\b(?:wrong|incorrect|instead|should (?:be|read|say)|has to (?:be|read|say)|must (?:be|read|say))\b|\bholder(?:['’]s)?(?: name)? (?:is|changed)\b/i
const adds = /\b(?:also|another|second|as well|too)\b/i
