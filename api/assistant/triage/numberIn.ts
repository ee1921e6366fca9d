import { policyNumberKey } from '../../knowledge/index.ts'

/** The policy number as the text has it; null when it is not there. Separators do not count. */
export function numberIn(text: string, policyNumber: string): string | null {
  const key = policyNumberKey(policyNumber)
  if (key.length < 5) return null
  const squeezed = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const wanted = key.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  if (squeezed.includes(wanted)) return policyNumber
  // People leave out prefix and term: `policy 2309900`.
  const core = policyNumber.split(/[^A-Za-z0-9]+/).filter((part) => /^\d{6,}$/.test(part))
  return core.some((part) => new RegExp(String.raw`(?<!\d)${part}(?!\d)`).test(text)) ? policyNumber : null
}
