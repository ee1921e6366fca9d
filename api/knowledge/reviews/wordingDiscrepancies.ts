import { type Reading, sentencesOf } from '../../reading/index.ts'
import type { Words } from './certificateCells.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { daysIn, type PolicyWording } from './policyWording.ts'
import type { Statement } from './statement.ts'

/** What a certificate claims in words and its policy does not say. */
export function wordingDiscrepancies(
  certificate: Reading,
  shown: readonly Statement[],
  { policy, wording }: { policy: Reading; wording: PolicyWording },
): Discrepancy[] {
  return [
    ...excludedOperations(shown, wording),
    ...triggerDiscrepancy(certificate, policy),
    ...autoDiscrepancy(certificate, policy),
    ...projectAggregate(certificate, policy),
    ...noticeDiscrepancy(certificate, policy),
  ]
}

/** Operations that the certificate describes and the policy excludes. */
function excludedOperations(shown: readonly Statement[], { exclusions }: PolicyWording): Discrepancy[] {
  const description = shown.find(({ label }) => normal(label).startsWith('description'))
  if (!description) return []
  const activities = description.text
    .replaceAll(/-\s+/g, '-')
    .split(/,|\band\b|;|\bincluding\b/)
    .map((part) =>
      part
        .replace(/\b(operations|services?|work|at .*)\b/gi, '')
        .replace(/[.]/g, '')
        .trim(),
    )
    .filter((part) => part.length >= 6 && !/\d/.test(part))
  return activities.flatMap((activity) => {
    const words = normal(activity)
    const excluded = exclusions.find(
      ({ quote, form }) =>
        normal(quote).includes(words) &&
        /endorsement|liability|exclusion/i.test(`${form}`) &&
        /does not apply to|exclud/i.test(quote),
    )
    if (!excluded) return []
    return [
      {
        field: `Description: ${activity}`,
        onCertificate: 'included',
        source: 'policy',
        severity: 'high',

        shouldBe: `excluded${excluded.form ? ` by ${excluded.form}` : ''}`,
        certificate: description,
        reference: excluded,
      } satisfies Discrepancy,
    ]
  })
}

/** The sentences of a document, with their page. */
function quotesOf({ blocks }: Reading): Words[] {
  return blocks.flatMap((block) =>
    (block.kind === 'table'
      ? [...(block.header ? [block.header] : []), ...block.rows].flat()
      : [{ text: block.text, page: block.page }]
    ).flatMap(({ text, page }) =>
      sentencesOf(text).map((sentence) => ({
        text: sentence,
        quote: sentence,
        page,
      })),
    ),
  )
}

/** Occurrence on the certificate, claims-made in the policy, or the other way round. */
function triggerDiscrepancy(certificate: Reading, policy: Reading): Discrepancy[] {
  const claimsMade =
    /\b(?:is|are|on an?|written on an?) claims[- ]made\b|claims[- ]made (?:and reported )?(?:basis|policy|form|coverage|insurance)/i
  const own = quotesOf(policy)
  const isClaimsMade = own.find(({ text }) => claimsMade.test(text) && !/\bnot\b/i.test(text))
  const isOccurrence = own.find(({ text }) =>
    /\boccurrence (?:basis|form|policy)\b|\bbasis:? occurrence\b|form \(occurrence\)/i.test(text),
  )
  const shown = quotesOf(certificate)
  const showsOccurrence = shown.find(({ text }) =>
    /\[x\] ?occur|☒ ?occur|\(occurrence\)|, occurrence\b(?! \$)|occurrence (?:form|basis)/i.test(text),
  )
  const showsClaimsMade = shown.find(({ text }) =>
    /\[x\] ?claims[- ]made|☒ ?claims[- ]made|\(claims[- ]made\)|, claims[- ]made\b|\b(?:form|basis|trigger):? claims[- ]made/i.test(
      text,
    ),
  )
  if (isClaimsMade && !isOccurrence && showsOccurrence && !showsClaimsMade)
    return [
      differs('Coverage form', showsOccurrence, isClaimsMade, {
        onCertificate: 'occurrence',
        shouldBe: 'claims-made',
        severity: 'high',
      }),
    ]
  if (isOccurrence && !isClaimsMade && showsClaimsMade && !showsOccurrence)
    return [
      differs('Coverage form', showsClaimsMade, isOccurrence, {
        onCertificate: 'claims-made',
        shouldBe: 'occurrence',
        severity: 'high',
      }),
    ]
  return []
}

const checkedAnyAuto =
  /^(?!.*(?:\[ ?\]|☐) ?any auto).*\bauto.{0,40}\bany auto\b|(?:\[x\]|☒|\bx\b) ?any auto|any auto:? ?(?:\[?x\]?|☒|checked|yes)/i

