import { closingOf } from '../letters/closingOf.ts'
import type { Discrepancy } from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'

interface AboutCertificate {
  readonly insured: string | null
  readonly holder: string | null
  readonly policyNumbers: readonly string[]
}

/** The email that asks for a corrected certificate, named by what is on it. */
export function correctionEmail(
  discrepancies: readonly Discrepancy[],
  { insured, holder, policyNumbers }: AboutCertificate,
  task: Task,
  { requirer, isOurs = false }: { readonly requirer?: string; readonly isOurs?: boolean } = {},
) {
  const named = [
    'the certificate of insurance',
    insured && `of ${insured}`,
    holder && `issued to ${holder}`,
    policyNumbers.length > 0 &&
      `(${policyNumbers.length > 1 ? 'policies' : 'policy'} ${new Intl.ListFormat('en-US').format(policyNumbers)})`,
  ]
    .filter(Boolean)
    .join(' ')
  const body = [
    'Hello,',
    isOurs
      ? `We reviewed ${named}, which our agency issued. These items have to be corrected:`
      : `We reviewed ${named}. Please correct the following and send us a new certificate:`,
    differenceLines(discrepancies, requirer),
    isOurs
      ? 'We will issue a corrected certificate. What the policies do not provide needs an endorsement from the carrier first.'
      : 'If a requirement cannot be met, please let us know before a new certificate is issued.',
    closingOf(task),
  ].join('\n\n')
  const subject = ['Corrections to a certificate of insurance', insured].filter(Boolean).join(': ')
  return { subject: subject.slice(0, 300), to: [], body }
}

/** What differs, each in a sentence of its own line. */
export function differenceLines(
  discrepancies: readonly Discrepancy[],
  /** Who requires what no policy says, as a subject: "the contract". */
  requirer = 'the contract',
): string {
  return discrepancies
    .map((each) => `- ${inSentence(each).replaceAll('the contract requires', `${requirer} requires`)}.`)
    .join('\n')
}

/** What a contract requires and a certificate does not show, by how the review names it. */
const requiredNames: readonly (readonly [RegExp, (found: RegExpExecArray, shouldBe: string) => string])[] = [
  [
    /^Waiver of subrogation(?: \((.+)\))?$/,
    ([, line]) => `the waiver of subrogation${line ? ` on the ${line}` : ''}`,
  ],
  [
    /^Additional insured for completed operations$/,
    () => 'the additional insured coverage for completed operations',
  ],
  [/^Additional insured (.+)$/, ([, parties]) => `${parties} as additional insured`],
  [
    /^Additional insured$/,
    (_, shouldBe) => {
      const parties = /^Y, (.+)$/.exec(shouldBe)?.[1]
      return parties ? `${parties} as additional insured` : 'the additional insured status'
    },
  ],
  [/^Primary and noncontributory$/, () => 'the primary and noncontributory wording'],
  [
    /^Notice of cancellation$/,
    (_, shouldBe) => `the ${shouldBe.replace(/ days(?:, .*)?$/, '-day')} notice of cancellation`,
  ],
]

/** "The certificate does not show the waiver of subrogation that the contract requires", "Each occurrence: the certificate shows $2,000,000; it should be $1,000,000" */
function inSentence({ field, onCertificate, shouldBe, source }: Discrepancy): string {
  const [shown = '', real = ''] = [onCertificate, shouldBe].map((text) => text.trim().replace(/\.+$/, ''))
  const isContract = source === 'contract'
  if (isContract && /^(?:not shown|no?|none)$/i.test(shown)) {
    for (const [pattern, words] of requiredNames) {
      const found = pattern.exec(field)
      if (found)
        return `The certificate does not show ${words(found, real)} that the contract requires${real.endsWith(', which no policy promises') ? '; no policy promises it' : ''}`
    }
    const amount = /^(.+) required$/.exec(real)?.[1]
    return amount
      ? `${field}: the certificate does not show it; the contract requires ${amount}`
      : `The certificate does not show the ${field.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())} that the contract requires`
  }
  const isSentence = (text: string) => /^(?:The|No|An?|This|It) [a-z]/.test(text)
  const isLong = shown.split(/\s+/).length > 5
  const required = isContract ? real.replace(/ required$/, '') : null
  const right = isSentence(real)
    ? `${real.charAt(0).toLowerCase()}${real.slice(1)}`
    : required !== null
      ? `the contract requires ${required}`
      : `it should be ${real}`
  const silent = /^not shown$/i.test(shown)
  // `Additional insured: Keystone Harbor Builders LLC`: the quoted words name the party, too.
  const subject = isLong ? field.replace(/:.*$/, '') : field
  return `${subject}: the certificate ${silent ? 'does not show it' : isLong ? `says “${shown}”` : `shows ${shown}`}; ${right}`
}

/** A lease is called one. */
export function contractKind(name: string): string {
  const [kind = 'contract'] =
    /\b(?:lease|subcontract|loan agreement)\b/i.exec(name.replaceAll(/[-_]/g, ' ')) ?? []
  return `the ${kind.toLowerCase()}`
}
