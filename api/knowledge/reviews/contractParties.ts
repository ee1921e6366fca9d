import { abbreviation, type Reading } from '../../reading/index.ts'

const legalForm =
  '(?:LLC|L\\.L\\.C\\.|Inc\\.?|LP|L\\.P\\.|LLP|PC|PLLC|Ltd\\.?|Corp\\.?|Corporation|Company|Co\\.?|Trust|Authority|Bank|Union|University|College|District|Association|Foundation|Partners|Partnership|Cooperative|Church|Council|Board)'

/** A name that says what kind of body it is: "Elm & Crown Properties LP", "City of Santa Fe". */
const partyName = new RegExp(
  `(?:City|County|Town|Village|Township|Borough|State|Port|Archdiocese|Diocese|Commonwealth|University) of [A-Z][a-z]+(?: [A-Z][a-z]+)*|(?!The )[A-Z][\\w&.'’–-]*(?: (?!${legalForm}(?![a-z]))(?:[A-Z&][\\w&.'’–-]*|of|and|for))*,? ${legalForm}(?![a-z])(?:,? (?:LLC|LP|LLP|Inc\\.?|Ltd\\.?|Corp\\.?|NA|N\\.A\\.)(?![a-z]))?`,
  'g',
)

/** Who a contract is between, and everything that it says. */
export interface ContractSide {
  /** The parties by their short names: "Landlord". */
  readonly roles: ReadonlyMap<string, string>
  readonly text: string
  /** The party whose insurance is reviewed. */
  readonly insured: string | null
}

const sides =
  'Landlord|Tenant|Lessor|Lessee|Owner|Contractor|General Contractor|Subcontractor|Customer|Vendor|Supplier|Client|Consultant|Franchisor|Franchisee|Licensor|Licensee|Buyer|Seller|Company|Provider|Renter|Borrower|Lender|Operator|Manager|Venue|Caterer|Exhibitor|Permittee|Carrier|Shipper|Broker|Occupant'

