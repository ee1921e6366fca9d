import type { TextBlock } from '../../reading/index.ts'
import type { Candidate, IdentityField } from './labelPlaces.ts'
import { isName } from './partyBlocks.ts'
import { statedTerm } from './statedAmounts.ts'
import { policyNumberIn, splitAddress } from './values.ts'

/** What a sentence says of a policy: "the Company insures Harrow & Slate, Inc., 41 Breaker Road, …, under Policy No. XSC 55". */
export function statedIdentity(block: TextBlock): { field: IdentityField; candidate: Candidate }[] {
  const { text, page, box } = block
  const found: { field: IdentityField; candidate: Candidate }[] = []
  const [, subject = ''] = reference.exec(text) ?? []
  const about = subject
    .match(organization)
    ?.find((name) => subject.startsWith(name) && !insurerWords.test(name))
  if (about) add('insuredName', about, about)
  if (block.kind === 'heading' || text.split(' ').length < 8) return found
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
  const organizations = organizationsIn(text)
  const insuring = insures.exec(text)
  const party =
    insuring && !organizations.some(({ role }) => role === 'insured')
      ? partyAt(text.slice(insuring.index + insuring[0].length))
      : null
  for (const { name, address, role } of [
    ...organizations,
    // "We offer the following on behalf of Summit Ridge Insurance Company"
    ...(party
      ? [{ ...party, role: insurerWords.test(party.name) ? ('carrier' as const) : ('insured' as const) }]
      : []),
  ]) {
    add(role === 'carrier' ? 'carrierName' : 'insuredName', name, name)
    add(role === 'carrier' ? 'carrierAddress' : 'insuredAddress', address, address ?? '')
  }
  const mailing = mailingAddress.exec(text)
  const mailed = mailing && splitAddress(text.slice(mailing.index + mailing[0].length).slice(0, 140))
  if (mailed?.before === '') add('insuredAddress', mailed.address, mailed.address)
  return found
}

