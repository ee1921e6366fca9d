import type { Reading } from '../../reading/index.ts'
import type { Words } from './certificateCells.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { tellingWords } from './likeWords.ts'
import type { Evidence, PolicyWording } from './policyWording.ts'
import type { Statement } from './statement.ts'

const describes = /^(?:descriptions?|operations?|perils?|remarks?|activities|work|special items?)\b/i
const denied = /^(?:no|not|without|excluding|except|other than|never)\b/i

/** Operations and perils that the certificate lists, one of which is the subject of an exclusion. */
export function describedExclusions(
  certificate: Reading,
  shown: readonly Statement[],
  { policy, wording }: { policy: Reading; wording: PolicyWording },
): Discrepancy[] {
  const sentences = policySentences(policy)
  const { exclusions, givenBack } = wording
  const labeled = shown.filter(({ label }) => describes.test(label))
  const running = policySentences(certificate).flatMap(({ quote, page, form }) => {
    if (form !== null && form.length < 40 && describes.test(form))
      return [{ label: form, text: quote, quote, page }]
    const [, label, text] = /^([A-Z][A-Za-z]+)[:. ]\s*(.+)$/s.exec(quote) ?? []
    return label && text && describes.test(label) ? [{ label, text, quote, page }] : []
  })
  const subjects = exclusions.flatMap((own) => subjectsOf(own).map((words) => ({ own, words })))
  // What a policy names in its exclusions alone is all that such a word can be about: "an inflatable slide".
  const excluding = new Set([...exclusions, ...givenBack].map(({ quote }) => quote))
  const elsewhere = tellingWords(
    sentences
      .flatMap(({ quote }) => ([...excluding].some((each) => quote.includes(each)) ? [] : quote))
      .join(' '),
  )
  const listed = exclusions
    .flatMap((own) => listedIn(own).map((words) => ({ own, words })))
    .filter(({ words }) => ![...words].every((word) => elsewhere.has(word)))
  return [...labeled, ...running].flatMap(({ label, text, quote, page }) =>
    text
      .replaceAll(/-\s+/g, '-')
      .split(/[,;.]\s|\.$|\band\b|\bincluding\b/)
      .map((part) => part.trim())
      .filter((part) => part.length > 3 && !denied.test(part) && !/\d/.test(part))
      .flatMap((part) => {
        const words = tellingWords(part)
        const telling = [...words].filter((word) => word.length >= 7 && !elsewhere.has(word))
        const hit =
          listed.find(({ words: subject }) => isSame(subject, words)) ??
          subjects.find(({ words: subject }) => [...subject].every((word) => words.has(word))) ??
          subjects.find(({ words: subject }) => telling.some((word) => subject.has(word)))
        return hit ? [excluded(`${label}: ${part}`, { text: part, quote, page }, hit.own)] : []
      }),
  )
}

const titleOnly =
  /\b(?:exclusions?|excluded|endorsement|limitations?|limited coverage|change|form|designated|operations?|activities|hazards?)\b/gi

/** What an exclusion is about: the words of its title, or of each short item of its list. */
function subjectsOf({ quote, form }: Evidence): Set<string>[] {
  const title = form !== null && /\bexclu/i.test(form) ? form.replaceAll(titleOnly, ' ') : null
  const items = quote
    .split(/;|\([a-z0-9]{1,2}\)|(?:^|\s)[a-z\d]{1,2}\.\s/)
    .map((item) => item.split(/,|\b(?:meaning|including|other than|except|unless|if|of)\b/)[0]?.trim() ?? '')
    .filter((item) => item !== '' && item.split(' ').length <= 3)
  return [...(title === null ? [] : [title]), ...items]
    .map(tellingWords)
    .filter((words) => words.size > 1 || [...words].some((word) => word.length >= 5))
}

/** What one sentence lists: "This endorsement does not apply to laser treatment, injections, micro-needling or tanning beds". */
function listedIn({ quote }: Evidence): Set<string>[] {
  const list =
    /\b(?:does not (?:apply to|cover|insure)|do(?:es)? not pay for|excludes)\s+([^.:;]+)/i.exec(quote)?.[1] ??
    ''
  const items = list.split(/,\s+(?:and |or )?|\s+(?:and|or)\s+/)
  return items.length < 3 ? [] : items.map(tellingWords).filter(({ size }) => size > 0 && size <= 2)
}

const generic = tellingWords('services service operations work treatments treatment')

/** "Micro-needling services" are micro-needling; "parking lot striping" is not parking. */
function isSame(subject: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  return (
    [...subject].every((word) => words.has(word)) &&
    [...words].every((word) => subject.has(word) || generic.has(word))
  )
}

function excluded(field: string, shown: Words, own: Evidence): Discrepancy {
  return differs(field, shown, wordsFrom(own), {
    onCertificate: 'included',
    shouldBe: `not covered${own.form && /\d/.test(own.form) ? ` (${own.form})` : ''}`,
    severity: 'high',
  })
}

function wordsFrom({ quote, page }: Evidence): Words {
  return { text: quote, quote, page }
}
