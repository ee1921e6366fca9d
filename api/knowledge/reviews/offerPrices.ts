import { type Reading, sentencesOf } from '../../reading/index.ts'
import { asPrinted } from './asPrinted.ts'
import { isOfSeveral, moneyIn, plainAmount } from './statement.ts'
import { linesIn } from './statements.ts'

/** What an amount is in the price of an offer. */
type Role = 'premium' | 'total' | 'fee' | 'tax' | 'terrorism' | 'taxOfTerrorism' | 'open'

/** An amount of the price, as printed. */
export interface Price {
  readonly label: string
  /** Cents. */
  readonly amount: number
  readonly role: Role
  /** Whether it is said to hold the price of terrorism, or not to. */
  readonly basis: 'with' | 'without' | null
  readonly quote: string
  /** The sentence or row that it is part of. */
  readonly within: string
  readonly page: number
}

const priceWord =
  /premium|\bprice|\bfees?\b|\btax|\bSLT\b|stamping|surcharge|assess|terroris|\bTRIA\b|\btotal|payable|\bdue\b|\bin all\b|all[- ]in\b|altogether|(?<!\b(?:replacement|increased|breach|response|estimated|reproduction) )\bcosts?\b(?! new)|\bcharges?\b|constant|you pay|remit|collected/i
/** Amounts that are paid in parts, for other limits, or only count something. */
const noPrice =
  /instal?l|\bdown\b|\bper\b|\beach\b|monthly|quarter|\bhal(?:f|ves)\b|(?:minimum|premium) earned|earned premium|^minimum|\blimits?\b|deductible|retention|aggregate|\bvalues?\b|payroll|revenue|receipts|\bsales\b|defen[cs]e|\bloss|\blate\b|return|reinstat|financ|expiring|\btarget\b|\bof payments\b|discount|credit|\bdebris\b|extra expense|claim|\bPCI\b|\bcards?\b|scheduled|manual|recover|requested|service charge|\bfirst\b/i
/** "Premium, adjustable on payroll of $560,000". */
const firstPrice =
  /^(?:(?:annual|total|estimated|advance|gross|deposit|policy|program) )*premium\b(?! (?:earned|discount|credit))/i
/** "Premium, adjustable on payroll of $560,000": the amount before the price. */
const countedBy =
  /,?(?: adjustable)?(?: on)?(?: (?:a|the|estimated))* (?:payroll|receipts|sales|revenues?|values?) of\W*$/i
const alternative =
  /\bfor comparison\b|\bwould (?:be|cost)\b|\balternativ\w+|\bhigher limits?\b|\boption(?:al)? (?:limit|aggregate)/i
const sum =
  /(?:\$|\bUSD)\s?[\d,]*\d(?:\.\d\d)?|\b\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?= (?:dollars|USD)\b)|\b\d+\.\d\d(?= USD\b)/g

function roleOf(label: string): Role | null {
  if (leftOut.test(label)) return 'terrorism'
  if (
    /\btax|\bSLT\b|stamping|surcharge|assess/i.test(label) &&
    !/\btotal\b|\bbefore\b|\bincluding\b|^with/i.test(label)
  )
    return /\bon (?:the )?(?:terrorism|TRIA)|if (?:purchased|elected|accepted)/i.test(label)
      ? 'taxOfTerrorism'
      : 'tax'
  if (
    /\b(?:grand|in all|all[- ]in|altogether|you pay|remit|collected)\b|\btotal\b(?!.*\bmanual)|\b(?:amount|payable|due)\b/i.test(
      label,
    )
  )
    return 'total'
  if (/\bincluding\b.*\bfees?\b|\bcosts?\b.*\bfees?\b/i.test(label)) return 'total'
  if (
    /\bfees?\b|\binspection\b|membership|\bsurvey\b|constant|\bcharges?\b/i.test(label) &&
    !/\bpremium\b|\bbefore\b|annual charge/i.test(label)
  )
    return 'fee'
  if (/terroris|\bTRIA\b/i.test(label) && basisOf(label) === null) return 'terrorism'
  if (/premium|\bprice|annual (?:charge|cost)/i.test(label)) return 'premium'
  return priceWord.test(label) ? 'open' : null
}

/** "Terrorism (optional, not in total)". */
const leftOut =
  /^(?:optional )?(?:\w+ )?(?:terroris\w+|TRIA)\b.*\bnot (?:included )?in (?:the )?(?:total|premium|price)\b/i

