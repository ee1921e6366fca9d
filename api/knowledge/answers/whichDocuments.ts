import type { AnswerDocument, PolicyAnswer, Verdict } from './policyAnswer.ts'

const asksWhich =
  /^(?:and |so )?which (?:ones?|of (?:them|these|those|the \w+)|(?:quote|carrier|policy|document|file|offer|proposal)s?|policies)\s+(exclude|cover)s?\s+([^?]+)\??$/i
const wanted: Readonly<Record<string, Verdict>> = { exclude: 'EXCLUDED', cover: 'COVERED' }

/** "Which one excludes flood?", answered by what each document says; null for any other question. */
export async function whichDocuments(
  question: string,
  documents: readonly AnswerDocument[],
  ask: (document: AnswerDocument, question: string) => Promise<PolicyAnswer>,
): Promise<PolicyAnswer | null> {
  const [, verb, subject] = asksWhich.exec(question.trim()) ?? []
  if (verb === undefined || subject === undefined || documents.length < 2) return null
  const answers = await Promise.all(
    documents.map(async (document) => {
      const answer = await ask(document, `Does the policy ${verb.toLowerCase()} ${subject.trim()}?`)
      return { name: document.name, answer }
    }),
  )
  const answered = answers.filter(({ answer }) => answer.status === 'ANSWERED')
  if (answered.length === 0) return null
  const does = answered.filter(({ answer }) => answer.verdict === wanted[verb.toLowerCase()])
  const depends = answered.filter(({ answer }) => answer.verdict === 'DEPENDS' || answer.verdict === null)
  const doesNot = answered.filter((each) => !does.includes(each) && !depends.includes(each))
  const silent = answers.filter((each) => !answered.includes(each))
  const clause = (some: readonly { name: string }[], one: string, many: string) =>
    some.length === 0
      ? []
      : [`${listed.format(some.map(({ name }) => name))} ${some.length === 1 ? one : many}.`]
  const all = documents.length === 2 ? 'Both do' : 'All of them do'
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: [
      ...(does.length === documents.length
        ? [`${all}: ${listed.format(does.map(({ name }) => name))}.`]
        : clause(does, 'does', 'do')),
      ...clause(doesNot, 'does not', 'do not'),
      ...depends.map(({ name }) => `It depends in ${name}.`),
      ...clause(silent, "doesn't say", "don't say"),
    ].join(' '),
    citations: [...does, ...doesNot, ...depends].flatMap(({ answer: { citations } }) =>
      citations.slice(0, 1),
    ),
  }
}

const listed = new Intl.ListFormat('en-US')
