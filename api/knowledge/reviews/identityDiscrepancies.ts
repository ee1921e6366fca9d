import type { Reading } from '../../reading/index.ts'
import { withinEdits } from '../accounts/similar/withinEdits.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { columnValues, partiesBehind, partyOf, wordsOf, type Words } from './certificateCells.ts'
import { codeOf } from './coverageRows.ts'
import { namesIn, textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import type { Statement } from './statement.ts'
import { factWords, termDiscrepancies, type Told } from './termDiscrepancies.ts'

/** What a certificate says of the policy itself: its number, its parties and its term. */
export function identityDiscrepancies(
  certificate: Reading,
  shown: readonly Statement[],
  {
    facts,
    says,
    policy,
    agreeing,
    hasRows,
  }: {
    facts: PolicyFacts
    says: readonly Statement[]
    policy: Reading
    agreeing: string[]
    /** Whether the certificate's rows tell the numbers and terms of their policies. */
    hasRows: boolean
  },
): Discrepancy[] {
  const text = `${textOf(certificate)} \u00B6 ${columnsOf(certificate).join(' \u00B6 ')}`
  const carrier = facts.scalars.carrierName.fact ?? carrierOf(policy)
  const insured = facts.scalars.insuredName.fact ?? insuredOf(says)
  const isScanned = certificate.pages.some(({ source }) => source !== 'text')
  const labeled = (pattern: RegExp) =>
    columnValues(certificate, pattern) ?? shown.filter(({ label }) => pattern.test(normal(label)))
  return [
    ...[
      {
        field: 'Policy number',
        fact: hasRows ? null : facts.scalars.policyNumber.fact,
        agrees: (real: string) =>
          codeOf(text).includes(codeOf(real)) ||
          (isScanned && seenAs(codeOf(text)).includes(seenAs(codeOf(real)))),
        values: (real: string) => {
          const values = labeled(/^policy( number| no)?$/).filter((each) => /\d/.test(each.text))
          return values.length > 0 ? values : similarCodes(certificate, real)
        },
        shownAs: (value: string) => value,
      },
      {
        field: 'Named insured',
        // A policy is not issued by its own insured: such a name was read from the wrong box.
        fact:
          insured &&
          ((carrier && nameOf(insured.value).includes(nameOf(carrier.value))) || boxTitle.test(insured.value))
            ? null
            : insured,
        agrees: (real: string) => hasName(text, nameOf(partyOf(real).split(/ (?:dba|d\/b\/a) /i)[0] ?? real)),
        values: () =>
          partiesBehind(
            certificate,
            /^(?:first )?(?:named )?insured\b(?! ?\()|^(?:assured|employer|policy ?holder|insured name)\b/i,
          ),
        shownAs: partyOf,
      },
      {
        field: 'Carrier name',
        fact: carrier,
        // "Corncrake Indemnity Company through Gala Guard": the manager is not the company.
        agrees: (real: string) =>
          nameOf(text.replaceAll(/(?<=[A-Za-z])\d{5}\b/g, ' ')).includes(
            nameOf(partyOf(real).split(/ (?:through|via|by its|c\/o) /i)[0] ?? real),
          ),
        values: () =>
          partiesBehind(
            certificate,
            /^(?:insurer(?: [a-f]\b)?(?: name)?|(?:insurance )?(?:company|carrier)(?: affording coverage)?)/i,
          ),
        shownAs: partyOf,
      },
    ].flatMap(({ field, fact, agrees, values, shownAs }) => {
      if (!fact) return []
      if (agrees(fact.value)) {
        agreeing.push(field)
        return []
      }
      const wrong = values(fact.value)[0]
      if (!wrong) return []
      // The policy has the name as the certificate has it; the fact was read with words beside it.
      if (field !== 'Policy number' && hasName(textOf(policy), nameOf(partyOf(wrong.text)))) {
        agreeing.push(field)
        return []
      }
      return [
        differs(field, wrong, factWords(fact), {
          shouldBe: shownAs(fact.value),
          onCertificate: shownAs(wrong.text),
          severity: 'high',
        }),
      ]
    }),
    ...(hasRows ? [] : termDiscrepancies(certificate, labeled, { facts, says, agreeing })),
    ...addressDiscrepancy(text, certificate, { fact: facts.scalars.insuredAddress.fact, agreeing }),
  ]
}

const boxTitle =
  /^(?:company|producer|insured|agent|address)\b.{0,20}\/|^(?:company|producer|agent|agency)\W*$/i
const legalForms = /^(?:inc|llc|corp|ltd|lp|llp|pllc|pc)$/

/** Whether a text has a name, and not only as the beginning of another company's: "Elm Trading Co." is not "Elm Trading Co., Inc." */
function hasName(text: string, name: string): boolean {
  const whole = nameOf(text)
  for (let at = whole.indexOf(name); at >= 0; at = whole.indexOf(name, at + 1)) {
    const next = whole.slice(at + name.length).split(' ')[0] ?? ''
    if (!legalForms.test(next)) return true
  }
  return false
}

/** The street and town of the insured, with a slip in the number or the ZIP. */
function addressDiscrepancy(
  text: string,
  certificate: Reading,
  { fact, agreeing }: { fact: Told | null; agreeing: string[] },
): Discrepancy[] {
  const [, number, street, zip] =
    /^(\d+)\s+(\w+ \w+).*?\b(\d{5})(?:-\d{4})?$/.exec(fact?.value.trim() ?? '') ?? []
  if (!fact || !number || !street || !zip) return []
  const shown = [...text.matchAll(new RegExp(String.raw`\b(\d+)\s+${street}\b.{0,70}?\b(\d{5})\b`, 'gi'))]
  if (shown.length === 0) return []
  if (shown.some(([, ownNumber, ownZip]) => ownNumber === number && ownZip === zip)) {
    agreeing.push('Insured address')
    return []
  }
  const [whole = '', ownNumber = '', ownZip = ''] = shown[0] ?? []
  const isNumber = ownNumber !== number
  const own = isNumber ? ownNumber : ownZip
  if (!withinEdits(own, isNumber ? number : zip, 2)) return []
  const place = wordsOf(certificate).find((words) => words.text.includes(own)) ?? factWords(fact)
  return [
    differs(
      isNumber ? 'Insured address' : 'Insured address ZIP',
      { ...place, text: whole },
      factWords(fact),
      {
        onCertificate: isNumber ? whole : ownZip,
        shouldBe: isNumber ? fact.value : zip,
        severity: 'medium',
      },
    ),
  ]
}

/** The columns of a document's tables from top to bottom: a name may be set in several rows. */
function columnsOf({ blocks }: Reading): string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const rows = [...(block.header ? [block.header] : []), ...block.rows]
    return (rows[0] ?? []).map((_, at) => rows.map((row) => row[at]?.text ?? '').join(' '))
  })
}

