import { absentCoverage } from './absentCoverage.ts'
import { declaredAnswer } from './declaredAnswer.ts'
import { candidatesOf } from './answerCandidates.ts'
import { excludedElsewhere } from './excludedElsewhere.ts'
import { askedAmount, comparedAmount } from './askedAmount.ts'
import { composedAnswer } from './composedAnswer.ts'
import { correctionOf, limitsPeril } from './correctionOf.ts'
import { definitionAnswer } from './definitionAnswer.ts'
import { isOffExclusion } from './exclusionFirst.ts'
import { extraLimitAnswer } from './extraLimitAnswer.ts'
import { factAnswer } from './factAnswer.ts'
import {
  type Comparison,
  type Measured,
  measured,
  type PassageSetting,
  passageSetting,
} from './answerFeatures.ts'
import { type AnswerWeights, answerWeights, groupOf, weighted, withVectorScores } from './answerModel.ts'
import { isAnswered } from './isAnswered.ts'
import { statesValue } from './belowLimit.ts'
import { withEvidence } from './withEvidence.ts'
import { listedAnswer } from './listedAnswer.ts'
import { lossAnswer } from './lossAnswer.ts'
import { locationAnswer, locationList } from './locationAnswer.ts'
import { answerNearness } from './nearness.ts'
import { namedAggregate } from './namedAggregate.ts'
import { isAtOtherPlace, namedPlace, withPlaceNumber } from './namedPlace.ts'
import { ofOthers } from './ofOthers.ts'
import { outsideScope } from './outsideScope.ts'
import { partLimits } from './partLimits.ts'
import { statesPeril } from './perilOf.ts'
import { questionMeaning } from './questionMap.ts'
import { documentsByCarrier, namedDocuments } from './namedDocuments.ts'
import {
  type AnswerDocument,
  type AnsweredQuestion,
  notFoundAnswer,
  type PolicyAnswer,
} from './policyAnswer.ts'
import { asQuestion, type Question, understood } from './question.ts'
import { openSpelling } from './openSpelling.ts'
import { similaritiesTo } from './similaritiesTo.ts'
import { statesAnswer } from './statesAnswer.ts'
import { tabledCell } from './tabledCell.ts'
import { compareTopics } from './topicFeatures.ts'
import { isUnstated } from './isUnstated.ts'
import { share } from './valueFeatures.ts'
import { restatedFact } from './changeFirst.ts'
import { withUnitNumber } from './withUnitNumber.ts'
import { withoutOwnLine } from './withoutOwnLine.ts'
import { themeOf } from './wordMatch.ts'
import { whichDocuments } from './whichDocuments.ts'
import { joinedAnswers, type PartAnswer, questionParts } from './questionParts.ts'

/** A passage with how well it answers a question. */
export interface RankedCandidate extends Measured {
  readonly score: number
  /** How likely it is the one that answers the question, from 0 to 1. */
  readonly share: number
}

/** The question's vector, normalized to length 1. */
export type EmbedQuestion = (question: string) => Promise<Float32Array>

interface AskOptions {
  /** The conversation so far. */
  readonly earlier?: readonly AnsweredQuestion[]
  /** If absent, only words are compared. */
  readonly embed?: EmbedQuestion
  /** `2026-11-20`: today for the agency; if absent, time left is not counted. */
  readonly today?: string
}

export type AskDocuments = (question: string, options?: AskOptions) => Promise<PolicyAnswer>

