import { zoneNames } from '../../knowledge/index.ts'

const weekdayOrMonth =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|asap|eod)'

/** `Utah, 84060` is the end of an address. */
const stateAndZip = String.raw`(?:${Object.values(zoneNames).join('|')}),? \d{5}`

const noName = new RegExp(
  String.raw`^(?:${weekdayOrMonth}\b.*|(?:tbd|tba|to be (?:determined|advised|announced|confirmed)|unknown|same as|n\/a)\b.*|(?:i|we|they|it|he|she|you|that|there|what|who)['’](?:re|s|ll|ve|m|d)\b.*|\p{L}+ly i|\p{L}(?:-\p{L}){2,}|(?:first|second|third|final|next|last|rfq|rfp|bid|borrower|collateral|insured|i|we|they|it|he|she|you|this|that|these|those|please|thanks|thank you|hi|hello|hey|dear|good (?:morning|afternoon|evening)|also|and|but|so|can|could|just|need|cara|me|us|our|my|your|their|the|a|an|additional insured|certificate(?: of (?:liability )?insurance)?|certificate holder|coi|cert|acord(?: ?\d+)?|h\.?o\.?a\.?|gl|bop|wc|auto|general liability|workers'? comp\w*|umbrella|insurance|policy|asap|fyi|re|fw|fwd|attn|yes|no|ok|okay|yeah|sure|liability|cyber|property|pdf|ai|dba|llc|inc|corp|ltd|eod|gc|(?:(?:our|project|building|property) )?(?:landlord|owner|lender|tenant|venue|client|customer|contractor|subcontractor|developer|vendor|architect|engineer|municipality|mortgagee|lien ?holder|loss payee|holder)s?|general contractor|prime contractor|bank|city|town|county|village|new|job|project|(?:project|property) manager)\b\.?|${stateAndZip}|(?:suite|ste|unit|floor|apt|room|building|bldg)\b\.? ?#?[\w-]{1,5}|(?:paragraph|section|article|exhibit|appendix|clause|item|page|addendum)\s+[\p{Lu}\d][\d.()a-z]*)$`,
  'iu',
)

/** Offices that collect certificates for an organization, which is the holder itself. */
const filingOffice = String.raw`(?:office of )?(?:risk management|risk services|procurement|purchasing|accounts payable|insurance compliance|vendor (?:management|compliance)|contract administration)(?:\s+(?:dept|department|division|office|services|unit)\b\.?)?`

