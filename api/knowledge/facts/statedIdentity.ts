import type { TextBlock } from '../../reading/index.ts'
import type { Candidate, IdentityField } from './labelPlaces.ts'
import { isName } from './partyBlocks.ts'
import { statedTerm } from './statedAmounts.ts'
import { policyNumberIn, splitAddress } from './values.ts'

/** What a sentence says of a policy: "the Company insures Harrow & Slate, Inc., 41 Breaker Road, …, under Policy No. XSC 55". */
export function statedIdentity(block: TextBlock): { field: IdentityField; candidate: Candidate }[] {
  const { text, page, box } = block
  if (block.kind === 'heading' || text.split(' ').length < 8) return []
  const found: { field: IdentityField; candidate: Candidate }[] = []
  function add(field: IdentityField, value: string | null, quote: string): void {
    if (value !== null) found.push({ field, candidate: { value, quote, page, box, score: 0.7 } })
  }
  const term = statedTerm(block)
  if (term) {
    add('effectiveDate', term.from.value, term.from.quote)
    add('expirationDate', term.to.value, term.to.quote)
  }
  const numbered = statedNumber.exec(text)
  if (numbered) add('policyNumber', policyNumberIn(numbered[1] ?? ''), numbered[0])
  const rest = text.slice((insures.exec(text)?.index ?? text.length) + (insures.exec(text)?.[0].length ?? 0))
  const party = partyAt(rest)
  if (party) {
    add('insuredName', party.name, party.name)
    add('insuredAddress', party.address, party.address ?? '')
  }
  const by = issuedBy.exec(text)
  const before = issuer.exec(text)?.[1] ?? (by ? text.slice(by.index + by[0].length) : undefined)
  const company = before === undefined ? null : partyAt(before)
  if (company) {
    add('carrierName', company.name, company.name)
    add('carrierAddress', company.address, company.address ?? '')
  }
  return found
}

const statedNumber =
  /\b(?:[Pp]olicy|POLICY|[Cc]ontract|[Cc]ertificate(?: of \w+)?|[Bb]ond)\s+(?:(?:[Nn]o\.?|[Nn]umber|#)\s*:?\s*)?((?=[A-Z0-9 ./-]*\d{3})[A-Z0-9][A-Z0-9 ./-]{3,30})/
/** Verbs and nouns that a sentence names the insured after. */
const insures =
  /\b(?:(?:we |company )insures?|insures|agrees? (?:to insure|with)|issued to|issued by [^.]{5,120}?\d{5}, to|provides? (?:insurance|coverage) (?:to|for)|(?:named )?insured,? (?:is|being)|on behalf of|in favor of|(?:insurance|prepared|proposal|quotation|quote|quoted|indication) for)\s+(?=[A-Z])/
/** A company that issues or agrees, before its verb or its short name: "X Company (the "Company") agrees". */
const issuedBy =
  /\b(?:[Ii]ssued|[Ww]ritten|[Uu]nderwritten|[Pp]rovided|[Ii]nsured|[Ee]ffected) (?:by|with)\s+(?:[Cc]ertain [Uu]nderwriters of )?(?=[A-Z])/
const issuer =
  /(?:^|[.;:,] |issued by |written by |underwritten by |insured by |[Tt]his (?:policy|insurance) is (?:issued|provided) by )([A-Z][^.;:()]{5,120}?(?:Compan(?:y|ies)|Corporation|Exchange|Association|Underwriters|Mutual|Inc\.?|Ltd\.?)(?:, \d[^;()]{8,80}?\d{5})?)\s*(?:\((?:the |herein|called )|,? (?:agrees|insures|will (?:pay|insure)|provides|hereby|has issued|certifies|to [A-Z]))/

/** A name with its address, up to where the sentence goes on. */
function partyAt(text: string): { name: string; address: string | null } | null {
  const ended =
    text.split(
      /\s+(?:\(|under\b|for the (?:period|term)|from\b|against\b|with respect|in the (?:amount|sum))/,
    )[0] ?? ''
  const split = splitAddress(ended.slice(0, 200))
  const name = (split?.before || (ended.slice(0, 120).split(/,\s(?=\d)/)[0] ?? ''))
    .replace(/,? whose (?:\w+ ){1,3}(?:is|are)(?: at)?\b.*$/, '')
    .replace(/\b((?:[Cc]ompany|COMPANY|[Cc]orporation|[Ee]xchange)) of \d.*$/, '$1')
    .replace(/[,;:\s]+(?:of|at|located at|whose address is)?[,;:\s]*$/, '')
    .trim()
  const isWhole =
    split !== null ||
    /^(?:[A-Z0-9][^\s]*|of|and|the|dba|d\/b\/a|&)(?: (?:[A-Z0-9&][^\s]*|of|and|the|dba|d\/b\/a|&))*$/.test(
      name,
    )
  return isName(name) && isWhole && name.split(' ').length <= 14
    ? { name, address: split?.address ?? null }
    : null
}