/** The parties that a contract gives short names, by these names: ("Landlord"). */
export function contractParties(contract: Reading): Map<string, string> {
  const roles = new Map<string, string>()
  const text = linesOf(contract).join(' \u00B6 ')
  for (const match of text.matchAll(
    /\((?:the |hereinafter |hereafter |collectively,? |referred to (?:herein )?as |,? ?)*["“]([A-Z][A-Za-z ]{2,30})["”]\)/g,
  )) {
    const role = match[1] ?? ''
    const before = text.slice(Math.max(0, match.index - 220), match.index)
    // "4100 E. Harmony Road", "No. 12" and "Hensley Inc. of" end no sentence.
    const clause = before.split(clauseEnd).at(-1) ?? ''
    const formal = [...clause.matchAll(partyName)].map(([each]) => each).findLast((each) => !isPlace(each))
    const name =
      formal ??
      clause
        .replace(/^.*\b(?:between|by and between|and|by|with|to|issued by)\s+(?:the )?(?=[A-Z])/, '')
        .split(',')[0]
        ?.trim() ??
      ''
    if (name.length > 3 && /^[A-Z0-9]/.test(name) && !isPlace(name) && !roles.has(role))
      roles.set(role, name.replace(/^(?:between|by|and|to|with) (?=[A-Z])/i, ''))
  }
  // "Queen City Block Owners LLC, which we call the Landlord", "Harborline Management Inc. … is called the Agent".
  for (const [, name = '', role = ''] of text.matchAll(
    new RegExp(
      String.raw`(${partyName.source})(?:(?!${partyName.source})[^¶]){0,120}?(?:,? which (?:we|this \w+) calls?|,? (?:hereafter|hereinafter|here) called|\b(?:is|are) called) (?:the )?([A-Z][a-z]+)\b`,
      'g',
    ),
  ))
    if (!roles.has(role)) roles.set(role, name.trim())
  // "Landlord: Isthmus Property Partners LP."
  for (const [, role = '', name = ''] of text
    .replaceAll('\u00B6', '')
    .matchAll(
      new RegExp(
        String.raw`\b(${sides}):\s+([A-Z][^.;:,]{3,80}?(?:,? (?:Inc|LLC|LP|LLP|Ltd|Co|PC|PLLC|Corp)\b)?)(?=[.;,]|\s+[A-Z][a-z]+:|$)`,
        'g',
      ),
    ))
    if (!roles.has(role)) roles.set(role, name.trim())
  // "Isthmus Property Partners LP, Landlord."
  for (const [, name = '', role = ''] of text.matchAll(
    new RegExp(String.raw`(${partyName.source}),? (?:as )?\(?(${sides})\b(?=\)?[.;,]|\)|$)`, 'g'),
  ))
    if (!roles.has(role)) roles.set(role, name)
  // "The Owner is Foundry Row Development Partners LP."
  for (const [, role = '', name = ''] of text.matchAll(
    /\bThe (Owner|Architect|Engineer|Lender|Managing Agent|Construction Manager|General Contractor|Landlord|Developer) is (?:the )?([A-Z][^.;:,]{3,80}?)(?=[.;,])/g,
  ))
    if (!roles.has(role)) roles.set(role, name.trim())
  // The form of a company that names itself in its title alone: "Granite Ridge Builders, Inc. — Subcontract Agreement".
  const [, author, kind = ''] = titledBy.exec(text) ?? []
  const side = authors.find(([pattern]) => pattern.test(kind))?.[1]
  if (author && side && !roles.has(side)) roles.set(side, author)
  // The same in a table: "Licensor | Trolley Barn Preservation Trust, 800 Railyard Way".
  for (const block of contract.blocks) {
    if (block.kind !== 'table') continue
    for (const row of [...(block.header ? [block.header] : []), ...block.rows]) {
      const [role, party] = row.map(({ text: cell }) => cell.trim()).filter(Boolean)
      const name = new RegExp(`^(?:The )?${partyName.source}`).exec(party ?? '')?.[0]
      if (role && name && /^[A-Z][a-z]+(?: [A-Z][a-z]+)?:?$/.test(role) && !roles.has(role.replace(/:$/, '')))
        roles.set(role.replace(/:$/, ''), name)
    }
  }
  // "The Trust" is the party whose name ends so.
  for (const name of roles.values()) {
    const short =
      /\b(City|County|Town|Village|Trust|Authority|Bank|University|College|District|Foundation|Church)\b/.exec(
        name,
      )?.[1]
    if (short && !roles.has(short)) roles.set(short, name)
  }
  return roles
}

const titledBy = new RegExp(String.raw`^\W*(${partyName.source})\s+[-–—|]\s+(?=[A-Z])([^¶]{3,60})`)
const authors = [
  [/\bsubcontract\b/i, 'Contractor'],
  [/\blease\b/i, 'Landlord'],
] as const

const clauseEnd = new RegExp(
  String.raw`(?<=[.;])(?<!\b(?:[A-Z]|No|Nos|Inc|Co|Corp|Ltd|St|Ste|Ave|Blvd|Rd|Hwy)\.)(?<!${abbreviation})\s+(?=[A-Z])|\)\s*|\u00B6\s*`,
)

