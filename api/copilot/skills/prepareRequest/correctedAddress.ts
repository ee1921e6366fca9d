import { findAddresses } from '../../../assistant/index.ts'
import { type Address, addressLine, nameKey } from '../../../knowledge/index.ts'

/**
 * The address to confirm to a client who corrected it, or the warning that it could not be read; both null when the
 * client corrected no address.
 * @param later What the client wrote later, oldest first.
 */
export function correctedAddress(
  later: readonly string[],
  address: Address,
): { readonly shown: string | null; readonly warning: string | null } {
  const last = later.findLast(
    (words) => ofAddress.test(words) && (corrects.test(words) || findAddresses(words).length > 0),
  )
  if (last === undefined) return { shown: null, warning: null }
  const shown = addressLine(address)
  return showsGiven(last, address)
    ? { shown, warning: null }
    : {
        shown: null,
        warning: `I could not read the corrected address. The certificate still shows ${shown}: check it before you approve.`,
      }
}

const ofAddress = /\b(?:address|suite|ste|unit|floor|street|zip|p\.?o\.? box)\b|\b[A-Z]{2} \d{5}\b/i

/** A street alone may be where the job or the client is: `Updated certificate - 88 Commercial Street`. */
const corrects =
  /\b(?:address|suite|ste|unit|floor|zip|box|not|wrong|should|actually|instead|correct\w*|chang\w+|moved|sorry|meant)\b/i

/** Whether an address shows what a client gave: its street or, if that stays, its suite or ZIP. */
function showsGiven(words: string, { line1, line2, postalCode }: Address): boolean {
  const given = nameKey(words)
  const isStreet = line1 !== null && given.includes(nameKey(line1))
  const isOther = findAddresses(words).length > 0 || street.test(words)
  // `The suite is 4`
  const parts = [line2?.split(' ').at(-1), line1?.split(' ')[0], postalCode].map((part) =>
    nameKey(part ?? ''),
  )
  const isPart = parts.some((part) => part !== '' && given.split(' ').includes(part))
  return isStreet || (!isOther && (isPart || !/\d/.test(words)))
}

const street =
  /\d+ (?:\p{Lu}[\p{L}.'’-]+ ){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Dr|Drive|Blvd|Way|Ct|Court)\b/u
