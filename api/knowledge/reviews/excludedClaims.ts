import type { Reading } from '../../reading/index.ts'
import type { Words } from './certificateCells.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import type { Evidence, PolicyWording } from './policyWording.ts'
import type { Statement } from './statement.ts'

/** What a certificate says is covered and the policy excludes or limits. */
export function excludedClaims(
  certificate: Reading,
  shown: readonly Statement[],
  { policy, wording }: { policy: Reading; wording: PolicyWording },
): Discrepancy[] {
  const claims = policySentences(certificate)
  const sentences = policySentences(policy)
  const found = [
    ...claims.flatMap((claim) => deniedExclusion(claim, sentences)),
    ...claims.flatMap((claim) => coveredClaim(claim, policy, wording)),
    ...claims.flatMap((claim) => claimedInsureds(claim, sentences)),
    ...shown.flatMap(({ standing, label, quote, page }) =>
      standing === 'included' ? notCovered(label, { text: label, quote, page }, { policy, wording }) : [],
    ),
    ...describedExclusions(certificate, shown, { wording, sentences }),
  ]
  return [...new Map(found.toReversed().map((each) => [each.field, each])).values()].toReversed()
}

/** "No driver exclusions apply.", "contains no exclusion or sublimit of assault or battery". */
function deniedExclusion(claim: Evidence, sentences: readonly Evidence[]): Discrepancy[] {
  const [described = '', before, behind] =
    /\bno ([\w -]{3,50}?) exclusions?\b|\b(?:no|without(?: any)?) (?:exclusions?|sublimits?|limit(?:ation)?s?|restrictions?)\b(?: (?:or|nor|and) \w+)? (?:as to|as respects|of|for|on) ([\w ,-]{4,60})/i.exec(
      claim.quote,
    ) ?? []
  const about = before ?? behind
  if (about === undefined || tellingWords(about).size === 0) return []
  const own = sentences.find(
    ({ quote, form }) =>
      /\bexclu|\blimit|\bmost we (?:will )?pay\b|\bno coverage\b|\bup to \$/i.test(
        `${form ?? ''} ${quote}`,
      ) &&
      !listsForms.test(quote) &&
      sharedWords(about, `${form ?? ''} ${quote}`).share === 1,
  )
  return own
    ? [differs(`Description: ${described}`, wordsFrom(claim), wordsFrom(own), { severity: 'high' })]
    : []
}

/** "Subconsultants are included as insureds", where the policy says that a subconsultant is not an insured. */
function claimedInsureds(claim: Evidence, sentences: readonly Evidence[]): Discrepancy[] {
  const who =
    /^(.{4,70}?) (?:is|are) (?:also )?(?:included as |covered as |considered )?(?:an? )?insureds?\b/i.exec(
      claim.quote,
    )?.[1]
  if (who === undefined || /additional/i.test(who)) return []
  const own = sentences.find(({ quote }) => {
    const denied =
      /^(?:an? |the |your |any )?(.{4,60}?) (?:is|are) not (?:an? |considered (?:an? )?)?insureds?\b/i.exec(
        quote,
      )?.[1]
    return denied !== undefined && tellingWords(denied).size > 0 && sharedWords(denied, who).share === 1
  })
  return own
    ? [
        differs(`Description: ${who}`, wordsFrom(claim), wordsFrom(own), {
          onCertificate: 'insureds',
          shouldBe: 'not insureds',
          severity: 'high',
        }),
      ]
    : []
}

const listsForms = /(?:\b[A-Z]{1,5}[- ]?\d{2,5}\b.*){2}/

/** "Loss of rental income: included", "Work at apartments is included": what the policy excludes in these words. */
function coveredClaim(claim: Evidence, policy: Reading, wording: PolicyWording): Discrepancy[] {
  const described =
    /^(?:.{0,60}?[.:]\s+)?([A-Z][^.:]{5,90}?)(?::\s*(?:yes\b|included\b|covered\b)|\s+(?:is|are) (?:included|covered)\b(?! as))/.exec(
      claim.quote,
    )?.[1] ??
    /(?:\b(?:policy|insurance|coverage|umbrella|liability)|^[A-Z][a-z]+(?: [a-z]+){0,3}) (?:also )?(?:includes|covers) ([a-z][^.]{5,80})/i.exec(
      claim.quote,
    )?.[1]
  return described === undefined
    ? []
    : notCovered(described.replace(/^\w+: /, ''), wordsFrom(claim), { policy, wording })
}

function notCovered(
  subject: string,
  shown: Words,
  { policy, wording }: { policy: Reading; wording: PolicyWording },
): Discrepancy[] {
  if (/additional(?:ly)? insured|\bwaiver\b|\bsubrogation\b/i.test(subject)) return []
  const own = exclusionOf(subject, wording) ?? refusedRow(subject, policy) ?? listedExclusion(subject, policy)
  return own ? [excluded(`Description: ${subject}`, shown, own)] : []
}

/** A row of the declarations that refuses what is claimed: "Earthquake | Not covered". */
function refusedRow(described: string, policy: Reading): Evidence | undefined {
  return policySentences(policy).find(({ quote }) => {
    const label = /^(.{3,60}?)\s+(?:not (?:covered|included)|excluded)\.?$/i.exec(quote)?.[1]
    return label !== undefined && tellingWords(label).size > 0 && sharedWords(label, described).share === 1
  })
}

/** The title of an exclusion among the forms of the policy: "PC-22 Liquor liability exclusion". */
function listedExclusion(described: string, policy: Reading): Evidence | undefined {
  return policySentences(policy).flatMap((sentence) =>
    [...sentence.quote.matchAll(/\b[A-Z]{1,5}[- ]?\d[\d -]* ([A-Z][A-Za-z' -]{3,50}?) exclusion\b/g)].flatMap(
      ([quote, title = '']) =>
        tellingWords(title).size > 0 && sharedWords(title, described).share === 1
          ? [{ ...sentence, quote }]
          : [],
    ),
  )[0]
}

function exclusionOf(described: string, { exclusions }: PolicyWording): Evidence | undefined {
  const words = tellingWords(described)
  return exclusions.find(({ quote, form }) => {
    const { share, count } = sharedWords(described, `${/exclu/i.test(form ?? '') ? form : ''} ${quote}`)
    return share >= 0.5 && (count >= 2 || [...words].some((word) => word.length >= 7))
  })
}

const describes = /^(?:descriptions?|operations?|perils?|remarks?|activities|work|special items?)\b/i
const denied = /^(?:no|not|without|excluding|except|other than|never)\b/i

/** Operations and perils that the certificate lists, one of which is the subject of an exclusion. */
function describedExclusions(
  certificate: Reading,
  shown: readonly Statement[],
  { wording, sentences }: { wording: PolicyWording; sentences: readonly Evidence[] },
): Discrepancy[] {
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
