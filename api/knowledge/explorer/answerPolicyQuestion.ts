import { fileKind } from '../../files/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import { type AskDocuments, openAnswers } from '../answers/openAnswers.ts'
import { phrasedByModel } from '../answers/phrasedByModel.ts'
import type { AnswerDocument, AnsweredQuestion, PolicyAnswer } from '../answers/policyAnswer.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { otherInsured, otherInsuredMessage, ownFiles } from '../policyFiles/otherInsured.ts'
import { standingAnswer } from '../policyFiles/standingAnswer.ts'
import { fileReadingOf } from '../readings/fileReading.ts'
import { loadContent, loadFacts } from '../readings/storedReading.ts'
import type { answerAuthors, ExplorerMessage } from './explorerMessage.ts'
import { withCorrections } from './withCorrections.ts'

interface Answered {
  readonly answer: PolicyAnswer
  readonly phrasedBy: (typeof answerAuthors)[number]
  /** Why the model did not phrase it, in plain words. */
  readonly notice: string | null
}

interface Asked {
  readonly question: string
  /** The conversation so far. */
  readonly history: readonly Stored<ExplorerMessage>[]
}

/** The answer to a question about the policy, from its documents only, or why there is none. */
export async function answerPolicyQuestion(
  context: RequestContext,
  policyId: string,
  { question, history }: Asked,
): Promise<Answered | { readonly failure: string }> {
  const { agency, vectors } = context
  const documents = await readDocuments(agency, policyId)
  if (documents.length === 0) return { failure: unreadMessage(agency, policyId) }
  const earlier = answeredQuestions(history)
  const today = agencyToday(agency, context.clock.now())
  // The notices together say more than the one document that fits the question best.
  const standing = standingAnswer(agency, policyId, { question, today })
  if (standing) return { answer: standing, phrasedBy: 'BUILT_IN', notice: null }
  const answer = await preparedAnswers(
    agency,
    policyId,
    documents,
  )(question, { earlier, embed: (text) => vectors.embedOne(text), today })
  const phrased = await phrasedByModel(context, { question, earlier, answer, documents })
  const corrected = await withCorrections(agency, policyId, phrased.ok ? phrased.answer : answer)
  return phrased.ok
    ? { answer: corrected, phrasedBy: 'MODEL', notice: null }
    : { answer: corrected, phrasedBy: 'BUILT_IN', notice: phrased.notice }
}

interface Prepared {
  readonly documents: readonly AnswerDocument[]
  readonly ask: AskDocuments
}

const prepared = new Map<string, Prepared>()
const mostPrepared = 24

/** A policy's documents, prepared once until one of them changes. */
export function preparedAnswers(
  agency: AgencyStore,
  policyId: string,
  documents: readonly AnswerDocument[],
): AskDocuments {
  const key = `${agency.id} ${policyId}`
  const known = prepared.get(key)
  const isSame =
    known?.documents.length === documents.length &&
    known.documents.every(
      ({ id, reading, facts }, at) =>
        documents[at]?.id === id && documents[at].reading === reading && documents[at].facts === facts,
    )
  const kept = known && isSame ? known : { documents, ask: openAnswers(documents) }
  prepared.delete(key)
  prepared.set(key, kept)
  const [oldest] = prepared.keys()
  if (prepared.size > mostPrepared && oldest !== undefined) prepared.delete(oldest)
  return kept.ask
}

/** The policy's documents that can be used for answers: those that were read and name no other insured. */
export async function readDocuments(agency: AgencyStore, policyId: string): Promise<AnswerDocument[]> {
  const files = ownFiles(agency, policyId)
  const documents = files.map(async ({ id, name }) => {
    const row = fileReadingOf(agency, id)
    if (!row) return null
    const [content, facts] = await Promise.all([loadContent(agency, row), loadFacts(agency, row)])
    return content && facts ? { id, name, ...content, facts } : null
  })
  return (await Promise.all(documents)).filter((document) => document !== null)
}

/** The line of business that the policy's documents name, when they agree: they are what is asked about. */
export async function lineInDocuments(agency: AgencyStore, policyId: string): Promise<LineOfBusiness | null> {
  const files = ownFiles(agency, policyId)
  const read = await Promise.all(
    files.map(async ({ id }) => {
      const row = fileReadingOf(agency, id)
      return row ? await loadFacts(agency, row) : null
    }),
  )
  const lines = read.flatMap((facts) => {
    const isPolicy = facts && /^(?:POLICY|DECLARATIONS|BINDER)$/.test(facts.document.type)
    return isPolicy ? (facts.scalars.lineOfBusiness.fact?.value ?? []) : []
  })
  const [line, ...others] = new Set(lines)
  return line !== undefined && others.length === 0 ? line : null
}

function unreadMessage(agency: AgencyStore, policyId: string): string {
  const files = agency.table(fileKind).related('attachedTo', policyId)
  if (files.length === 0) return 'Upload a document of this policy first.'
  const other = files.map((file) => otherInsured(agency, file)).find((insured) => insured !== null)
  if (other)
    return `${otherInsuredMessage(other)} Confirm on the policy that it belongs here, or upload the right one.`
  const isReading = files.some(({ id }) => fileReadingOf(agency, id)?.state !== 'FAILED')
  return isReading
    ? 'The documents of this policy are still being read. Try again in a moment.'
    : 'None of the documents of this policy could be read. Upload another copy.'
}

function answeredQuestions(history: readonly Stored<ExplorerMessage>[]): AnsweredQuestion[] {
  const questions = new Map(history.map(({ id, value }) => [id, value.content]))
  return history.flatMap(({ value }) => {
    const question = value.answerTo === null ? undefined : questions.get(value.answerTo)
    return question === undefined ? [] : [{ question, answer: value.content }]
  })
}
