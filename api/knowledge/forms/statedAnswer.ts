import { generic, stemOf, subjectsOf } from './statedSubjects.ts'
import { stemmer } from 'stemmer'
import { spokenNumber } from '../../reading/index.ts'
import { lineOf } from './linesOfBusiness.ts'
import { type Clause, clausesOf } from './letterClauses.ts'
import { answer, type LetterAnswer, negation, type Sentence } from './letterSentences.ts'
import { personNames } from './spokenNames.ts'
import { daysLasting, limitsOf, measures, passes } from './statedLimits.ts'

/** "On e-mail it is only on for the owners, so that is a no." */
const verdict =
  /\b(?:so|that is|that's) (?:that is |that's )?(?:a )?(yes|no)\b(?=[.,;]|$| (?:to|on|for|there))|[:,?] (yes|no)(?=[.,;]|$)|^(yes|no) (?:to|on) /i

/** "No stoves" denies wood-burning stoves too. */
function isKindDenied(asked: string, { text, isNegative }: Clause): boolean {
  const words = asked.replace(/[?\s]+$/, '').split(/\s+/)
  const [last = ''] = /[a-z]{4,}$/i.exec(words.at(-1) ?? '') ?? []
  const denied = /^(?:there (?:is|are) |we have )?no (\w+)/i.exec(text)?.[1]
  return (
    isNegative &&
    words.length <= 5 &&
    denied !== undefined &&
    last !== '' &&
    !/\b(?:of|to|for|in|with|by|on|and|or)\b/i.test(asked) &&
    !generic.has(stemmer(last.toLowerCase())) &&
    stemOf(last) === stemOf(denied)
  )
}