function basisOf(label: string): Price['basis'] {
  if (
    /\b(?:without|before|excluding|excl\.?|w\/o|less)\b[^;$]{0,25}(?:terroris|\bTRIA\b)|^without it\b|\b(?:total|premium|amount)\b.*(?:terroris\w+|\bTRIA)\W+(?:\w+ ){0,2}(?:rejected|declined|not taken|excluded)/i.test(
      label,
    )
  )
    return 'without'
  return /\b(?:with|including|incl\.?|accepting)\b[^;$]{0,25}(?:terroris|\bTRIA\b)/i.test(label)
    ? 'with'
    : null
}

/** Every amount of an offer that its words, or the title it is under, make a part of the price. */
export function pricesIn({ blocks }: Reading): Price[] {
  return blocks.flatMap((block) => {
    const isTitled = priceTitle.test(block.headings.at(-1) ?? '')
    const place = { page: block.page, isTitled }
    if (block.kind === 'table') {
      const rows = [...(block.header ? [block.header] : []), ...block.rows].map((row) =>
        row.map(({ text }) => text.trim()),
      )
      const titled = { ...place, isTitled: isTitled || priceTitle.test(rows[0]?.[0] ?? '') }
      const prices = rows.flatMap((row, at) =>
        inRow(
          row,
          rows.slice(0, at).findLast((above) => above.length === row.length && !above.some(isAmount)) ?? null,
          titled,
        ),
      )
      return asPrinted(block, prices)
    }
    return linesIn(block)
      .flatMap((line) => sentencesOf(line))
      .flatMap((sentence) => inSentence(sentence, place))
  })
}

const priceTitle =
  /^(?:part \w+\W+)?(?:(?:your|our|the|annual|estimated) )*(?:premiums?|prices?|pricing|costs?|charges)(?: (?:summary|breakdown|schedule|and (?:fees|charges|taxes|terms)))?:?$|^what (?:it costs|(?:you|the insured) pays?)\b/i

interface Place {
  readonly page: number
  readonly isTitled: boolean
}

function inRow(row: readonly string[], header: readonly string[] | null, { page, isTitled }: Place): Price[] {
  const quote = row.filter((text) => text !== '').join(' ')
  const amounts = row.filter(isAmount).length
  // "Taxes and fees | $192.60 surplus lines tax, $150 policy fee".
  const charges = row.find((text) => chargesOnly.test(text))?.split(chargeBreak)
  if (charges && amounts === 0)
    return charges.flatMap((text) => {
      const sumOfCharge = sumAhead.exec(text)?.[0] ?? ''
      return priceOf(text.slice(sumOfCharge.length), sumOfCharge, {
        page,
        isTitled,
        within: quote,
        quote: text,
      })
    })
  // "TRIA $148 Total" beside $16,118.
  if (row.some((text) => (text.match(sum)?.length ?? 0) > 1)) return []
  // "Tax 2% + stamping $10 | $97.75": what the label counts is a part of the amount beside it.
  if (row.some((text) => !isAmount(text) && text.search(sum) >= 0 && !(amounts > 0 && addedPart.test(text))))
    return inSentence(quote, { page, isTitled })
  // "Premium | Policy fee | Total" above a row of amounts.
  const isTitledRow =
    amounts > 1 && header !== null && header.filter((text) => priceWord.test(text)).length > 1
  if (amounts > 1 && !isTitledRow && !row.every((text, at) => at % 2 === 0 || isAmount(text))) return []
  let label = ''
  return row.flatMap((text, at) => {
    if (!isAmount(text)) {
      if (text !== '') label = label === '' ? text : `${label} ${text}`
      return amounts === 0 ? inSentence(text, { page, isTitled }) : []
    }
    const own = isTitledRow ? (header[at] ?? '') : label
    label = ''
    return priceOf(own, sumAhead.exec(text)?.[0] ?? text, {
      page,
      isTitled,
      within: quote,
      quote: isTitledRow ? quote : `${own} ${text}`,
    })
  })
}

