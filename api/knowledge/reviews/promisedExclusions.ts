import type { Reading } from '../../reading/index.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { tellingWords } from './likeWords.ts'
import type { Evidence, PolicyWording } from './policyWording.ts'

/** "Includes refrigeration breakdown and spoilage": what a certificate says that its policy covers. */
const promise =
  /\b(?:includ(?:es?|ing|ed:?)|cover(?:s|ing|age (?:for|of|includes))|insur(?:es|ing)|extends? to|appl(?:y|ies) to|(?<=[a-z] )with)\s+/gi
/** What has checks of its own, and what is said of the certificate itself. */
const others =
  /^(?:as )?(?:an? )?(?:additional(?:ly)? insureds?|waiver|all|any and all)\b|\bcertificate|\b(?:cancel\w*|notice|subrogation)\b/i
const denial = /\b(?:not|no|excluded|excluding|except|unless|without|only)\b/i

/** "The form does not", before "include". */
const denied = /\b(?:not|no|nor|never|without)\b[^.;,]{0,25}$/i

const refused = [
  /\b(?:will not pay for|do(?:es)? not (?:apply to|cover|insure|pay for|include|extend to)|no (?:insurance|coverage) (?:applies|is (?:provided|given)) (?:to|for)|excludes|excluding|exclusions?[,:]|exclusion of)\s+([^.;:]+)/i,
  /^(?:[A-Z]{1,4}[ -]?\d+[A-Z]?\b)?([^.;:]+?)\s*:?\s*\b(?:is|are|:)?\s*(?:excluded|not (?:covered|insured))\b/i,
  /(?:^|[:;,]|\b(?:total|absolute))\s*([^.;:,]{4,50}?) exclusion\b/i,
  /,\s*(?:no|without) ([a-z]{5,}(?: [a-z]+)?)\b/,
] as const
const givenBack = /\bexclusion\b[^.]{0,60}\b(?:does not apply|is (?:deleted|removed))\b/i
const plain = tellingWords(
  'services operations treatments products goods equipment contractors vendors materials other',
)

/** What a certificate promises in a sentence of its own, and an exclusion of the policy is about. */
export function promisedExclusions(
  certificate: Reading,
  { policy, wording }: { policy: Reading; wording: PolicyWording },
): Discrepancy[] {
  const sentences = policySentences(policy)
  const excluding = sentences.filter(
    ({ quote }) => !givenBack.test(quote) && refused.some((pattern) => pattern.test(quote)),
  )
  const known = new Set([...excluding, ...wording.exclusions].map(({ quote }) => quote))
  // What the policy names in its exclusions alone is all that such a word can be about.
  const elsewhere = tellingWords(
    sentences
      .flatMap(({ quote }) => (known.has(quote) || /\bexclusions?\b/i.test(quote) ? [] : quote))
      .join(' '),
  )
  const things = [
    ...excluding.flatMap((own) => thingsIn(own.quote).map((words) => ({ own, words }))),
    // "Assault or battery by a patron; but this exclusion does not apply to a bystander" is one, too.
    ...[...wording.exclusions, ...wording.givenBack.filter(({ quote }) => butFor.test(quote))].flatMap(
      (own) => listedThing(own.quote).map((words) => ({ own, words })),
    ),
  ]
  return policySentences(certificate).flatMap(({ quote, page }) => {
    for (const said of promisesIn(quote)) {
      const words = tellingWords(said)
      const hit = things.find(({ words: thing }) => isPromised(thing, { words, elsewhere }))
      if (hit) return [excluded(said, { text: said, quote, page }, hit.own)]
    }
    return []
  })
}

/** "Assault and battery coverage is included". */
const included =
  /^(?:\w+: )?([A-Z][\w -]{3,50}?)(?: coverage| insurance)? (?:is|are) (?:included|covered|insured)\b(?! (?:as|under|only|if|for|by|in the)\b)/

/** What a sentence promises, as its subject or from each of its verbs to the next. */
function promisesIn(quote: string): string[] {
  const verbs = [...quote.matchAll(promise)]
  const subject = denial.test(quote) ? undefined : included.exec(quote)?.[1]
  const behindVerbs = verbs
    .flatMap(({ 0: verb, index }, at) => {
      if (denied.test(quote.slice(0, index))) return []
      const behind = quote.slice(index + verb.length, verbs[at + 1]?.index)
      return (
        behind
          .split(/[.;]/)[0]
          ?.trim()
          .replace(/(?:,? and|,)$/, '') ?? []
      )
    })
    .filter((part) => part.length > 3 && !others.test(part) && !denial.test(part))
  return subject === undefined || others.test(subject) ? behindVerbs : [subject, ...behindVerbs]
}

/** "l. Assault or battery by a patron, and the failure to prevent it": what an item of a list of exclusions begins with. */
function listedThing(quote: string): Set<string>[] {
  const [thing = ''] =
    quote
      .replace(/^\W*[a-z\d]{1,3}[.)]\s+/i, '')
      .split(
        /[,.;:]|\b(?:by|of|from|arising|caused|resulting|if|unless|except|while|when|that|which|but)\b/i,
      ) ?? []
  const words = tellingWords(thing).difference(plain)
  return thing.length < longestThing && words.size > 0 && words.size <= mostWords ? [words] : []
}

const longestThing = 60
const butFor = /^[^.;]{4,120}[;,] but (?:this|the) exclusion\b/i

/** What one sentence takes out, thing by thing. */
function thingsIn(quote: string): Set<string>[] {
  return refused
    .flatMap((pattern) => pattern.exec(quote)?.[1] ?? [])
    .flatMap((list) => list.split(/,|;|\b(?:and|or|which|that|if|unless|except|arising|due)\b/))
    .map((item) => tellingWords(item).difference(plain))
    .filter(({ size }) => size > 0 && size <= mostWords)
}

const mostWords = 5
const shortest = 5

/** Whether a promise has the words of an excluded thing: those that the policy uses nowhere else, and two of several. */
function isPromised(
  thing: ReadonlySet<string>,
  { words, elsewhere }: { words: ReadonlySet<string>; elsewhere: ReadonlySet<string> },
): boolean {
  const shared = [...thing].filter((word) => words.has(word))
  const own = shared.filter((word) => word.length >= shortest && !elsewhere.has(word))
  return own.length > 0 && shared.length >= Math.min(2, thing.size)
}

function excluded(
  said: string,
  shown: { text: string; quote: string; page: number },
  own: Evidence,
): Discrepancy {
  const label = /^([A-Z][A-Za-z]+(?: [a-z]+)?):\s/.exec(shown.quote)?.[1] ?? 'Description'
  return differs(
    `${label}: ${said.slice(0, longest)}`,
    shown,
    { text: own.quote, quote: own.quote, page: own.page },
    {
      onCertificate: 'included',
      severity: 'high',
    },
  )
}

const longest = 90