/** "Yes" or "No" to a question, where a clause speaks plainly of its subject; null when none does, or when two differ. */
export function statedAnswer(question: string, sentences: readonly Sentence[]): LetterAnswer | null {
  const named = question
    .replace(/^\s*(?:\d+[a-z]?|[a-z])[.)]\s*/i, '')
    .replace(/^\s*if (?:so|yes)\W+/i, '')
    .replace(/\bif (?:so|yes)\b.*$/i, '')
    .replace(aboutApplicant, '$1 ')
    .replace(/\bin (?:effect|place|force)\b(?=\W*$)/i, '')
    .replace(/\b(?:yes|no)\s*$/i, '')
    .replace(/,? (?:in|during|within|over) (?:the )?(?:last|past|prior|previous) \w+ years?\b/i, '')
    .replace(/\bthe (?:last|past|prior|previous) \w+ years?\b/i, '')
    // "Losses relating to discrimination" is not about every loss.
    .replace(/^.*\b(?:relat(?:ing|ed) to|involving|arising (?:out )?of|alleging)\b/i, '')
  // "Any general liability claims?": a claim on a form for that line.
  const ofLine = lineOf(lineOfClaims.exec(named)?.[0] ?? '')
  const asked = ofLine === null ? named : named.replace(lineOfClaims, '')
  // "Work without a certificate?" and "limits less than yours?" ask for what is missing.
  const isReversed = /\b(?:(?<!with or )without|less than|lower than|(?<!or )fail|lack)\b/i.test(asked)
  const alternatives = asked
    .replaceAll(/\([^)]*\)/g, ' ')
    // "Owned or hired" is one thing that is asked, in two words.
    .replaceAll(/\b(\w+ed) or (?=\w+ed\b)/gi, '$1 ')
    .split(/\bor\b|\/|,/)
    .map((part) => subjectsOf(part))
    .filter((part) => part.size > 0)
  // "Solid fuel (wood or charcoal)": one of the examples is enough for a yes.
  const examples = [
    ...asked.matchAll(/\(([a-z][a-z -]* or [a-z -]+|[a-z][a-z -]*(?:, [a-z -]+)+)\)/g),
  ].flatMap(([, list = '']) =>
    list
      .split(/,| or /)
      .map((each) => subjectsOf(each))
      .filter((each) => each.size > 0),
  )
  // "Exterior insulation and finish (EIFS)": the short form says all of it.
  const shortForm = /\(([A-Z]{3,6})\)/.exec(asked)?.[1]
  const whole = subjectsOf(asked)
  const limits = limitsOf(asked)
  if (whole.size === 0 && !limits.some(({ unit }) => unit === 'age')) return null
  // What a question names first is its subject: "Delivery of food".
  const [head] = whole
  const weight = (stems: ReadonlySet<string>) =>
    [...stems].reduce((sum, stem) => sum + Math.min(stem.length, 10) / 6 + (stem === head ? 0.3 : 0), 0)
  const isOfAll = /\b(?:all|every|each)\b/i.test(asked)
  const unaware = asksForAwareness.test(asked)
    ? sentences.find(({ text }) => isUnaware.test(text))
    : undefined
  if (unaware) return answer(unaware, 'No')
  const people = new Set(
    sentences.flatMap(({ text }) => personNames(text).map(({ value }) => value.split(' ')[0] ?? '')),
  )
  const clauses = clausesOf(sentences).filter(
    ({ text, isNegative }) =>
      !isNegative || ((!ofRest.test(text) || ofRest.test(asked)) && !isOfOnePerson(text, people)),
  )
  // "Closed for more than 60 days?" with "closed from January 4 to March 20".
  const [long] = limits.filter(({ unit, isBelow }) => unit === 'days' && !isBelow)
  const lasting =
    long &&
    sentences.find(
      ({ text, written }) => !whole.isDisjointFrom(subjectsOf(text)) && daysLasting(text, written) !== null,
    )
  if (long && lasting)
    return answer(lasting, (daysLasting(lasting.text, lasting.written) ?? 0) > long.value ? 'Yes' : 'No')
  const passed = limits.map((limit) => passes(limit, clauses))
  const over = passed.find((each) => each?.value === 'Yes') ?? null
  if (over) return over
  const [within] = passed
  if (within && passed.every((each) => each !== null)) return within
  const purpose = /\b(?:required|used|enabled|needed|enforced|in place|turned on) (?:for|on) (.+)$/i.exec(
    asked,
  )?.[1]
  const purposes = subjectsOf(purpose ?? '')
  const [, ofWhom = ''] =
    /\b(?:required|asked|demanded|obtained|requested) (?:of|from|by) (.+)$/i.exec(asked) ?? []
  const beside = subjectsOf(`${ofWhom} ${kinds.join(' ')}`)
  const found = clauses.flatMap((clause) => {
    // A code for the mail is none for the servers.
    if (purposes.size > 0 && !clause.isNegative && purposes.isDisjointFrom(subjectsOf(clause.sentence.text)))
      return []
    const other = ofLine && lineOf(clause.sentence.text)
    if (other && other !== ofLine) return []
    const own = subjectsOf(clause.text)
    const stated = own.isDisjointFrom(whole) ? own : own.union(referredTo(clause, sentences, whole))
    const hits = whole.intersection(stated)
    if (hits.size < (isReversed && whole.size > 1 ? 2 : 1)) return []
    // "Those are the only subs" says nothing of the bonds that are asked of them.
    if (!clause.isNegative && hits.size < whole.size && hits.isSubsetOf(beside)) return []
    const isShort = shortForm !== undefined && new RegExp(`\\b${shortForm}\\b`, 'i').test(clause.text)
    const share = Math.max(
      isShort ? 1 : 0,
      isKindDenied(asked, clause) ? 1 : 0,
      !clause.isNegative && examples.some((each) => each.isSubsetOf(stated)) ? 1 : 0,
      weight(hits) / weight(whole),
      ...alternatives.map(
        (part) => part.intersection(stated).size / Math.max(part.size, alternatives.length > 1 ? 1.5 : 1),
      ),
    )
    const score = share + 0.25 * (whole.intersection(subjectsOf(clause.sentence.text)).size / whole.size)
    // "We never touch sprinklers": the clause is only about the subject of the question.
    // Having sprinklers is not installing them: a yes must name what the question names first.
    const isWholly =
      alternatives.length === 1 &&
      stated.isSubsetOf(whole) &&
      (clause.isNegative || (head !== undefined && hits.has(head) && share > 0.5))
    const sure = isWholly && score >= 0.4 ? score + 0.25 : score
    // "Cameras in all units?" is answered by "only the Kenworth has one".
    const least = isOfAll && /\bonly\b/i.test(clause.text) ? 0.3 : 0.62
    return sure >= least ? [{ clause, score: sure }] : []
  })
  // "No foam and no asbestos": each of the things that are asked is denied.
  const denials = clauses.filter(({ text, isNegative }) => {
    const subjects = subjectsOf(text)
    return isNegative && subjects.size > 0 && subjects.isSubsetOf(whole)
  })
  const [denial] = denials
  if (denial && !isReversed && alternatives.length > 1 && limits.length === 0) {
    const denied = denials.map(({ text }) => subjectsOf(text))
    if (alternatives.every((part) => denied.some((each) => !each.isDisjointFrom(part))))
      return answer(denial.sentence, 'No')
  }
  const ranked = found.toSorted((a, b) => b.score - a.score)
  const [best] = ranked
  if (!best) return null
  // "Have all servers had it?" with eleven of fourteen is a no.
  const isPartly = /\b\w+ of (?:our|the|my) \w+|\b(?:most|some|only|not all|not every|except)\b/i
  const all = best.clause.sentence.text
  const said = all.slice(all.indexOf(best.clause.text))
  if (
    isOfAll &&
    (isPartly.test(best.clause.text) ||
      /,\s*(?:but )?(?:the|our|my) [^,;.]*\b(?:does|do|has|have|is|are)(?:n['’]t| not)(?=[,;.]|$)/i.test(
        said,
      ) ||
      /^[^.;]{0,60}: (?:only|just|not all|most|some)\b/i.test(said))
  )
    return answer(best.clause.sentence, 'No')
  // "Work above three stories?" is answered by a height, and not by work.
  const [limit] = limits.filter(({ unit }) => unit !== '')
  if (limit && !best.clause.isNegative) {
    const [only, ...others] = measures(best.clause.sentence.text).filter(({ unit }) => unit === limit.unit)
    if (!only || others.length > 0 || only.value === limit.value) return null
    return answer(best.clause.sentence, only.value > limit.value !== limit.isBelow ? 'Yes' : 'No')
  }
  // "Delivery is by DoorDash" is no delivery by the applicant's own drivers.
  const isOfOwn = /\b(?:your|its|their) own (?:employees|drivers|staff|people|vehicles)\b/i.test(asked)
  const isByOthers =
    /\bby (?:[A-Z]|an? outside|others)|\bno \w+ of (?:our|my) own\b|\b(?:apps|couriers?|third[- ]part(?:y|ies)|DoorDash|Uber ?Eats|Grubhub)\b|\b(?:our|my) own (?:people|employees|staff|drivers|cars|vehicles) (?:do not|don['’]t|never)\b/
  if (isOfOwn && isByOthers.test(best.clause.sentence.text)) return answer(best.clause.sentence, 'No')
  // Nor are deliveries by an app denied by "our own people do not deliver".
  const isOfOthers = /\b(?:third[- ]part(?:y|ies)|outside)\b/i.test(asked)
  if (isOfOthers && best.clause.isNegative && /\b(?:our|my|their) own\b/i.test(best.clause.text))
    return isByOthers.test(best.clause.sentence.text) ? answer(best.clause.sentence, 'Yes') : null
  // "Are laptops encrypted?" is not answered by what else is said of laptops.
  const predicate = /^(?:is|are|was|were|do|does|have|has)\b.*\b(\w+ed)\W*$/i.exec(asked)?.[1]
  const [done] = predicate === undefined ? [] : subjectsOf(predicate)
  if (
    done !== undefined &&
    !best.clause.isNegative &&
    !staysSame.test(best.clause.text) &&
    !subjectsOf(best.clause.sentence.text).has(done)
  )
    return null
  const value = (clause: Clause) => {
    if (unreported.test(asked)) return isUnreported(clause.text) ? 'Yes' : 'No'
    // Where something is asked to have been stopped, that it was is no denial.
    const isAsked = whole.has('recal') && !negation.test(clause.text)
    if (/\b(?:chang|mov|differ|renam)\w*/i.test(asked) && staysSame.test(clause.text)) return 'No'
    const isMissing = (clause.isNegative && !isAsked) || /\b(?:stay(?:s|ed)? out|except)\b/i.test(clause.text)
    return isMissing === isReversed ? 'Yes' : 'No'
  }
  const verdictWord = verdict.exec(best.clause.sentence.text)?.slice(1).find(Boolean)
  if (verdictWord && !isReversed) return answer(best.clause.sentence, /yes/i.test(verdictWord) ? 'Yes' : 'No')
  const rival = ranked.find(
    ({ clause, score }) => score >= best.score - 0.05 && value(clause) !== value(best.clause),
  )
  if (rival) return null
  const isNo = value(best.clause) === 'No'
  if (isNo && !isReversed && hasHappened(question, best.clause.sentence))
    return answer(best.clause.sentence, 'Yes')
  return answer(best.clause.sentence, value(best.clause))
}

/** "Has any member of the firm been disciplined?" is about the discipline. */
const aboutApplicant =
  /^(\W*(?:has|have|is|are|was|were|does|do|did|will|can)) (?:any |an? )?(?:(?:members?|principals?|employees?|officers?|owners?|partners?) of )?(?:the |your )?(?:contractor|firm|agency|organization)\b/i

/** What is a thing of its own only with the word before it: a restore test is no penetration test. */
const kinds = ['test', 'plan', 'agreement', 'inspection', 'survey', 'review']

/** "I know of nothing else that could turn into a claim." */
const asksForAwareness =
  /\b(?:aware|knows?|knowledge)\b.*\b(?:acts?|circumstances?|incidents?|facts?|errors?|claims?)\b/i
const isUnaware =
  /\b(?:not|n['’]t) (?:aware|know) of (?:anything|any)\b|\bknow of (?:nothing|no|none)\b|\b(?:unaware of|no knowledge of) any/i

/** "Nothing else" and "nobody else" tell of the rest, and that there was something. */
const ofRest = /\b(?:else|other|another)\b/i

const staysSame =
  /\b(?:stays?|stayed|remains?|remained|is|are) (?:\w+ )?(?:as (?:it|they) (?:is|are|was|were)|the same|unchanged)\b/i

/** "Dana was not cited" says nothing of the other driver. */
function isOfOnePerson(text: string, people: ReadonlySet<string>): boolean {
  const [, name] =
    /^(?:and |but )?([A-Z][a-zà-ÿ]+)(?: [A-Z][a-zà-ÿ]+)? (?:is|was|has|had|did|does)(?:n['’]t| not| never)\b/.exec(
      text,
    ) ?? []
  return name !== undefined && people.has(name)
}

/** What "them" and "the same" stand for, of what a question asks. */
function referredTo(
  { text, sentence }: Clause,
  sentences: readonly Sentence[],
  whole: ReadonlySet<string>,
): Set<string> {
  const before = /\bthe same (?:goes|applies|is true|holds)\b/i.test(text)
    ? sentence.text
    : /\b(?:them|they|those)\b/i.test(text)
      ? (sentences[sentences.indexOf(sentence) - 1]?.text ?? '')
      : ''
  return subjectsOf(before).intersection(whole)
}

const unreported = /\b(?:not (?:yet )?|un)reported\b/i

/** "An accident that I have not reported yet", but not "no unreported accidents". */
function isUnreported(text: string): boolean {
  return (
    /\b(?:not|never|yet to be)(?: \w+)? reported\b|n['’]t(?: \w+)? reported\b|\bunreported\b/i.test(text) &&
    !/\b(?:no|any) unreported\b/i.test(text)
  )
}

const lineOfClaims =
  /\b(?:general liability|liability|property|auto(?:mobile)?|workers['’]? comp(?:ensation)?) (?=(?:claims?|loss(?:es)?)\b)/i

/** "We don't do stucco; there was one job in 2018": it was done within the years that a question asks about. */
function hasHappened(question: string, { text, written }: Sentence): boolean {
  const [, count] = /\b(?:last|past|prior|previous) \(?(\w+)\)? (?:\(\d+\) )?years?\b/i.exec(question) ?? []
  const asked = count === undefined ? null : (spokenNumber(count) ?? Number(count))
  const isEver = /\bever\b|\bin the past\b(?! \w+ years?\b)/i.test(question)
  const [, year] =
    /\b(?:there (?:was|were)|we (?:did|had)|until|stopped|quit|gave (?:it|that|them) up|gave up|used to)\b[^.]{0,40}?\b((?:19|20)\d\d)\b/i.exec(
      text,
    ) ?? []
  if (year === undefined) return false
  return (
    isEver ||
    (Boolean(asked) && written !== null && Number(year) > Number(written.slice(0, 4)) - Number(asked))
  )
}