function insuredOf(says: readonly Statement[]): Told | null {
  const line = says.find(({ label }) => /^(?:first )?named insured/i.test(label))
  const name = line && (namesIn(line.text)[0] ?? partyOf(line.text))
  return line && name ? { value: name, quote: line.quote, page: line.page } : null
}

/** The first name in a policy that an insurance company could have. */
function carrierOf(policy: Reading): Told | null {
  for (const { text, page } of wordsOf(policy)) {
    const name =
      /\b[A-Z][\w&.'-]+(?: (?:[A-Z&][\w&.'-]*|and|of))*? (?:Insurance|Casualty|Indemnity|Assurance|Surety|Mutual|Underwriters)(?: (?:[A-Z&][\w&.'-]*|and|of))*? ?(?:Company|Co\.?|Corporation|Exchange|Mutual|Ltd\.?)\b/i.exec(
        text,
      )?.[0]
    if (name && name.length < 80) return { value: name, quote: name, page }
  }
  return null
}

/** Codes that look like the policy's number, the likest first. */
function similarCodes(certificate: Reading, real: string): Words[] {
  return wordsOf(certificate).flatMap((words) =>
    [...words.text.matchAll(/\b(?:[A-Z]{1,5}[ -])?[A-Z0-9]*\d[A-Z0-9]*(?:[ -]\d[A-Z0-9]*){0,3}\b/g)].flatMap(
      ([code]) => (withinEdits(codeOf(code), codeOf(real), 3) ? [{ ...words, text: code }] : []),
    ),
  )
}

/** A code with the letters that look like digits as these digits, as they are read from an image. */
function seenAs(code: string): string {
  return code.replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll('S', '5').replaceAll('B', '8')
}

/** A name without case and punctuation, `&` as `and`; short and long forms of its legal form are alike. */
function nameOf(text: string): string {
  return ` ${normal(text.replaceAll('&', ' and '))
    .replaceAll(/\bthe\b/g, '')
    .replaceAll(/\bincorporated\b/g, 'inc')
    .replaceAll(/\bcorporation\b/g, 'corp')
    .replaceAll(/\bcompany\b/g, 'co')
    .replaceAll(/\s+/g, ' ')
    .trim()} `
}
