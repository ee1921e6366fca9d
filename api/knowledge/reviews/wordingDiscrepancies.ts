import { type Reading, sentencesOf } from '../../reading/index.ts'
import type { Words } from './certificateCells.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { judgeNotice } from './judgeProvisions.ts'
import { daysIn, type PolicyWording } from './policyWording.ts'

/** What a certificate claims in words and its policy does not say. */
export function wordingDiscrepancies(
  certificate: Reading,
  { policy, wording }: { policy: Reading; wording: PolicyWording },
): Discrepancy[] {
  return [
    ...triggerDiscrepancy(certificate, policy),
    ...autoDiscrepancy(certificate, policy),
    ...projectAggregate(certificate, policy),
    ...noticeDiscrepancy(certificate, policy, wording),
  ]
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

const ticked = String.raw`(?:\[ ?x ?\]|\( ?x ?\)|[☒☑✓✔✕✖✗✘×■●]|^x\b)\s*`

/** The trigger that a document names; null when it names none or both. */
function triggerOf(quotes: readonly Words[]): { readonly name: string; readonly words: Words } | null {
  const occurrence = quotes.find(
    ({ text }) =>
      new RegExp(`${ticked}occur`, 'i').test(text) ||
      /\boccurrence (?:basis|form|policy)\b|\boccurrence\b[^.]{0,60}\b(?:takes place|during the policy period)|\b(?:basis|form):? occurrence\b|\(occurrence(?: form)?\)|, occurrence\b(?! \$)/i.test(
        text,
      ),
  )
  const claimsMade = quotes.find(
    ({ text }) =>
      new RegExp(`${ticked}claims[- ]made`, 'i').test(text) ||
      (/\b(?:is|are|on an?|written on an?|basis:?|form:?|trigger:?) claims[- ]made\b|claims[- ]made (?:and reported|basis|policy|form|coverage|insurance)|\(claims[- ]made\)|, claims[- ]made\b|^claims[- ]made\.?$|\bclaims?\b[^.]{0,12}\bfirst made\b[^.]{0,60}\b(?:during|within|in) the policy (?:period|term)/i.test(
        text,
      ) &&
        // "The number of insureds, claims made or persons": every general liability form says so.
        !/\bnot\b|\[ ?\]\s*claims|\bmay be claims|\bclaims made or\b|\bemployee benefits?\b/i.test(text)),
  )
  if ((occurrence === undefined) === (claimsMade === undefined)) return null
  return occurrence
    ? { name: 'occurrence', words: occurrence }
    : claimsMade
      ? { name: 'claims-made', words: claimsMade }
      : null
}

/** Occurrence on the certificate, claims-made in the policy, or the other way round. */
function triggerDiscrepancy(certificate: Reading, policy: Reading): Discrepancy[] {
  const [shown, own] = [triggerOf(quotesOf(certificate)), triggerOf(quotesOf(policy))]
  if (!shown || !own || shown.name === own.name) return []
  return [
    differs('Coverage basis', shown.words, own.words, {
      onCertificate: shown.name,
      shouldBe: own.name,
      severity: 'high',
    }),
  ]
}

const checkedAnyAuto =
  /^(?!.*(?:\[ ?\]|☐) ?any auto).*(?:\bauto.{0,40}\bany auto\b|(?:\[x\]|[☒☑✓✔✕✖✗✘×■●]|\bx\b) ?any auto|any auto:? ?(?:\[?x\]?|☒|checked|yes))/is

/** Autos that are ticked beside "any auto", which is not. */
const checkedOthers = new RegExp(
  String.raw`(?:\[ ?\]|☐) ?any auto\b.*?${ticked}((?:(?:all )?owned|scheduled) autos?)`,
  'is',
)

/** "Any auto" is covered auto symbol 1, 21, 41 or 61 and no other. */
function autoDiscrepancy(certificate: Reading, policy: Reading): Discrepancy[] {
  const shown = quotesOf(certificate).find(({ text }) => checkedAnyAuto.test(text))
  const own = policySentences(policy).flatMap((row) => {
    const symbols = liabilitySymbols.exec(row.quote)?.[1]
    return symbols ? [{ text: symbols, quote: row.quote, page: row.page }] : []
  })[0]
  const isAny = own !== undefined && /\b[246]?1\b/.test(own.text)
  const fewer = shown ? undefined : quotesOf(certificate).find(({ text }) => checkedOthers.test(text))
  if (isAny && fewer)
    return [
      differs('Covered autos', fewer, own, {
        onCertificate: checkedOthers.exec(fewer.text)?.[1] ?? fewer.text,
        shouldBe: `any auto (symbol ${own.text})`,
        severity: 'medium',
      }),
    ]
  if (!shown || !own || isAny) return []
  const names = (own.text.match(/\d+/g) ?? []).flatMap((symbol) => autoSymbols[symbol] ?? [])
  return [
    differs('Covered autos: any auto', shown, own, {
      onCertificate: 'any auto',
      shouldBe: `symbols ${own.text}: ${[...new Set(names)].join(', ')}`,
      severity: 'high',
    }),
  ]
}

const symbol = String.raw`(?:[1-9]|[2-7]\d)`
const liabilitySymbols = new RegExp(
  String.raw`^(?:covered autos? |auto(?:mobile)? )?liability\b[^$\d]{0,40}?\s(${symbol}(?:\s*[,/&]\s*${symbol})*)(?=\s+\D|$)`,
  'i',
)

/** Covered auto designation symbols of ISO's business auto, garage, truckers and motor carrier forms. */
const autoSymbols: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'owned autos': [2, 22, 42, 62],
    'owned private passenger autos': [3],
    'owned autos other than private passenger': [4],
    'scheduled autos': [7, 27, 46, 67],
    'hired autos': [8, 28, 47, 68],
    'non-owned autos': [9, 29, 50, 71],
  }).flatMap(([name, symbols]) => symbols.map((each) => [String(each), name])),
)

