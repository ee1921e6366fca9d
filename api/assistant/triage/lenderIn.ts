import { nameKey } from '../../knowledge/index.ts'
import { findAddresses } from './findAddress.ts'
import { findParty, namedBefore, type Party } from './findParty.ts'

/**
 * The lender that evidence of property insurance is for, whoever else a text names: the insured, the owner, a tenant. Null
 * if it names none.
 * @param names Names that are no holder's: the client's, the sender's.
 */
export function lenderIn(
  text: string,
  names: readonly string[],
  options: Parameters<typeof findParty>[2],
): Party | null {
  const { name, address } = findParty(withoutCollateral(text, names), names, options)
  if (name === null || names.length > mostNames) return null
  if (lenderWords.test(name) || isCalledLender(text, name)) return { name, address }
  const others = [...names, name]
  const lender = lenderIn(text, others, options)
  // Of the insured alone, nobody is the holder.
  return lender === null && isCalledInsured(text, name)
    ? findParty(withoutCollateral(text, others), others, options)
    : lender
}

/** Names to pass over, so that a text full of them comes to an end. */
const mostNames = 40

const lenderWords =
  /\b(?:bank|bancorp|credit union|mortgage|lend(?:er|ers|ing)|loans?|savings|servicing|funding|financ\w+|capital|ISAOA|ATIMA)\b/i
const role = String.raw`(?:first |second )?(?:mortgagee|mortgage holder|lender|loss payee|lien ?holder|additional interest)`

function isCalledLender(text: string, name: string): boolean {
  const called = RegExp.escape(name)
  return new RegExp(
    String.raw`\b${role}s?(?: (?:is|as|should be|must be|reads?|to read))?\s*[:,=–-]?\s*(?:the )?${called}|${called}[^.;\n]{0,80}\b(?:as|is|are)(?: (?:the|our|its|their|a))? ${role}\b`,
    'i',
  ).test(text)
}

function isCalledInsured(text: string, name: string): boolean {
  return new RegExp(
    String.raw`\b(?:borrowers?|mortgagors?|(?:named )?insureds?|policyholder)(?: name)?(?: (?:is|shown as|must read|should read))?\s*[:,=–-]?\s*(?:the )?${RegExp.escape(name)}`,
    'i',
  ).test(text)
}

/** The text without the address of the building and of the insured, which is not the lender's, and without who signs it. */
function withoutCollateral(text: string, names: readonly string[]): string {
  const keys = names.map(nameKey)
  const isInsured = (start: number) => {
    const named = nameKey(namedBefore(text, { start })?.name ?? '')
    return named !== '' && keys.some((key) => key === named)
  }
  const plain = findAddresses(text)
    .filter(
      ({ start }) => ofBuilding.test(text.slice(Math.max(0, start - longestLead), start)) || isInsured(start),
    )
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
  return names.reduce((rest, name) => rest.replaceAll(`\n${name}\n`, '\n\n'), plain)
}

const longestLead = 60
const ofBuilding =
  /\b(?:building|property|premises|collateral|location|located|mortgage|loan|owns?|owned|shop|warehouse|house|home)\b[^.;\n]{0,40}$/i
