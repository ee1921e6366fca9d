import { folded } from '../../platform/index.ts'
import { factsOf, verified } from './documentFacts.ts'
import { isSameForm } from '../facts/listedForms.ts'
import type { Fact, PolicyForm } from '../facts/policyFacts.ts'
import { formName, isBlanketForm, listedProvisions, provisionForms } from '../facts/provisionForms.ts'
import type { ProvisionKind } from '../policies/certificateFacts.ts'
import { type ShownProvision, shownProvisions } from '../policies/shownProvisions.ts'
import { isForOthers } from './agreements.ts'
import { landlordsIn } from './namedParty.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { statedLack } from './statedLack.ts'
import { statementOf } from './statementOf.ts'
import { asksOnly } from './asksOnly.ts'
import { type AnswerDocument, notFoundAnswer, type PolicyAnswer } from './policyAnswer.ts'

const asksWhether =
  /^(?:and |so )?(?:is|are|can|could)\s+(?:the\s+)?(.+?)\s+(?:be\s+)?(?:(?:already|still|now|also)\s+)?(?:(?:named|listed|shown|included|covered|scheduled|on (?:the|this|our) policy)\s+)?(?:as\s+)?(?:an?\s+)?additional insureds?(?: for (?:our |your |the )?(?:ongoing|completed) operations)?(?: (?:on|under) (?:the|this|our) (?:auto|gl|general liability|liability|umbrella)? ?(?:policy)?)?\W*$/i

const requiresContract =
  /\b(?:contract|agreement|agreed?)\b.{0,60}\bin writing\b|\bwritten (?:\w+ (?:or )?){0,3}(?:contract|agreement)\b/i

/** Wording that a policy may include for others. */
const wordings: readonly {
  readonly kind: ProvisionKind
  readonly asked: RegExp
  /** What every mention of it contains. */
  readonly mentioned: RegExp
  /** What blanket wording says that gives it, and not what only stands beside it. */
  readonly gives?: RegExp
  readonly sentence: (who: string) => string
}[] = [
  {
    kind: 'ADDITIONAL_INSURED',
    asked: /\badditional insureds?\b/i,
    mentioned: /\badditional(?:ly)? (?:named )?(?:insured|assured)s?\b|\bwho is an insured\b/i,
    sentence: (who) => `Yes. Additional insured status applies ${who}`,
  },
  {
    kind: 'WAIVER_OF_SUBROGATION',
    asked:
      /\bwaivers? of (?:our |the )?(?:rights? of )?subrogation\b|\bsubrogation waivers?\b|\b(?:blanket )?waivers?(?=(?: endorsement)?\W*$)/i,
    mentioned:
      /\bwaive[ds]?\b.{0,80}\brights?\b|\bwaiver of (?:our |transfer of )?(?:rights?|subrogation)\b/i,
    gives: /\bwaive\w*\b|\b(?:not|never) enforce\b|\bgive up\b|\brelinquish/i,
    sentence: (who) => `Yes. Subrogation is waived ${who}`,
  },
  {
    kind: 'PRIMARY_NONCONTRIBUTORY',
    asked: /\bprimary (?:and|&|\/) ?non-?contributory\b/i,
    mentioned: /\bnon-?contributory\b|\bseek contribution\b/i,
    sentence: (who) => `Yes. The policy is primary and noncontributory ${who}`,
  },
]
/** Asks for the wording as such: "Do we have …", "Does Alder Creek have …", "Is there …" */
const asksWhetherThere =
  /^(?:and |so )?(?:is|are|do|does|did|has|have)\b[^.?!]*?\b(?:have|has|had|includes?|carry|contain|there)\s+(?:an?\s+|any\s+|the\s+)?(?:blanket\s+)?([^.?!]+?)(?: (?:wording|endorsement))?(?: (?:on|under|in) (?:the|this|our|my) policy)?\W*$/i
/** What "AI for comp ops, blanket?" says besides the wording. */
const qualifiers = String.raw`\b(?:blanket|automatic|status|wording|endorsements?|endorsed|completed|products|ongoing|operations|general liability|liability|workers? comp(?:ensation)?|gl|wc|auto|umbrella)\b`
const ofCompleted = /\bcompleted operations\b|\bCG ?20 ?(?:37|39)\b|\bCG ?20 ?10\W*11\W?85\b/i