/** Whether a name is only that of a street or building: "Harmony Road", "4100 E. Harmony Road", "Suite 210". */
function isPlace(name: string): boolean {
  return (
    /(?:^|\b\d[\w-]* )(?:[\w.'’-]+ ){0,4}(?:Road|Rd|Street|St|Avenue|Ave|Boulevard|Blvd|Drive|Dr|Lane|Ln|Highway|Hwy|Parkway|Pkwy|Court|Ct|Circle|Way|Place|Pl|Square|Sq|Terrace|Trail)\.?$/.test(
      name,
    ) ||
    /^(?:Suite|Ste\.?|Unit|Floor|Room|P\.?O\.? Box)\s+\w+$|^[A-Z][a-z]+(?: [A-Z][a-z]+)?,? [A-Z]{2} \d{5}/.test(
      name,
    )
  )
}

/** The names in a text that say what kind of body they are. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(partyName)].map(([name]) => name.trim())
}

/** "Its property manager Keystone Realty Advisors": a name that only its role tells to be one. */
const inRole =
  /\b(?:manager|lender|mortgagee|agent|owner|architect|engineer|consultant|parent|developer|operator|contractor|sponsor|trustee|landlord|licensor|franchisor|partner|member),? ([A-Z][\w&.'’-]*(?: (?:of |& |the )?[A-Z][\w&.'’-]*[\w])+)(?!['’]s?\b)/g

/** The parties that have to be additional insureds, by name where the contract gives one. */
export function partiesIn(quote: string, roles: ReadonlyMap<string, string>): string[] {
  const subject =
    /^(.{3,200}?)\s+(?:shall|must|will|are|is|(?:added|named|included) as)\b/i.exec(quote)?.[1] ?? ''
  const object =
    /(?:nam(?:e|ing)|includ(?:e|ing)|list(?:ing)?|add(?:ing)?|endors\w+)\s+(.{3,200}?)\s+as\s+(?:an? )?additional/i.exec(
      quote,
    )?.[1] ?? ''
  const favored =
    /\b(?:subrogation|recovery|recover)\b.{0,30}?\b(?:against|in favor of|for the benefit of|from|toward)\s+(.{3,200}?)(?:[.;]|$)/i.exec(
      quote,
    )?.[1] ??
    /\b(?:is|be|are) primary (?:for|as to|as respects|with respect to)\s+(.{3,80}?)(?= and |[,.;]|$)/i.exec(
      quote,
    )?.[1] ??
    ''
  const shares =
    /\bcontribution from\b.{0,30}?\b(?:insurance|polic\w+|coverage)\b.{0,30}?\b(?:of|by|for) (.{3,80}?)(?= and |[,.;]|$)/i.exec(
      quote,
    )?.[1] ?? ''
  // "Both policies shall be primary and shall not seek contribution from the insurance of Organizer."
  const isOfPolicies = favored === '' && object === '' && /\bpolic(?:y|ies)$/i.test(subject)
  // "Landlord shall be an additional insured, together with its lender, First Meridian Bank."
  const further =
    /\badditional insureds?\b.*?\b(?:together with|as well as|along with|and so (?:shall|must))\s+(.{3,200})/is.exec(
      quote,
    )?.[1] ?? ''
  const chosen = [favored || object || (isOfPolicies ? shares : '') || subject, further].join(' and ')
  const described = [...chosen.matchAll(inRole)].map(([, name = '']) => name)
  const stated = [...chosen.matchAll(partyName)]
    .map(([name]) => name.trim())
    .filter((name) => !described.some((other) => other !== name && name.includes(other)))
  const known = [...roles]
    .filter(([role]) => new RegExp(`\\b${role}\\b`, 'i').test(chosen))
    .map(([, name]) => name)
  const unnamed = [
    ...chosen.matchAll(
      /\b(mortgagees?|lenders?|affiliates|officers|directors|employees|agents|members|partners|property manager)\b/gi,
    ),
  ]
    .filter(
      ({ index, 0: word }) =>
        !described.some((name) => chosen.slice(index + word.length).startsWith(` ${name}`)),
    )
    .map(([word]) => word.toLowerCase())
  // "Owner and its managing member": nobody that the contract names.
  const others = [
    ...chosen.matchAll(/\b(?:and|or|,) (?:its|their) ((?:[a-z-]+ )?[a-z-]+)(?=,| and\b| or\b|$)/g),
  ].flatMap(([, words = '']) => (unnamed.some((word) => words.includes(word)) ? [] : [words]))
  return [...new Set([...known, ...described, ...stated, ...unnamed, ...others])]
}

/** Everything that a document says, on one line. */
export function textOf(reading: Pick<Reading, 'blocks'>): string {
  return linesOf(reading).join(' ')
}

/** The paragraphs and rows of a document. */
function linesOf({ blocks }: Pick<Reading, 'blocks'>): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'table'
      ? [...(block.header ? [block.header] : []), ...block.rows].map((row) =>
          row.map(({ text }) => text).join(' '),
        )
      : [block.text],
  )
}