/** Prepares a policy's documents for questions. */
export function openAnswers(documents: readonly AnswerDocument[]): AskDocuments {
  const byDocument = documents.map((document) => ({
    ...document,
    candidates: candidatesOf(document),
  }))
  const candidates = byDocument.flatMap((document) => document.candidates)
  const setting = passageSetting(candidates, themeOfDocuments(documents))
  const vectors = byDocument.flatMap((document) =>
    document.candidates.map((_, at) => document.vectors?.[at] ?? null),
  )
  const lines = documents.map(({ facts }) => facts.scalars.lineOfBusiness.fact?.value)
  const isExcess = lines.includes('UMBRELLA') || lines.includes('EXCESS')
  const namesUmbrella =
    lines.includes('UMBRELLA') ||
    documents.some(({ reading: { pages } }) =>
      pages.some((page) => page.lines.some(({ text }) => /\bumbrella\b/i.test(text))),
    )
  const corrected = openSpelling(candidates)
  const asNamed = namedAggregate(candidates)
  const prepared = new Map<string, AskDocuments>()
  function askOf(some: readonly AnswerDocument[]): AskDocuments {
    const key = some.map(({ id }) => id).join(' ')
    const ask = prepared.get(key) ?? openAnswers(some)
    prepared.set(key, ask)
    return ask
  }
  /** One answer per carrier, when the carriers' documents differ. */
  async function answersByCarrier(question: string, options: AskOptions): Promise<PolicyAnswer | null> {
    const groups = documentsByCarrier(documents)
    if (groups.size < 2) return null
    const answers = await Promise.all(
      [...groups].map(async ([carrier, own]) => {
        const found = await askOf(own)(question, options)
        return { question: `${carrier}:`, answer: found.answer, found }
      }),
    )
    const answered = answers.filter(({ found }) => found.status === 'ANSWERED')
    return new Set(answered.map(({ answer }) => answer)).size > 1 ? joinedAnswers(answered) : null
  }
  async function answerOne(question: string, options: AskOptions): Promise<PolicyAnswer> {
    const likely = await likelyAnswer(question, options)
    const { text } = understood(question, options.earlier ?? [])
    return withEvidence(text, likely, setting)
  }
  async function likelyAnswer(question: string, options: AskOptions): Promise<PolicyAnswer> {
    const named = namedDocuments(question, documents)
    if (named.length < documents.length) return await askOf(named)(question, options)
    const { earlier = [], embed, today } = options
    const which = await whichDocuments(question, documents, (document, each) =>
      askOf([document])(each, embed ? { embed } : {}),
    )
    if (which) return which
    const listed = listedAnswer(question, documents, { candidates, earlier })
    if (listed) return listed
    const amount = askedAmount(question)
    const compared = amount && comparedAmount(amount, await answerOne(amount.plain, options))
    if (compared) return compared
    const place = namedPlace(question, documents)
    const asked = understood(
      withUnitNumber(withPlaceNumber(question, place, candidates), candidates),
      earlier,
    )
    const declared =
      statesAnswer(asked.text, candidates) ??
      declaredAnswer(question, documents, candidates) ??
      locationAnswer(asked.text, documents, candidates) ??
      locationList(asked.text, documents) ??
      absentCoverage(asked, setting) ??
      partLimits(question, candidates) ??
      tabledCell(question, documents, candidates)
    if (declared) return declared
    const differing = statesValue.has(asked.intent) ? await answersByCarrier(question, options) : null
    if (differing) return differing
    const fact = factAnswer(asked.focus ?? asked.text, documents, today)
    const restated = fact && restatedFact(fact, candidates, asked.text)
    if (restated) return restated
    const known = fact ? null : definitionAnswer(asked.text, candidates)
    if (known) return known
    if (
      /\b(our|an|the) umbrella\b(?! (?:underwriter|carrier|insurer|market|quote|application)\b)/i.test(
        asked.text,
      ) &&
      !namesUmbrella
    )
      return notFound([])
    if (isUnstated(asked.text, candidates)) return notFound([])
    const vector = embed ? await embed(asked.text) : null
    const similarities = vector ? similaritiesTo(vector, vectors) : candidates.map(() => null)
    const comparison = {
      vector,
      vectors: vector ? vectors : [],
      meaning: questionMeaning(asked.text, vector),
      similarities,
      match: setting.matchWords(asked.text),
      topics: compareTopics(
        { text: asked.text, vector },
        setting.topicsOf(vector ? vectors : []),
        similarities,
      ),
    }
    const isOfOthers = ofOthers(asked, { typed: question, candidates, isExcess })
    const all = ranked(asked, setting, comparison).filter(({ candidate }) => !isOfOthers(candidate))
    const elsewhere = excludedElsewhere(asked, all, { candidates, place })
    if (elsewhere) return elsewhere
    const there = place === null ? all : all.filter(({ candidate }) => !isAtOtherPlace(candidate, place))
    const best = there.length > 0 ? there : all
    const outside = outsideScope(asked, {
      best: all.map(({ candidate }) => candidate),
      candidates,
      documents,
      place,
    })
    if (outside) return outside
    if (fact && !isNarrower(asked, best[0], fact)) return fact
    const found = { ranked: best, index: setting.index, candidates }
    if (!isAnswered(asked, best, { ...setting, ...comparison })) {
      const weighed = isExcess ? null : lossAnswer(asked, found, notFound(best))
      if (weighed) return weighed
      const limit = extraLimitAnswer(asked, documents)
      if (limit) return restatedFact(limit, candidates, asked.text) ?? limit
      const general = statesValue.has(asked.intent) ? withoutOwnLine(asked.text, documents) : null
      if (general !== null) return await answerOne(general, options)
      return notFound(best)
    }
    if (isOffExclusion(asked, best[0], setting)) return notFound(best)
    const composed = composedAnswer(asked, { ...found, place: place?.number ?? null })
    return (isExcess ? null : lossAnswer(asked, found, composed)) ?? composed
  }
  /** Whether a row covers more of the question than the extracted fact does: "the property premium". */
  function isNarrower(
    { text }: Question,
    lead: RankedCandidate | undefined,
    { citations }: PolicyAnswer,
  ): boolean {
    // A deductible is not the limit that is asked for.
    if (lead && share.test(lead.candidate.text) && !share.test(text)) return false
    if (!lead || lead.features['valueInRow'] !== 1 || citations.some(({ role }) => role === 'ENDORSEMENT'))
      return false
    const own = candidates.filter((each) =>
      citations.some(
        ({ page, quote }) => page === each.page && (each.text.includes(quote) || quote.includes(each.text)),
      ),
    )
    const covered = Math.max(...own.map((each) => setting.index.coverageOf(text, [each])))
    return own.length > 0 && setting.index.coverageOf(text, [lead.candidate]) > covered + narrower
  }
  return async (typed, given = {}) => {
    // A question that is asked again has the same answer.
    const same = given.earlier?.findIndex(({ question }) => question === typed) ?? -1
    const options = same === -1 ? given : { ...given, earlier: given.earlier?.slice(0, same) ?? [] }
    const message = asQuestion(asNamed(corrected(typed)))
    const parts = questionParts(message, documents)
    if (parts.length < 2) return await answerOne(message, options)
    const earlier = [...(options.earlier ?? [])]
    const answers: PartAnswer[] = []
    for (const question of parts) {
      const found = await answerOne(question, { ...options, earlier })
      answers.push({ question, answer: found.answer, found })
      earlier.push({ question, answer: found.answer })
    }
    const isAnyAnswered = answers.some(({ found }) => found.status === 'ANSWERED')
    return isAnyAnswered ? joinedAnswers(answers) : await answerOne(message, options)
  }
}