/** "Any auto" is covered auto symbol 1 and no other. */
function autoDiscrepancy(certificate: Reading, policy: Reading): Discrepancy[] {
  const shown = quotesOf(certificate).find(({ text }) => checkedAnyAuto.test(text))
  if (!shown) return []
  for (const block of policy.blocks) {
    if (block.kind !== 'table') continue
    for (const row of block.rows) {
      const symbols = row.find(({ text }) => /^(?:symbols? )?[1-9](?:\s*[,/&]\s*[1-9])*$/i.test(text.trim()))
      const isLiability = row.some(({ text }) => /^(?:covered autos? )?liability\b/i.test(text.trim()))
      if (!symbols || !isLiability || /\b1\b/.test(symbols.text)) continue
      return [
        differs(
          'Any auto',
          shown,
          { text: symbols.text, quote: symbols.text, page: symbols.page },
          {
            onCertificate: 'checked',
            shouldBe: `symbols ${symbols.text.trim()}: ${symbolNames(symbols.text)}`,
            severity: 'high',
          },
        ),
      ]
    }
  }
  return []
}

/** ISO covered auto designation symbols. */
const autoSymbols: Readonly<Record<string, string>> = {
  '2': 'owned autos',
  '3': 'owned private passenger autos',
  '4': 'owned autos other than private passenger',
  '7': 'scheduled autos',
  '8': 'hired autos',
  '9': 'non-owned autos',
}

function symbolNames(text: string): string {
  return [...text.matchAll(/[2-9]/g)].flatMap(([symbol]) => autoSymbols[symbol] ?? []).join(', ')
}

/** A general aggregate per project that no endorsement of the policy gives. */
function projectAggregate(certificate: Reading, policy: Reading): Discrepancy[] {
  const shown = quotesOf(certificate).find(({ text }) =>
    /per project: ?yes|(?:\[x\]|☒) ?(?:per )?proj|applies per:? project/i.test(text),
  )
  const own = quotesOf(policy)
  if (!shown || own.length === 0 || own.some(({ text }) => /\bproject/i.test(text))) return []
  return [
    {
      field: 'Aggregate per project',
      onCertificate: 'yes',
      shouldBe: 'no per-project endorsement in the policy',
      source: 'policy',
      severity: 'high',
      certificate: shown,
      reference: null,
    },
  ]
}

const others =
  /\b(?:certificate holders?|the holder|additional insured|other person|others|third part|designated)/i
const isOfCancellation = /\bcancel|\bnotice\b/i

/** Notice of cancellation that the certificate promises its holder and the policy does not. */
function noticeDiscrepancy(certificate: Reading, policy: Reading): Discrepancy[] {
  const promise = quotesOf(certificate).find(
    ({ text }) =>
      isOfCancellation.test(text) &&
      /\bholders?\b|\bnotice to\b|\bwritten notice\b/i.test(text) &&
      firstDays(text) !== null,
  )
  const promised = promise ? firstDays(promise.text) : null
  if (!promise || promised === null) return []
  const about = quotesOf(policy).filter(
    ({ text }) =>
      (others.test(text) && /notice/i.test(text)) ||
      /\bpersons? to be notified\b/i.test(text) ||
      /\b(?:mail|send) (?:to )?the .{3,90}days before we cancel/i.test(text),
  )
  const refusal = about.find(({ text }) =>
    /\bnone\b|\bno other (?:person|party)|not (?:be )?(?:given|sent|mailed|entitled)|\bdoes not\b/i.test(
      text,
    ),
  )
  const given = about.find(({ text }) => firstDays(text) !== null)
  const days = given ? firstDays(given.text) : null
  const nonpayment = quotesOf(policy).find(({ text }) => /\bno notice\b.{0,60}nonpayment/i.test(text))
  if (nonpayment && /\bnonpayment|non-payment/i.test(promise.text))
    return [
      differs('Notice of cancellation', promise, nonpayment, {
        onCertificate: promise.text,
        severity: 'medium',
      }),
    ]
  if (given && days !== null && days !== promised)
    return [
      differs('Notice of cancellation', promise, given, {
        onCertificate: `${promised} days`,
        shouldBe: `${days} days`,
        severity: 'medium',
      }),
    ]
  if (given || !refusal) return []
  return [
    differs('Notice of cancellation', promise, refusal, {
      onCertificate: `${promised} days to the certificate holder`,
      severity: 'medium',
    }),
  ]
}

/** The longest notice of a sentence, without what it says of nonpayment. */
function firstDays(text: string): number | null {
  return daysIn(
    text.replace(
      /,? ?\(?(?:or )?(?:\d+|ten) (?:days )?(?:if|for|when)[^,.;]*(?:pa(?:y|id)|premium)[^,.;]*/gi,
      '',
    ),
  )
}
