import type { Reading } from '../../reading/index.ts'
import { withinEdits } from '../accounts/similar/withinEdits.ts'
import { wordsOf, type Words } from './certificateCells.ts'
import { coverageTerms, policySentences, termIn } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import type { Evidence } from './policyWording.ts'

/** The terms and codes that a certificate claims of its policy. */
export function claimDiscrepancies(
  certificate: Reading,
  policy: Reading,
  /** What the policy says of the premises that the certificate names. */
  real: readonly Evidence[],
): Discrepancy[] {
  const claims = policySentences(certificate).map((each) => ({ ...each, quote: withoutUnticked(each.quote) }))
  return [...termDiscrepancies(claims, real), ...codeDiscrepancies(certificate, policy, 'policy')]
}

/** "(X) DIRECT PRIMARY ( ) LEGAL LIABILITY" without what nobody ticked. */
function withoutUnticked(quote: string): string {
  return quote.replaceAll(/(?:\[ ?\]|\( ?\)|[☐□])[^[(☐□☒☑]*/g, '').trim() || quote
}

/** A row that answers yes or no. */
const answer = /\s(?:yes|no)$/i

/** Told by their own checks. */
const otherwise = /^(?:Occurrence form|Aggregate per project)/

function termDiscrepancies(claims: readonly Evidence[], real: readonly Evidence[]): Discrepancy[] {
  return coverageTerms.flatMap((term) => {
    const claim = claims.find(
      ({ quote }) => term.asked.test(quote) && !term.contrary?.test(quote) && !answer.test(quote),
    )
    const { standing, evidence } = termIn(term, real)
    const less = claims.find(({ quote }) => term.contrary?.test(quote))
    if (standing === 'given' && less && evidence && !claim)
      return [
        differs(fieldOf(term.label, less), wordsFrom(less), wordsFrom(evidence), {
          onCertificate: term.contrary?.exec(less.quote)?.[0] ?? less.quote,
          severity: 'medium',
        }),
      ]
    if (otherwise.test(term.label) || !claim || standing !== 'refused' || !evidence) return []
    return [
      differs(fieldOf(term.label, claim), wordsFrom(claim), wordsFrom(evidence), {
        onCertificate: term.asked.exec(claim.quote)?.[0] ?? claim.quote,
        severity: 'high',
      }),
    ]
  })
}

/** "Garagekeepers: direct primary basis": the term, behind the row that claims it. */
function fieldOf(term: string, { quote }: Evidence): string {
  const row = /^([A-Za-z][A-Za-z &/-]{3,50}?)(?=,|\s+\$|:)/.exec(quote)?.[1]
  return row === undefined ? term : `${row}: ${term.charAt(0).toLowerCase()}${term.slice(1)}`
}

/** A serial, vehicle, loan or project number with a slip in it. */
export function codeDiscrepancies(
  certificate: Reading,
  other: Reading,
  source: 'policy' | 'contract',
): Discrepancy[] {
  const shown = codesIn(certificate)
  const real = codesIn(other)
  return shown.flatMap(({ label, code, words }) => {
    if (real.some((each) => each.code === code)) return []
    const meant = real.find((each) => each.label === label && withinEdits(each.code, code, 2))
    return meant
      ? [
          {
            ...differs(label, words, meant.words, {
              onCertificate: code,
              shouldBe: meant.code,
              severity: 'medium',
            }),
            source,
          },
        ]
      : []
  })
}

function codesIn(reading: Reading): { label: string; code: string; words: Words }[] {
  const rows = reading.blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.flatMap((row): Words[] => {
          const [label, value] = row.filter(({ text }) => text.trim() !== '')
          const titled = row.map((cell, at) => [block.header?.[at], cell] as const)
          return [[label, value] as const, ...titled].flatMap(([title, cell]) => {
            const text = `${title?.text} ${cell?.text}`
            return title && cell ? [{ text, quote: text, page: cell.page }] : []
          })
        })
      : [],
  )
  const found = [...wordsOf(reading), ...rows].flatMap((words) =>
    [...words.text.matchAll(coded)].map(([, kind = '', code = '']) => ({
      label: codeName(kind),
      code,
      words,
    })),
  )
  // A whole VIN has a comparison of its own.
  return found.filter(
    ({ label, code }, at) =>
      !(label === 'VIN' && code.length === 17) &&
      found.findIndex((each) => each.label === label && each.code === code) === at,
  )
}

const coded =
  /\b(serial|VIN|unit|loan|project|(?:sub)?contract|job|permit|lease|vendor|motor carrier|MC|US ?DOT)\b(?: (?:number|no\.?|ending|#))?:?\s+([A-Z0-9-]*\d[A-Z0-9-]{3,})/gi

function codeName(kind: string): string {
  if (/^vin$/i.test(kind)) return 'VIN'
  if (/dot$/i.test(kind)) return 'USDOT number'
  const name = /^mc$/i.test(kind) ? 'motor carrier' : kind.toLowerCase()
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} number`
}

/** A certificate that nobody signed: its last label has nothing behind it. */
export function missingSignature(certificate: Reading, source: 'policy' | 'contract'): Discrepancy[] {
  const label =
    /^\W*(?:authorized (?:representative|signature|agent)|signature|signed(?: by)?)\s*:?\s*_*\s*$/i
  const all = wordsOf(certificate)
  return all.flatMap((words, at) => {
    const next = all[at + 1]
    const isLast = next === undefined || /^[A-Z][A-Z ]{3,}:|:\s*$/.test(next.text)
    return label.test(words.text) && isLast
      ? [
          {
            field: 'Signature',
            onCertificate: 'not shown',
            shouldBe: 'signature of the authorized representative',
            source,
            severity: 'medium',
            certificate: words,
            reference: null,
          } satisfies Discrepancy,
        ]
      : []
  })
}

function wordsFrom({ quote, page }: Evidence): Words {
  return { text: quote, quote, page }
}
