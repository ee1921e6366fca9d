import type { Reading } from '../../reading/index.ts'

/** The parties that a contract gives short names, by these names: ("Landlord"). */
export function contractParties(contract: Reading): Map<string, string> {
  const roles = new Map<string, string>()
  const text = textOf(contract)
  for (const match of text.matchAll(
    /\((?:the |hereinafter |referred to (?:herein )?as |,? ?)*["“]([A-Z][A-Za-z ]{2,30})["”]\)/g,
  )) {
    const role = match[1] ?? ''
    const before = text.slice(Math.max(0, match.index - 220), match.index)
    const clause = before.split(/[.;]\s+(?=[A-Z])|\)\s*/).at(-1) ?? ''
    const name =
      clause
        .replace(/^.*\b(?:between|by and between|and|by|with|to|issued by)\s+(?:the )?(?=[A-Z])/, '')
        .split(',')[0]
        ?.trim() ?? ''
    if (name.length > 3 && /^[A-Z0-9]/.test(name) && !roles.has(role)) roles.set(role, name)
  }
  // "Landlord: Isthmus Property Partners LP."
  for (const [, role = '', name = ''] of text.matchAll(
    /\b(Landlord|Tenant|Lessor|Lessee|Owner|Contractor|General Contractor|Subcontractor|Customer|Vendor|Supplier|Client|Consultant|Franchisor|Franchisee|Licensor|Licensee|Buyer|Seller|Company|Provider|Renter|Borrower|Lender|Operator|Manager):\s+([A-Z][^.;:,]{3,80}?(?:,? (?:Inc|LLC|LP|LLP|Ltd|Co|PC|PLLC|Corp)\b)?)(?=[.;,]|\s+[A-Z][a-z]+:|$)/g,
  ))
    if (!roles.has(role)) roles.set(role, name.trim())
  return roles
}

/** The parties that have to be additional insureds, by name where the contract gives one. */
export function partiesIn(quote: string, roles: ReadonlyMap<string, string>): string[] {
  const subject = /^(.{3,200}?)\s+(?:shall|must|will|are|is)\b/i.exec(quote)?.[1] ?? ''
  const object =
    /(?:nam(?:e|ing)|includ(?:e|ing)|list(?:ing)?|add(?:ing)?|endors\w+)\s+(.{3,200}?)\s+as\s+(?:an? )?additional/i.exec(
      quote,
    )?.[1] ?? ''
  const said = object || subject
  const known = [...roles]
    .filter(([role]) => new RegExp(`\\b${role}\\b`, 'i').test(said))
    .map(([, name]) => name)
  const unnamed = [
    ...said.matchAll(
      /\b(mortgagees?|lenders?|affiliates|officers|directors|employees|agents|members|partners|property manager)\b/gi,
    ),
  ].map(([word]) => word.toLowerCase())
  return [...new Set([...known, ...unnamed])]
}

/** Everything that a document says, on one line. */
export function textOf({ blocks }: Reading): string {
  return blocks
    .map((block) =>
      block.kind === 'table'
        ? [...(block.header ? [block.header] : []), ...block.rows]
            .map((row) => row.map(({ text }) => text).join(' '))
            .join(' ')
        : block.text,
    )
    .join(' ')
}
