import { absent } from './emptyFacts.ts'
import { nameAsWritten } from './nameAsWritten.ts'
import { isName } from './partyBlocks.ts'
import type { FactField } from './policyFacts.ts'
import { hasStateAndZip, isStreetLine } from './values.ts'

/** The named insureds that follow the first one: "Osteria LLC; Catering LLC" of "Holdings, Inc.; Osteria LLC; Catering LLC". */
export function otherInsureds({ fact }: FactField<string>): FactField<string> {
  const [first, ...others] = (fact?.quote ?? '').split(/;\s*/)
  const names = others
    .map((text) => text.replace(/^(?:and|&)\s+/i, '').replace(/[,.;\s]+$/, ''))
    .filter((text) => /\S \S/.test(text))
  const areNames = names.every((name) => isName(name) && !isStreetLine(name) && !hasStateAndZip(name))
  if (!fact || first === undefined || names.length === 0 || !areNames) return absent
  return { fact: { ...fact, value: names.map(nameAsWritten).join('; ') }, conflict: [] }
}
