import {
  type CertificateBasis,
  certificateChecks,
  type ProvisionKind,
  provisionsDescribed,
} from '../../knowledge/index.ts'

type Order = Parameters<typeof certificateChecks>[0] & { readonly completedOperations: boolean }

const inWords = new Intl.ListFormat('en-US')

/** How a client asked for each provision. */
const wanted: Readonly<Record<ProvisionKind, (parties: readonly string[]) => string>> = {
  ADDITIONAL_INSURED: (parties) =>
    `${inWords.format(parties)} as ${parties.length > 1 ? 'additional insureds' : 'an additional insured'}`,
  WAIVER_OF_SUBROGATION: () => 'a waiver of subrogation',
  PRIMARY_NONCONTRIBUTORY: () => 'primary and noncontributory wording',
}

/**
 * The sentence of the email that brings a certificate about what it does not state; empty if it states all that was
 * requested. It neither promises nor denies what the policy provides: only a person who reads its endorsements knows.
 */
export function unstatedProvisions(order: Order, basis: CertificateBasis): string {
  // Where a person had the description state it, the certificate does.
  const described = provisionsDescribed(order.descriptionOfOperations)
  const unstated = certificateChecks(order, basis).flatMap(({ unconfirmed }) => {
    if (unconfirmed && described.has(unconfirmed.kind)) return []
    const parties = unconfirmed?.parties.map((name) => name.replace(/\.$/, '')) ?? []
    const on = unconfirmed?.on ? ` on ${unconfirmed.on.titles}` : ''
    return unconfirmed ? `${wanted[unconfirmed.kind](parties)}${on}` : []
  })
  const insuring = basis.shown.flatMap(({ facts }) =>
    facts.provisions.flatMap(({ kind, formNumber }) => (kind === 'ADDITIONAL_INSURED' ? [formNumber] : [])),
  )
  if (
    order.completedOperations &&
    !described.has('COMPLETED_OPERATIONS') &&
    !coverCompletedOperations(insuring)
  )
    unstated.push('completed operations')
  return unstated.length === 0
    ? ''
    : `You also asked for ${inWords.format(unstated)}. The certificate does not state ${unstated.length > 1 ? 'them' : 'this'} yet: we need to check the endorsements on your policy first.`
}

/** What an email says of things that the certificate does not show. */
export const followUp = 'We are looking into this and will follow up.'

const sentence =
  /You also asked for (?:(?!You also asked for)[^\n])*? The certificate does not state (?:them|this) yet: [^.\n]*\./
const otherLacks = /\bYou (?:also )?ask(?:ed)? for\b|\bis not on the certificate\b/

/** The email as of now: provisions that were confirmed since it was written are on the certificate. */
export function withWhatIsStated(body: string, order: Order, basis: CertificateBasis): string {
  if (!sentence.test(body)) return body
  const now = unstatedProvisions(order, basis)
  return body
    .split('\n\n')
    .map((paragraph) => {
      if (!sentence.test(paragraph)) return paragraph
      const current = paragraph.replace(sentence, () => now)
      const isComplete = now === '' && !otherLacks.test(current)
      return (isComplete ? current.replace(followUp, '') : current).replaceAll(/ {2,}/g, ' ').trim()
    })
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** Whether one of the forms covers an additional insured for completed operations. */
export function coverCompletedOperations(forms: readonly string[]): boolean {
  return forms.some((form) => completed.test(formKey(form)))
}

const completed = /^CG(?:2037|20101185)/

/** A form number without spaces and punctuation. */
export function formKey(form: string): string {
  return form.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
}
