import { usDate } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import { withinEdits } from '../accounts/similar/withinEdits.ts'
import type { Fact, PolicyFacts } from '../facts/policyFacts.ts'
import { datesIn } from '../facts/values.ts'
import { holderOf, partiesBehind, partyOf, type Words, wordsOf } from './certificateCells.ts'
import { markedSections } from './claimedProvisions.ts'
import type { PolicyPart } from './coverageRows.ts'
import { deniedProvisions } from './deniedProvisions.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { codeOf } from './likeNumber.ts'
import { lineName } from './lineName.ts'
import type { PolicyWording } from './policyWording.ts'
import type { Statement } from './statement.ts'
import { factWords } from './termDiscrepancies.ts'

/** What the rows of a certificate say of their policies: numbers, companies, terms, and provisions for others. */
export function rowDiscrepancies(
  certificate: Reading,
  parts: readonly PolicyPart[],
  {
    shown,
    policy,
    facts,
    wording,
    agreeing,
    isOneOfSeveral,
  }: {
    shown: readonly Statement[]
    policy: Reading
    facts: PolicyFacts
    wording: PolicyWording
    agreeing: string[]
    /** Whether the certificate is compared with other policies, too. */
    isOneOfSeveral: boolean
  },
): Discrepancy[] {
  const companies = companiesOf(certificate)
  const held = holderOf(certificate)
  const holder = held ? partyOf(held.text) : null
  const sections = parts.length > 0 ? [] : markedSections(shown)
  const denied = sections.flatMap((part) =>
    deniedProvisions(part, { policy, wording, holder, isShared: true }),
  )
  const wrong = parts.flatMap((part) => {
    const { row } = part
    const current = facts.scalars.policyNumber.fact
    const number = current && isFormer(part.number) ? factWords(current) : part.number
    // Each of several policies is named by its line of business.
    const named = (field: string) =>
      parts.length > 1 || isOneOfSeveral
        ? `${lineName(row.title)} ${field.charAt(0).toLowerCase()}${field.slice(1)}`
        : field
    const isSame = codeOf(row.number.text) === codeOf(number.text)
    const terms = termDiscrepancy(part, facts, named)
    if (isSame) agreeing.push(named('Policy number'))
    if (terms.length === 0) agreeing.push(named('Effective date'), named('Expiration date'))
    return [
      ...(isSame ? [] : [differs(named('Policy number'), row.number, number, { severity: 'high' })]),
      ...companyDiscrepancy(part, companies, isOneOfSeveral ? facts.scalars.carrierName.fact : null),
      ...terms,
      ...deniedProvisions(part, { policy, wording, holder, isShared: parts.length > 1 }),
    ]
  })
  return [...wrong, ...denied]
}

/** "Renewal of: APX-UMB-262019": the number of the expired policy. */
function isFormer({ text, quote }: Words): boolean {
  // A cell may have broken the number over two lines.
  const written = new RegExp([...codeOf(text)].join('[^A-Za-z0-9]*'), 'i').exec(quote)
  const before = quote.slice(0, written?.index ?? 0)
  return /\b(?:renewal of|renews|replac\w+|(?:former|prior|previous|expiring) policy)(?: (?:policy|number|no\.?))*\W*$/i.test(
    before,
  )
}

/** The companies of a certificate by their letters. */
function companiesOf(certificate: Reading): Map<string, string> {
  const listed = wordsOf(certificate).flatMap(({ text }) =>
    [...text.matchAll(lettered)].flatMap(([, letter = '', name = '']) =>
      insurerWord.test(name) ? [[letter, name.trim()] as const] : [],
    ),
  )
  return new Map([
    ...[...'ABCDEF'].flatMap((letter) => {
      const name = partiesBehind(certificate, new RegExp(`^(?:insurer|company) ${letter}\\b`, 'i'))[0]
      return name ? [[letter, name.text] as const] : []
    }),
    ...(listed.length > 1 ? listed : []),
  ])
}

/** "A Lakefront Casualty Company B Prairie Inland Marine Insurance Company", "A - Colonnade Casualty Company". */
const lettered =
  /(?<![\w&.])([A-F])\s*[:–—-]?\s+([A-Z](?:(?!\s(?:insurer |INSURER |Insurer )?[A-F]\s*[:–—-]?\s+[A-Z])[^:])*)/g
const insurerWord = /\b(?:insurance|indemnity|casualty|assurance|surety|mutual|compensation|underwriters)\b/i

/** Another company of the certificate than the one that the policy names for this row. */
function companyDiscrepancy(
  { row, opening }: PolicyPart,
  companies: ReadonlyMap<string, string>,
  /** The company of the policy, where the certificate is compared with several. */
  carrier: Fact<string> | null,
): Discrepancy[] {
  const own = companies.get(row.insurer?.text ?? '')
  if (!row.insurer || own === undefined) return []
  for (const words of opening) {
    const code = codeOf(words.text)
    const named = [...companies].filter(([, company]) => code.includes(codeOf(company)))
    const [other] = named
    if (named.length !== 1 || !other || other[1] === own) continue
    return [
      differs(`${lineName(row.title)} insurer`, row.insurer, words, {
        onCertificate: `${row.insurer.text} ${own}`,
        shouldBe: `${other[0]} ${other[1]}`,
        severity: 'medium',
      }),
    ]
  }
  const [shown, real] = [own, carrier?.value ?? ''].map((name) => codeOf(partyOf(name)))
  if (!carrier || !shown || !real || shown.includes(real) || real.includes(shown)) return []
  if (withinEdits(shown, real, 2)) return []
  return [
    differs(`${lineName(row.title)} insurer`, row.insurer, factWords(carrier), {
      onCertificate: own,
      severity: 'high',
    }),
  ]
}

/** The term of a row against that of its part, or else of the whole policy. */
function termDiscrepancy(
  { row, opening, blocks }: PolicyPart,
  { scalars }: PolicyFacts,
  named: (field: string) => string,
): Discrepancy[] {
  // The information page of a part states its period in a line of its own.
  const periods = wordsOf({ blocks: blocks ?? [] }).filter(({ text }) => /\b(?:period|term)\b/i.test(text))
  const stated = [...opening, ...periods].flatMap((words) => {
    // "06/01/2026-06/01/2027"
    const dates = datesIn(words.text.replaceAll(/(?<=\d{4})[-–](?=\d{1,2}\/)/g, ' - '))
    return dates.length === 2 ? [dates.map(({ iso }) => ({ ...words, text: usDate(iso), iso }))] : []
  })[0]
  const facts = [scalars.effectiveDate.fact, scalars.expirationDate.fact].map((fact) =>
    fact ? { text: usDate(fact.value), quote: fact.quote, page: fact.page, iso: fact.value } : null,
  )
  const shown = [row.effective, row.expires].map((words) => {
    const date = words && datesIn(words.text)[0]
    return words && date ? { ...words, iso: date.iso } : null
  })
  const wrong = [0, 1].flatMap((at) => {
    const [own, real] = [shown[at], stated?.[at] ?? facts[at]]
    return own && real && own.iso !== real.iso ? [{ at, own, real }] : []
  })
  const [first, second] = wrong
  if (!first) return []
  if (second)
    return [
      differs(named('Policy dates'), first.own, first.real, {
        onCertificate: `${first.own.text} - ${second.own.text}`,
        shouldBe: `${first.real.text} - ${second.real.text}`,
        severity: 'high',
      }),
    ]
  const field = first.at === 0 ? 'Effective date' : 'Expiration date'
  return [differs(named(field), first.own, first.real, { severity: 'high' })]
}