/** "Do we have a waiver of subrogation?", "AI for completed operations, blanket?", from the wording and the forms of the policy; null for any other question. */
export function wordingAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const named = asksWhetherThere.exec(question.trim())?.[1]
  const wording = wordings.find(
    ({ asked, kind }) =>
      (asksOnly(question, new RegExp(`${asked.source}|${qualifiers}`, 'i')) && asked.test(question)) ||
      (kind !== 'ADDITIONAL_INSURED' && named !== undefined && namesOnly(named, asked)),
  )
  if (!wording) return null
  const facts = factsOf(documents)
  const isMeant = operationsAsked(question)
  const found = shownProvisions(facts, wording.kind)
    .filter(({ form, fact }) => isMeant(`${form ?? ''} ${fact.quote}`))
    .filter(({ party, fact }) => party !== null || wording.gives?.test(fact.quote) !== false)
    .map((shown) => ({ ...shown, citations: verified(shown.fact, documents) }))
    .filter(({ citations }) => citations.length > 0)
  const asksBlanket = /\b(?:blanket|automatic)\b/i.test(question)
  const given = found.toSorted((a, b) => Number(a.party !== null) - Number(b.party !== null))
  const listed = listedProvisions(facts, wording.kind).filter(
    ({ value }) =>
      isMeant(`${formName(value)} ${value.title ?? ''}`) &&
      !given.some(({ form }) => isSameForm(form, formName(value))),
  )
  const listedCitations = listed.flatMap((fact) => verified(fact, documents))
  const [first] = given
  if (first) {
    const also =
      listed.length > 0
        ? ` The forms schedule also lists ${formsNamed(listed)}; ${notInFile(listed.length)}.`
        : ''
    const form = first.form === null ? '' : ` (${first.form.replaceAll(/[()]/g, '')})`
    const isNotBlanket = asksBlanket && first.party !== null
    const parties = [...new Set(given.flatMap(({ party }) => party ?? []))]
    const sentence =
      first.party === null
        ? `${wording.sentence(forWhom(first))}${form}.`
        : `${wording.sentence(`for ${list.format(parties)}`)}${form}.`
    return {
      status: 'ANSWERED',
      verdict: isNotBlanket ? 'DEPENDS' : 'COVERED',
      answer: `${isNotBlanket ? sentence.replace(/^Yes\. /, 'Not blanket. ') : sentence}${also}`,
      citations: [...given.flatMap(({ citations }) => citations).slice(0, 2), ...listedCitations],
    }
  }
  if (listedCitations.length > 0)
    return {
      status: 'ANSWERED',
      verdict: 'DEPENDS',
      answer: `The forms schedule lists ${formsNamed(listed)}; ${notInFile(listed.length)}${listed.every(({ value }) => isBlanketForm(value)) ? '' : ", so the documents don't show for whom"}.`,
      citations: listedCitations,
    }
  const lack = statedLack(provisionForms[wording.kind].number, documents)
  if (lack) return lack
  const isMentioned = documents.some(({ reading }) =>
    reading.blocks.some((block) => block.kind !== 'table' && wording.mentioned.test(block.text)),
  )
  return isMentioned && named !== undefined
    ? null
    : { status: 'NOT_FOUND', verdict: null, answer: notFoundAnswer, citations: [] }
}

function namesOnly(text: string, pattern: RegExp): boolean {
  return text.replace(pattern, '').trim() === ''
}

/** Whether words are about the operations that the question names: ongoing, completed, or any. */
function operationsAsked(question: string): (words: string) => boolean {
  const isCompleted = asksCompleted.test(question)
  const isOngoing = /\bongoing\b/i.test(question)
  if (isCompleted === isOngoing) return () => true
  return (words) => ofCompleted.test(words) === isCompleted
}

const asksCompleted = /\bcompleted operations\b/i

function formsNamed(forms: readonly Fact<PolicyForm>[]): string {
  return list.format(
    forms.map(({ value }) => `${formName(value)}${value.title === null ? '' : ` (${value.title})`}`),
  )
}

function notInFile(count: number): string {
  return count === 1 ? 'the form itself is not in the file' : 'the forms themselves are not in the file'
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** "for any person …" or "where required by written contract" */
function forWhom({ appliesTo }: Pick<ShownProvision, 'appliesTo'>): string {
  return /^where\b/i.test(appliesTo)
    ? appliesTo.toLowerCase()
    : `for ${appliesTo.replace(/^Any\b/, 'any').replace(/\.$/, '')}`
}

/** "Is Ridgeway Holdings an additional insured?", from the parties that the policy names; null for any other question. */
export function additionalInsuredAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (asksWho.test(question.trim())) return insuredByAddition(documents)
  const asked = asksWhether.exec(question.trim())?.[1]
  if (asked === undefined) return null
  const { namedAdditionalInsureds, blanketAdditionalInsureds } = factsOf(documents)
  const words = wordsOf(asked)
  const isMeant = operationsAsked(question)
  const named = namedAdditionalInsureds.filter(({ value: { name } }) => {
    const known = wordsOf(name)
    return words.every((word) => known.includes(word))
  })
  const own = named.find(({ quote, source: { form } }) => isMeant(`${form ?? ''} ${quote}`))
  if (own) {
    const citations = verified(own, documents)
    if (citations.length > 0)
      return {
        status: 'ANSWERED',
        verdict: 'COVERED',
        answer: `Yes. ${own.value.name.replace(/\.$/, '')} is named as an additional insured.`,
        citations,
      }
  }
  const [other] = named
  const ended = other && asksCompleted.test(question) ? endOfOperations(other, candidates) : undefined
  if (other && ended)
    return {
      status: 'ANSWERED',
      verdict: 'EXCLUDED',
      answer: `No. ${other.value.name.replace(/\.$/, '')} is an additional insured for ongoing operations only: ${statementOf(ended)}`,
      citations: [...cited(ended), ...verified(other, documents)],
    }
  const lessor = landlord.test(asked) ? lessorInsured(asked, candidates) : null
  if (lessor) return lessor
  // "The landlord" is no name.
  const isName = /^\p{Lu}.*\p{Ll}/u.test(asked)
  if (!isName && !byContract.test(asked)) return null
  const blanket = blanketAdditionalInsureds.flatMap((fact) => verified(fact, documents))
  if (blanket.length === 0) return null
  const start = blanket.some(({ quote }) => requiresContract.test(quote))
    ? 'Only if a written contract requires it.'
    : 'It depends.'
  return {
    status: 'ANSWERED',
    verdict: 'DEPENDS',
    answer: `${start} ${isName ? asked : `The ${asked}`} is not named, but the policy's blanket wording may apply.`,
    citations: blanket.slice(0, 2),
  }
}