/** Strips greetings, days, mail recipients and other parties from around a name. */
export function tidyName(name: string): string {
  return (
    name
      // A subject line that ends in a name is followed by the greeting.
      .replace(/\n\s*(?:hi|hello|hey|dear|good|greetings|thanks|please|our|we|your|you|this)\b.*$/isu, '')
      .replace(
        /^(?:(?:um|uh|er|so|well|for|to|the|our|my|hi|hello|hey|dear|also|and|please|add|list|name|address|yes|ok|okay|yeah|it['’]s|that['’]s|the board of)[,\s]+)+(?=[\p{L}\d])/iu,
        '',
      )
      // `Renting from Herzog Rents for 3 weeks`
      .replace(/\s+(?:for|in|at|on|of)\s+\d+$/iu, '')
      // `Pratt-Harmon Aerospace Inc, Supplier Quality MS 11-204`
      .replace(
        /(\b(?:Inc|LLC|L\.L\.C|Corp|Co|LP|LLP|Ltd)\b\.?),\s+[^,]*\b(?:M\/?S|[Mm]ail ?[Ss]top|Dept|Department|Attn)\b.*$/su,
        '$1',
      )
      // The next line of a form: `Holder name: Bath Mill Partners` above `Address: 9 Mill Road`.
      .replace(
        /\s*\n\s*(?:mailing |street |e-?mail )?(?:address|phone|fax|project|job|relationship|status|contact|expiration)$/iu,
        '',
      )
      .replace(/^(?:first|second|third|fourth|next|last|finally|lastly),\s+(?=\p{Lu})/iu, '')
      .replace(
        new RegExp(String.raw`[\s,]+(?:by|on|for|before|at|in|and|the|of)?\s*${weekdayOrMonth}.*$`, 'iu'),
        '',
      )
      .replace(/[\s,(]+(?:attn|c\/o|care of|attention)\b.*$/iu, '')
      .replace(/^(?:certificate|cert) holder\s+/iu, '')
      .replace(/^(?:certificates?|certs?|cois?|proof|evidence)\b.{0,30}?\b(?:for|to)\s+(?=\p{Lu})/iu, '')
      // `Grocer Heritage Fresh Markets Inc`: the firm's relationship to the client is not part of its name.
      .replace(
        /^(?:grocer|landlord|client|customer|venue|lender|dealer|bank|owner|gc|builder|vendor|distributor|buyer|supplier|tenant|holder|school)[,:]?\s+(?!of\b)(?=\p{Lu}[\p{L}'’&-]+ \p{Lu})/iu,
        '',
      )
      // A firm's name ends with its legal form; what follows "and" is another party.
      .replace(
        /(\b(?:Parish|Church|Group|Company|LLC|LLP|LP|PLLC|Inc|Corp|Ltd)\b\.?),?\s+(?:and|&)\s(?!(?:all )?(?:of )?its ).*$/isu,
        '$1',
      )
      // `Kestrel Development Group for the Juniper St job`
      .replace(
        /(\b(?:Group|Company|LLC|LLP|LP|PLLC|Inc|Corp|Ltd|Builders|Construction)\b\.?)\s+for\s(?:\p{Ll}|our\b).*$/su,
        '$1',
      )
      // `LLC?` `No, Inc. Delgado Homes Inc. It is on Pine Street.`
      .replace(/^(?:Inc|LLC|Corp|Ltd)\b[.,]?\s+(?=\p{Lu})/u, '')
      .replace(
        /(\b(?:Inc|Co|Corp|Ltd)\.)\s+(?:It|They|He|She|We|I|You|Our|Their|Its|The|This|That|Please|Thanks|Can|Could|And|Address|Hang|Hold|Let|Uh|Um|Okay|Ok|So|Yes|Yeah|No|Their|There)\b.*$/su,
        '$1',
      )
      // `It is Amberley Farm Trust, I don't have the address on me`
      .replace(/,\s+(?:I|We|They|He|She)$/u, '')
      // `Please list the Village, its officials and employees`: its own name is elsewhere.
      .replace(
        /^(Village|Town|City|County|Township|Borough|District|University|College|Hospital|School|Church|State|Owner|Authority), its\b.*$/su,
        '$1',
      )
      // `certificate for Ingrid, Tolberg Construction`: whoever asked there is not the holder.
      .replace(
        /^\p{Lu}\p{Ll}+,\s+(?=\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)* (?:LLC|Inc|Corp|Co|Company|LP|LLP|Ltd|Construction|Builders|Contract\w+|Development|Properties|Realty|Management|Holdings|Group)\b)/u,
        '',
      )
      // `Thorvald, Thorvald Building Group`
      .replace(/^(\p{L}+),\s+(?=\1 )/iu, '')
      .replace(/['’]s$/u, '')
      .replace(/[,;:\s]+$/u, '')
      .replace(/(?<!\b(?:inc|co|corp|ltd|jr|sr|st|llc|l\.l\.c|p\.c|n\.a))[.,;:]+$/iu, '')
      .replace(/[,\s]+(?:and|of|the|at|for|in|on)$/iu, '')
      // The office that files certificates is the recipient, not the holder.
      .replace(new RegExp(String.raw`^${filingOffice}\s+(?:at|of|for)\s+(?:the\s+)?(?=\p{Lu})`, 'iu'), '')
      .replace(new RegExp(String.raw`(?:\s*[,\n–-]\s*|\s+)${filingOffice}$`, 'iu'), '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** Whether capitalized words can be the name of a party: not a phone number, a day, an abbreviation or an opening of a letter. */
export function isPartyName(name: string): boolean {
  const bare = name.replace(/^(?:(?:and|or|the|our|my|their|your)\s+)+(?=\p{L})/iu, '')
  return /\p{L}/u.test(bare) && !noName.test(bare) && !onlyStreet.test(bare)
}

/** `14 Canal Street` is where somebody is. */
const onlyStreet =
  /^\d{1,6}[a-z]? (?:[NSEW]\.? )?(?:[\p{L}'’-]+ ){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|highway|hwy|parkway|pkwy)\.?$/iu