/** How much more of the question a row must cover. */
const narrower = 0.35
const mostRanked = 40
/** The passages that may answer the question, likeliest first. */
export function ranked(
  question: Question,
  setting: PassageSetting,
  comparison: Comparison,
  { rank, meant, map }: Pick<AnswerWeights, 'rank' | 'meant' | 'map'> = answerWeights,
): RankedCandidate[] {
  const group = groupOf(question.intent)
  const near = answerNearness(comparison, setting, map)
  const known = measured(question, setting, comparison).map((each) => ({
    ...each,
    features: { ...withVectorScores(each.features, comparison.vector, meant), ...near[each.at] },
  }))
  const perils = {
    isPerilStated: known.some(statesPeril),
    isPerilLimited: known.some((each) => limitsPeril(question, each)),
  }
  const all = known.map((each) => ({
    ...each,
    score: weighted(each.features, rank, group) + correctionOf(question, each, perils),
  }))
  const best = Math.max(...all.map(({ score }) => score))
  const total = all.reduce((sum, { score }) => sum + Math.exp(score - best), 0)
  return all
    .map((each) => ({ ...each, share: Math.exp(each.score - best) / total }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostRanked)
}

/** What the documents are about as a whole: who is insured, for what. */
export function themeOfDocuments(
  documents: readonly Pick<AnswerDocument, 'reading' | 'facts'>[],
): ReadonlySet<string> {
  return themeOf(
    documents.flatMap(({ reading, facts }) => {
      const title = reading.blocks.find(({ kind }) => kind === 'heading')
      return [facts.scalars.insuredName.fact?.value ?? '', title && title.kind !== 'table' ? title.text : '']
    }),
  )
}

function notFound(best: readonly RankedCandidate[]): PolicyAnswer {
  return {
    status: 'NOT_FOUND',
    verdict: null,
    answer: notFoundAnswer,
    citations: best
      .slice(0, 2)
      .flatMap(({ candidate: { documentId, page, text, parts } }) =>
        (parts ?? [text]).map((quote) => ({ documentId, page, quote, role: 'NEAREST' as const })),
      ),
  }
}
