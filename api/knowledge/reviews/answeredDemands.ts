import { spokenNumber } from '../../reading/index.ts'
import type { Requirement } from './contractRequirements.ts'
import { type Discrepancy, required } from './discrepancy.ts'
import { tellingWords } from './likeWords.ts'
import type { Statement } from './statement.ts'

const refused = /^(?:no|not (?:included|covered|provided|purchased)|excluded|rejected|declined|none)\b/i
const conditional = /\b(?:if|where|when|unless)\b/i
const months = /\b(\d{1,2}|[a-z]+(?:-[a-z]+)?)\)?[ -]months?\b/i

/** Rows that name parties answer to demands of their own. */
const parties = /\b(?:payees?|mortgagees?|holders?|insureds?|interests?)\b/i

/** What a contract asks for by its name or for a number of months, and the certificate answers with "no" or with fewer. */
export function answeredDemands(shown: readonly Statement[], requirement: Requirement): Discrepancy[] {
  const { kind, limits, quote } = requirement
  if (kind !== 'coverage' || conditional.test(quote)) return []
  const asked = tellingWords(quote)
  const about = shown.filter(({ label }) => {
    const words = tellingWords(label.replace(/\([^)]*\)/g, '').replace(/\bpayable\b/i, 'payee'))
    return words.size > 0 && words.isSubsetOf(asked) && !parties.test(label)
  })
  const denied =
    limits.length === 0
      ? about.find(({ label, text }) => refused.test(text) && !isUnwanted(label, quote))
      : undefined
  if (denied) return [asDemanded(denied, requirement, { onCertificate: denied.text, shouldBe: 'required' })]
  const wanted = monthsIn(quote)
  const timed = about.find(({ label, text }) => monthsIn(`${label} ${text}`) !== null)
  const given = timed ? monthsIn(`${timed.label} ${timed.text}`) : null
  return timed && wanted !== null && given !== null && given < wanted
    ? [
        asDemanded(timed, requirement, {
          onCertificate: `${given} months`,
          shouldBe: `${wanted} months required`,
        }),
      ]
    : []
}

/** "So that no coinsurance applies": what a contract does not want at all is denied as it should be. */
function isUnwanted(label: string, quote: string): boolean {
  const [name = ''] = label.split(/[,(/]/)
  const words = name
    .trim()
    .replaceAll(/[^\w\s-]/g, '.')
    .replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(
    String.raw`\b(?:no|without|nor|waiv\w+|free (?:of|from)|not subject to)\b[^.;]{0,20}\b${words}|\b${words}\b[^.;]{0,20}\bwaived\b`,
    'i',
  ).test(quote)
}

function monthsIn(text: string): number | null {
  const count = months.exec(text)?.[1]
  if (count === undefined) return null
  const number = spokenNumber(count) ?? Number(count)
  return Number.isNaN(number) ? null : number
}

function asDemanded(
  shown: Statement,
  requirement: Requirement,
  told: Pick<Discrepancy, 'onCertificate' | 'shouldBe'>,
): Discrepancy {
  const field = shown.label.replace(/\s*\([^)]*\)/g, '')
  return required(field, requirement, { shown, ...told, severity: 'high' })
}
