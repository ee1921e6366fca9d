import type { Reading } from '../../reading/index.ts'
import { isSameParty } from '../accounts/isSameParty.ts'
import { withinEdits } from '../accounts/similar/withinEdits.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { addedInsureds } from './addedInsureds.ts'
import { columnValues, partiesBehind, partyLabels, partyOf, wordsOf, type Words } from './certificateCells.ts'
import { codeOf, likeNumber } from './likeNumber.ts'
import { namesIn, textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import type { Statement } from './statement.ts'
import { factWords, termDiscrepancies, type QuotedFact } from './termDiscrepancies.ts'

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
  const named = (label: RegExp, real: string) => {
    const labels = partiesBehind(certificate, label)
    return labels.length > 0 ? likestFirst(labels, real) : likestName(certificate, real)
  }
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
          return values.length > 0 ? values : (likeNumber(wordsOf(certificate), real) ?? [])
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
        // The name may stand there for another party: the certificate holder.
        agrees: (real: string) =>
          hasName(
            text,
            nameOf(
              partyOf(real).split(/ (?:dba|d\/b\/a) | and as (?:scheduled|per schedule)| et al\b/i)[0] ??
                real,
            ),
          ) && !isForOther(partiesBehind(certificate, partyLabels.insured), real),
        values: (real: string) => named(partyLabels.insured, real),
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
        values: (real: string) =>
          columnValues(certificate, /^(?:insurance )?(?:company|carrier|insurer)$/)?.filter(
            (each) => each.text.length > 3,
          ) ?? named(partyLabels.carrier, real),
        shownAs: partyOf,
      },
    ].flatMap(({ field, fact, agrees, values, shownAs }) => {
      if (!fact) return []
      const wrong = agrees(fact.value) ? undefined : values(fact.value)[0]
      if (!wrong || isCutOff(wrong.text, fact.value)) {
        if (wrong || agrees(fact.value)) agreeing.push(field)
        return []
      }
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
    ...addedInsureds(certificate, policy, insured),
    ...(hasRows ? [] : termDiscrepancies(certificate, labeled, { facts, says, agreeing })),
    ...addressDiscrepancy(text, certificate, { fact: facts.scalars.insuredAddress.fact, agreeing }),
  ]
}

const boxTitle =
  /^(?:company|producer|insured|agent|address)\b.{0,20}\/|^(?:company|producer|agent|agency)\W*$|^(?:insurer|compan(?:y|ies))(?:\(s\))?s? affording coverage\b/i
const legalForms = /^(?:inc|llc|corp|ltd|lp|llp|pllc|pc)$/

/** Whether the box of the insured names somebody else. */
function isForOther(labels: readonly Words[], real: string): boolean {
  const names = labels
    .map(({ text }) => partyOf(text))
    .filter((name) => /[A-Za-z]{3}/.test(name) && !boxTitle.test(name))
  return names.length > 0 && names.every((name) => !isSameParty(name, real) && !hasName(name, nameOf(real)))
}

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
  { fact, agreeing }: { fact: QuotedFact | null; agreeing: string[] },
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

function insuredOf(says: readonly Statement[]): QuotedFact | null {
  const line = says.find(({ label }) =>
    /^(?:first )?named insured|^(?:insured|assured|issued to)$/i.test(label),
  )
  const name = line && (namesIn(line.text)[0] ?? partyOf(line.text))
  return line && name ? { value: name, quote: line.quote, page: line.page } : null
}

/** The first name in a policy that an insurance company could have. */
function carrierOf(policy: Reading): QuotedFact | null {
  for (const { text, page } of wordsOf(policy)) {
    const name =
      /\b[A-Z][\w&.'-]+(?: (?:[A-Z&][\w&.'-]*|and|of))*? (?:Insurance|Casualty|Indemnity|Assurance|Surety|Mutual|Underwriters)(?: (?:[A-Z&][\w&.'-]*|and|of))*? ?(?:Company|Co\.?|Corporation|Exchange|Mutual|Ltd\.?)\b/i.exec(
        text,
      )?.[0]
    if (name && name.length < 80) return { value: name, quote: name, page }
  }
  return null
}

/** A name that its column was too narrow for: "Intermountain Employers Comp". */
function isCutOff(shown: string, real: string): boolean {
  const prefix = shown.trim().toLowerCase()
  return (
    prefix.length > 12 && real.toLowerCase().startsWith(prefix) && /^[a-z]/i.test(real.slice(prefix.length))
  )
}

/** The companies of one cell, "INSURER A: … INSURER B: …", each by itself, and the likest to a name first. */
function likestFirst(values: readonly Words[], real: string): Words[] {
  const wanted = new Set(nameOf(real).trim().split(' '))
  const shared = ({ text }: Words) => new Set(nameOf(text).trim().split(' ')).intersection(wanted).size
  return values
    .flatMap((words) => {
      const parts = words.text.split(/\b(?:insurer|company) [A-F]\s*:\s*/i).map((part) => part.trim())
      return parts.length < 2 ? [words] : parts.filter(Boolean).map((text) => ({ ...words, text }))
    })
    .toSorted((a, b) => shared(b) - shared(a))
}

/** The words of a certificate that are likest to a name: sentences have no labels. */
function likestName(certificate: Reading, real: string): Words[] {
  const wanted = nameOf(partyOf(real)).trim().split(' ')
  const found = wordsOf(certificate).flatMap((words) => {
    const tokens = words.text.split(/\s+/)
    return tokens.flatMap((token, at) => {
      if (!/^[A-Z0-9]/.test(token)) return []
      return [-2, -1, 0, 1].flatMap((more) => {
        const text = tokens
          .slice(at, at + wanted.length + more)
          .join(' ')
          .replace(/[,;:]$/, '')
        if (/ [a-z]\S*$/.test(text)) return []
        const own = nameOf(text).trim().split(' ')
        const shared = own.filter((word) => wanted.includes(word))
        const likeness = shared.length / new Set([...own, ...wanted]).size
        const isTelling = shared.some((word) => word.length > 3 && !bodies.test(word))
        return isTelling && likeness >= 0.5 ? [{ likeness, words: { ...words, text } }] : []
      })
    })
  })
  const best = found.toSorted((a, b) => b.likeness - a.likeness)[0]
  return best && best.likeness < 1 ? [best.words] : []
}

/** Words that many names have. */
const bodies =
  /^(?:inc|llc|corp|company|insurance|casualty|indemnity|mutual|assurance|specialty|group|services|partners|properties|national|general)$/

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
