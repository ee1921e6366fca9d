import type { ContractSide } from './contractParties.ts'
import type { Requirement } from './contractRequirements.ts'

/** "Name Lender as mortgagee", with the name of the lender. */
export function withNames(requirement: Requirement, roles: ContractSide['roles']): Requirement {
  if (roles.size === 0) return requirement
  const longestFirst = [...roles.keys()].toSorted((a, b) => b.length - a.length)
  const role = new RegExp(String.raw`\b(?:the )?(${longestFirst.join('|')})\b`, 'g')
  const named = new Set<string>()
  const quote = requirement.quote.replace(role, (words, short: string) => {
    const name = roles.get(short)
    if (name === undefined || named.has(short)) return words
    named.add(short)
    return inTitleCase(name)
  })
  return { ...requirement, quote }
}

/** "CIMARRON PRAIRIE BANK", as policies write it. */
function inTitleCase(name: string): string {
  return name === name.toUpperCase()
    ? name.replaceAll(/(?<=\b[A-Z])[A-Z]{3,}/g, (end) => end.toLowerCase())
    : name
}