/** What a letter is about: "RE: Acme Paving, Inc. - General Liability Quote". */
const reference = /^(?:re|subject|regarding)\s*:\s*(.+)$/i
const statedNumber =
  /\b(?:[Pp]olicy|POLICY|[Cc]ontract|[Cc]ertificate(?: of \w+)?|[Bb]ond),?\s+(?:(?:[Nn]o\.?|[Nn]umber(?:ed)?|#)\s*:?\s*)?((?=[A-Z0-9 ./-]*\d{3})[A-Z0-9][A-Z0-9./-]*(?: [A-Z0-9./-]+)*)(?![\w-])/
/** Verbs and nouns that a sentence names the insured after. */
const insures =
  /\b(?:(?:we |company )insures?|insures|agrees? (?:to insure|with)|issued to|issued by [^.]{5,120}?\d{5}, to|provides? (?:insurance|coverage) (?:to|for)|(?:named )?insured,? (?:is|being)|on behalf of|in favor of|(?:insurance|prepared|proposal|quotation|quote|quoted|indication) for)\s+(?=[A-Z])/
/** "The Insured: Tallgrass Cabinet Works LLC. Mailing address: 2650 Sawmill Road, …" */
const mailingAddress =
  /(?<=^|[.;,:)] ?)(?:(?:your|its|the|insured['’]s|principal) )*(?:mailing|postal) address(?: of (?:the )?(?:named )?insured)?(?: is)?\s*[:–—-]?\s*(?=\d|p\.? ?o\.? box)/i

interface Organization {
  readonly name: string
  readonly address: string | null
  readonly role: 'carrier' | 'insured'
}

const legalForm = String.raw`(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|(?:Company|Association|Exchange)(?: of (?:[A-Z][a-z]+ ?)+(?![\w,]* \d))?|Co\.|Ltd\.?|Limited|LLP|L\.?P\.?|PLLC|P\.?C\.|P\.?A\.|Underwriters|Mutual|Society|Fund|Foundation|Syndicate \d+|SE|plc)`
/** Words that begin with a capital, up to a legal form that ends the name. */
const organization = new RegExp(
  String.raw`(?<![\w$-])[A-Z][\w.'’&/-]*(?:,? (?:[A-Z&][\w.'’&/-]*|of|and|the|for))*?,? ${legalForm}(?=[\s,;:.()]|$)(?! (?:${legalForm}|[A-Z][\w&'’-]*,? ${legalForm}|[A-Z&][\w'’-]* [A-Z][\w&'’-]*,? ${legalForm})(?:[\s,;:.()]|$))`,
  'g',
)
const leading =
  /^(?:(?:We|You|By|With|And|The|This|Policy|Insurer|Assurer|Carrier|Insured|Assured|Named)\b[,:]? ?)+(?=[A-Z])/
const insurerWords =
  /\b(?:insurance|assurance|casualty|indemnity|surety|mutual|underwriters|insurers|reinsurance|fidelity|lloyd['’]?s|syndicate|exchange|state fund|compensation fund)\b/i
const otherRole =
  /\b(?:through|via|agen(?:t|cy)|broker|producer|administ\w+|coverholders?|underlying|umbrella|correspondent|replac\w+|prior|expiring|formerly)\W*(?:\w+\W+){0,2}$/i
const carrierBefore =
  /\b(?:by|with|of whom|on behalf of|on the paper of|[Ii]nsurers?|[Uu]nderwriters|[Cc]arrier|[Cc]ompany|[Ww]e)(?: of)?[\s,:]*(?:the )?$/
const opens = /(?:^|[.;:])\s*(?:the )?$/i
const carrierAfter =
  /^[^.;]{0,40}?\b(?:agrees|insures?|will (?:pay|insure)|provides|hereby|has issued|certifies|to [A-Z])/
const carrierNames = /^(?:we|us|our|company|insurer|assurer|carrier|underwriters?)$/i
const insuredNames = /^(?:you|insured|named insured|assured|policyholder|member)$/i
const insuredBefore =
  /\b(?:insures?(?: you)?|issued to|you|named insured(?:,? (?:is|being))?|assured)[\s,:]*$/i
/** Policies define once who their terms refer to: (hereinafter the Assurer), ("you"). */
const defined =
  /^[^()]{0,20}\(\s*(?:hereinafter|herein|called|referred to as|as|the|,|\s)*["“]?([A-Za-z ]{2,20}?)["”]?,?\s*\)/

/** The organizations that a sentence makes the insurer or the insured, by the words around their names. */
function organizationsIn(text: string): Organization[] {
  const matches = [...text.matchAll(organization)]
  const ends = [0, ...matches.map((match) => match.index + match[0].length)]
  return matches.flatMap(({ 0: whole }, at): Organization[] => {
    const name = whole.replace(leading, '')
    const end = ends[at + 1] ?? text.length
    const before = text.slice(ends[at], end - name.length)
    const after = text.slice(end, matches[at + 1]?.index)
    const address = addressAfter(after)
    const rest = address === null ? after : after.slice(after.indexOf(address) + address.length)
    const called = (defined.exec(after) ?? defined.exec(rest))?.[1] ?? ''
    const isNamedCarrier =
      insurerWords.test(name) &&
      (carrierBefore.test(before) || (opens.test(before) && (address !== null || carrierAfter.test(rest))))
    const isCarrier = called === '' ? isNamedCarrier : carrierNames.test(called)
    const isInsured =
      called === '' ? !insurerWords.test(name) && insuredBefore.test(before) : insuredNames.test(called)
    if (isCarrier === isInsured || !isName(name) || otherRole.test(before) || /guaranty/i.test(name))
      return []
    return [{ name, address, role: isCarrier ? 'carrier' : 'insured' }]
  })
}

/** The address right after a name: ", 41 Breaker Road, …", "(12 Quarry Hill Road, …)", ", whose address is 31 …". */
function addressAfter(text: string): string | null {
  const rest = text.replace(
    /^[\s,]*(?:\([^()\d]*\)[\s,]*)?(?:an? [a-z][^,\d]{3,40},\s*)?(?:\(|(?:of|at|located at|whose (?:[a-z]+ ){0,3}(?:is|are)(?: at)?)\s+)?/,
    '',
  )
  const split = splitAddress(rest.slice(0, 140))
  return split?.before === '' ? split.address : null
}

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
