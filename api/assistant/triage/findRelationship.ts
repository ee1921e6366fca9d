const relationships: readonly (readonly [string, RegExp])[] = [
  [
    'landlord',
    /\b(landlord|lessor of (the )?(premises|building)|property manager|property management|our lease|new lease|we rent (the|our|a) (space|shop|building|office|suite|unit)|building owner|lease (requires|says|renewal)|tenan(t|cy))\b/i,
  ],
  [
    'permit issuer',
    /\b(permits?|permitting|encroachment|right[- ]of[- ]way|street closure|licens(e|ing) (office|board|department))\b/i,
  ],
  [
    'general contractor',
    /\b(gc\b|general contractor|prime contractor|\bsub(contract\w*)? (for|to|under|agreement)|construction manager|job ?site|the builder)\b/i,
  ],
  ['mortgagee', /\b(mortgag\w+)\b/i],
  ['loss payee', /\b(loss payee|lien ?holder|financ(ed|ing|e company)|lender'?s? loss)\b/i],
  ['lender', /\b(lender|bank|loan|credit union|sba)\b/i],
  [
    'lessor of leased equipment',
    /\b(leas(ed|ing|e) (the |a |an |our )?(\w+ )?(van|truck|vehicle|equipment|lift|copier|machine|forklift|trailer)|leasing (company|corp)|equipment (lessor|lease|rental)|rental (company|yard|house))\b/i,
  ],
  [
    'venue',
    /\b(venue|event|wedding|festival|fair|market|expo|trade show|concert|booth|gallery|library|church|ballroom|hall|park|teach\w* (at|a|each)|class(es)? (at|there)|perform\w* at|vendor at|pop-?up|tournament|race|farmers)\b/i,
  ],
  ['franchisor', /\b(franchis\w+)\b/i],
  ['municipality', /\b(city|town|township|county|village|borough|municipal\w*|state of)\b/i],
  [
    'property owner',
    /\b(property owner|owner of the (property|building)|homeowner|hoa|condo\w* association|owner)\b/i,
  ],
  [
    'client',
    /\b(client|customer|contract (with|requires)|vendor (portal|agreement|packet)|new account|supplier|master service)\b/i,
  ],
]

/** What the party is to the client, as far as the message says. */
export function findRelationship(text: string): string | null {
  return relationships.find(([, words]) => words.test(text))?.[0] ?? null
}