/** Where the wording that names a party ends with the work, or speaks of ongoing operations alone. */
function endOfOperations(
  { page, source }: Fact<unknown>,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const ofForm = candidates.filter(
    (each) => (source.documentId ?? each.documentId) === each.documentId && each.page === page,
  )
  return (
    ofForm.find(({ text }) => /\bafter\b[^.]*\bwork\b[^.]*\b(?:completed|finished)\b/i.test(text)) ??
    ofForm.find(({ text }) => /\bongoing operations\b/i.test(text))
  )
}

const asksWho =
  /^(?:and |so )?(?:who (?:is|are|all is)|(?:what|which) (?:parties|companies|organizations) are)(?: the| an| our| all)?(?: named)? additional insureds?(?: (?:on|under) (?:the|this|our) policy)?\W*$/i

/** Each additional insured that the policy names, and its blanket wording. */
function insuredByAddition(documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const { namedAdditionalInsureds, blanketAdditionalInsureds } = factsOf(documents)
  const named = namedAdditionalInsureds.map((fact) => ({
    name: fact.value.name.replace(/\.$/, ''),
    citations: verified(fact, documents),
  }))
  const blanket = blanketAdditionalInsureds.flatMap((fact) => verified(fact, documents))
  if (named.length + blanket.length === 0) return null
  const parties = [...new Set(named.map(({ name }) => name))]
  const [wording] = blanket
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: [
      ...(parties.length > 0 ? [`The policy names ${list.format(parties)}.`] : []),
      ...(wording ? [`${parties.length > 0 ? 'Also: ' : ''}${wording.quote.replace(/\.?$/, '.')}`] : []),
    ].join(' '),
    citations: [...named.flatMap(({ citations }) => citations), ...blanket.slice(0, 2)],
  }
}

/** Those whom blanket wording is for: their contract asks for it. */
const byContract =
  /^(?:our |my )?(?:general contractors?(?: \(GC\))?|GCs?|(?:project )?owners?|customers?|clients?|upstream contractors?)$/i
const landlord =
  /^(?:our |my |their |his |her )?(?:landlord|lessor|(?:property|building) (?:owner|manager))(?: (?:at|on|of|for) .+)?$/i
const longestLine = 160

/** Who is insured as landlord: where an endorsement names one, or where the declarations list managers or lessors. */
function lessorInsured(asked: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const [named] = landlordsIn(candidates).filter(
    (each) => isForOthers(each) && /\p{Lu}/u.test(each.text) && isAtPlace(asked, each, candidates),
  )
  if (named)
    return {
      status: 'ANSWERED',
      verdict: 'COVERED',
      answer: `Yes. ${named.headings.at(-1) ?? ''}: ${named.text.replace(/\.?$/, '.')}`,
      citations: cited(named),
    }
  const at = candidates.findIndex(
    ({ text, isFront }) =>
      isFront && text.length < longestLine && /\bmanagers? (?:or|and) lessors?\b/i.test(text),
  )
  const [line, next] = candidates.slice(Math.max(at, 0), Math.max(at, 0) + 2)
  if (at === -1 || !line) return null
  const listed = next && next.page === line.page && /^[-–—:] ?\p{Lu}/u.test(next.text) ? [line, next] : [line]
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The documents say: ${listed
      .map(({ text }) => text)
      .join(' ')
      .replace(/\.?$/, '.')}`,
    citations: listed.flatMap(cited),
  }
}

/** Whether the wording beside a name has the street or city that the question names, if it names one. */
function isAtPlace(asked: string, named: Candidate, candidates: readonly Candidate[]): boolean {
  const place = asked.match(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu)?.filter((word) => !usualOfStreets.test(word)) ?? []
  const beside = candidates
    .filter(({ documentId, page }) => documentId === named.documentId && page === named.page)
    .map(({ text }) => text)
    .join(' ')
  return place.every((word) => beside.includes(word))
}

const usualOfStreets = /^(?:Street|Avenue|Road|Drive|Lane|Boulevard|Court|Place|Way|Building)$/

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\d]+/gu) ?? []
}