/** "Aggregate applies per [X] Policy [ ] Project", and not both. */
const perPolicy = new RegExp(
  String.raw`(?:per:?|applies)[^.]{0,30}?${ticked}policy\b(?!.{0,40}${ticked}(?:per )?proj)|\bper:? policy\s*$`,
  'i',
)
const givesProjects =
  /\b(?:general )?aggregate\b.{0,60}\bappl(?:y|ies) (?:separately )?(?:to|per|for) each\b.{0,60}\b(?:projects?|job ?sites?)\b|\bseparate (?:general )?aggregate\b.{0,60}\beach\b.{0,60}\bprojects?\b/i

/** A general aggregate per project that no endorsement of the policy gives, or that the certificate leaves out. */
function projectAggregate(certificate: Reading, policy: Reading): Discrepancy[] {
  const less = quotesOf(certificate).find(
    ({ text }) => /aggregate/i.test(text) && perPolicy.test(text.replaceAll(/\s+/g, ' ')),
  )
  const given = less && quotesOf(policy).find(({ text }) => givesProjects.test(text))
  if (less && given)
    return [
      differs('General aggregate applies per', less, given, {
        onCertificate: 'Policy',
        shouldBe: 'Project',
        severity: 'medium',
      }),
    ]
  const shown = quotesOf(certificate).find(({ text }) =>
    /per project: ?yes|(?:\[x\]|[☒☑✓✔✕✖✗✘×■●]) ?(?:per )?proj|applies per:? project/i.test(text),
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

const promisesNotice = /\b(?:holders?|addressee|notice to|written notice|days['’]? (?:written )?notice)\b/i
const ofInsured = /\b(?:first )?named insured\b|\bto (?:the insured|you)\b|as the policy provides|per policy/i

const owesOthers =
  /\b(?:mail|send|give|deliver|notify)\b.{0,80}\b(?:entit(?:y|ies)|certificate holders?|part(?:y|ies) (?:above|shown|listed|named|scheduled)|(?:person|organization)s?\b.{0,20}\b(?:above|shown|listed|named|scheduled))\b|\bdesignated (?:entity|party|organization)\b.{0,30}\bnotice\b/i

/** Notice of cancellation that the certificate promises its holder and the policy does not. */
function noticeDiscrepancy(certificate: Reading, policy: Reading, wording: PolicyWording): Discrepancy[] {
  const promise = quotesOf(certificate).find(
    ({ text }) =>
      /\bcancel|\bnotice\b/i.test(text) &&
      promisesNotice.test(text) &&
      !ofInsured.test(text) &&
      firstDays(text) !== null,
  )
  const days = promise ? firstDays(promise.text) : null
  if (!promise || days === null) return []
  const own = quotesOf(policy)
  const nonpayment = own.find(({ text }) => /\bno notice\b.{0,60}nonpayment/i.test(text))
  if (nonpayment && /\bnonpayment|non-payment/i.test(promise.text))
    return [
      differs('Notice of cancellation', promise, nonpayment, {
        onCertificate: promise.text,
        severity: 'medium',
      }),
    ]
  const given = wording.notice.find((each) => each.days !== null)
  if (given?.days != null && given.days !== days)
    return [
      differs(
        'Notice of cancellation',
        promise,
        { ...given, text: given.quote },
        {
          onCertificate: `${days} days`,
          shouldBe: `${given.days} days`,
          severity: 'medium',
        },
      ),
    ]
  // A policy that promises notice to another party proves nothing until that party is known.
  if (own.some(({ text }) => owesOthers.test(text))) return []
  const { status } = judgeNotice(
    { days, quote: promise.text },
    { wording },
    { roles: new Map(), text: '', insured: null },
  )
  // Without a provision of its own the policy's condition decides, which is for the insured alone.
  const condition =
    own.find(({ text }) =>
      /\bno (?:other )?(?:person|party)\b.{0,40}\bnotice\b|\bwithout obligation\b/i.test(text),
    ) ??
    own.find(
      ({ text }) =>
        (/\bcancel/i.test(text) && /\b(?:insured|assured|you)\b/i.test(text) && firstDays(text) !== null) ||
        /\b(?:persons? to be notified|other part(?:y|ies))\b.{0,30}\bnone\b/i.test(text),
    )
  if (status !== 'not met' || !condition) return []
  // A promise to nobody in particular repeats what the policy says to its insured.
  const isKnown = own.some(({ text }) => /\bcancel/i.test(text) && firstDays(text) === days)
  if (isKnown && !/\b(?:holders?|addressee|you|them|your)\b/i.test(promise.text)) return []
  return [
    differs('Notice of cancellation', promise, condition, {
      onCertificate: `${days} days to the certificate holder`,
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