function isAmount(text: string): boolean {
  return /^(?:\$|USD)\s?[\d,]*\d(?:\.\d\d)?(?:[.,; (][^$]*)?$/.test(text) || plainAmount.test(text)
}

const addedPart = /(?:\+|\bplus\b) [^$]*\$/i

const chargeBreak = /(?:,|;| \+| plus| and)\s+(?:and )?(?=\$)/
/** Several amounts, each before the fee or tax that it is. */
const chargesOnly =
  /^\$[\d,]*\d(?:\.\d\d)? [a-z &-]{0,30}(?:fees?|tax)(?:(?:,|;| \+| plus| and)\s+(?:and )?\$[\d,]*\d(?:\.\d\d)? [a-z &-]{0,30}(?:fees?|tax))+$/i

const sumAhead = /^(?:\$|USD)\s?[\d,]*\d(?:\.\d\d)?/

function inSentence(quote: string, place: Place): Price[] {
  if (alternative.test(quote) || isOfSeveral(quote)) return []
  // "Annual premium for the $2,000,000 aggregate: $6,315".
  const found = [...quote.matchAll(sum)].filter(
    ({ index, 0: { length } }) =>
      !/^ (?:aggregate|limit|option|of (?:insurance|coverage|limit))/i.test(quote.slice(index + length)),
  )
  let before: Price | undefined
  let tagged = ''
  return found.flatMap((match, at) => {
    const from = at === 0 ? 0 : (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0)
    const said = quote.slice(from, match.index)
    // "A $150 policy fee and $404 tax: $10,754": what stood behind the amount before is not of this one.
    const between = tagged ? said.replace(tagged, '') : said
    const counted = quote.slice(0, from - (found[at - 1]?.[0].length ?? 0))
    const ahead = between.trim() === '' && countedBy.test(counted) ? counted.replace(countedBy, '') : between
    const behind = quote.slice(match.index + match[0].length, found[at + 1]?.index ?? quote.length)
    const isCounted = /(?:^|\b(?:an?|and|plus|including|of|with)|[,(+])\s*$/i.test(between)
    tagged = (isCounted && charge.exec(behind)?.[0]) || ''
    if (tagged) return priceOf(tagged, match[0], { ...place, quote: `${match[0]}${tagged}`, within: quote })
    const clause = `${ahead}${match[0]}`.replace(/^[\s,;:.)]+/, '')
    if (/^ (?:per|each|a) \w/i.test(behind)) {
      // "A charge of $18 per unit, or $144".
      before = priceOf(ahead, match[0], { ...place, quote: clause, within: quote })[0]
      return []
    }
    const near =
      ahead.split(/[;,]\s+|(?<=[a-z]{4}|[\d)])\.\s+/).findLast((part) => /[a-z]{2}/i.test(part)) ?? ahead
    const after =
      /^ (?:in all|altogether|in total)\b/.exec(behind)?.[0] ??
      /^,? (?:for |of |in |as )?(?:the |a |an )?([a-z][\w &/'-]{2,50}?)(?=[,;.()]|$| and | plus )/i.exec(
        behind,
      )?.[1] ??
      ''
    // "$9,000 + $150 fee + $270 tax = $9,420"
    const label =
      at > 0 && /=\s*$/.test(ahead)
        ? 'total'
        : priceWord.test(near)
          ? near
          : priceWord.test(after) && !/\b(?:plus|and|add|total)\b|\bof$/i.test(after)
            ? after
            : priceWord.test(ahead)
              ? ahead
              : near
    const own = {
      ...place,
      quote: label === after ? `${match[0]}${behind.split(after)[0]}${after}` : clause,
      within: quote,
    }
    const read =
      /^,? or $/.test(ahead.replace(/^ per \w+/, '')) && before
        ? [{ ...before, quote, amount: moneyIn(match[0]) ?? 0 }]
        : priceOf(label, match[0], own)
    before = read[0]
    return read
  })
}

/** "$150 policy fee". */
const charge = /^ (?:[a-z-]+ ){0,3}(?:fees?|tax(?:es)?|surcharges?)\b(?! of\b)/i

function priceOf(
  given: string,
  amount: string,
  { page, isTitled, quote, within }: Place & Pick<Price, 'quote' | 'within'>,
): Price[] {
  const label = given
    .replace(/^[\s,;:.()-]+(?:(?:and|plus) )?(?:an? )?|[\s:.…-]+$/g, '')
    .replaceAll(/\s+/g, ' ')
  const value = moneyIn(/^(?:\$|USD)/.test(amount) ? amount : `$${amount.replace(/ ?(?:USD|dollars)$/, '')}`)
  const role = roleOf(label) ?? (isTitled ? 'open' : null)
  const isNone =
    countedBy.test(given) ||
    (noPrice.test(label.replace(/\b(?:for|at|with) (?:the |a )?\$[\d,]*\d.*/, '')) &&
      !firstPrice.test(label) &&
      !/\b(?:surplus lines?|state|SL) .*tax/i.test(label))
  if (value === null || role === null || isNone) return []
  return [{ label, amount: value, role, basis: basisOf(label), quote, within, page }]
}
