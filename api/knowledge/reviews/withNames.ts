import type { ContractSide } from './contractParties.ts'
import type { Requirement } from './contractRequirements.ts'

/** "Name Lender as mortgagee", with the name of the lender. */
export function withNames(requirement: Requirement, roles: ContractSide['roles']): Requirement {
  const quote = [...roles].reduce(
    (text, [role, name]) => text.replace(new RegExp(String.raw`\b(?:the )?${role}\b`), inTitleCase(name)),
    requirement.quote,
  )
  return { ...requirement, quote }
}

/** "CIMARRON PRAIRIE BANK", as policies write it. */
function inTitleCase(name: string): string {
  return name === name.toUpperCase()
    ? name.replaceAll(/(?<=\b[A-Z])[A-Z]{3,}/g, (end) => end.toLowerCase())
    : name
}
