import type { AnswerDocument, PolicyAnswer, Verdict } from './policyAnswer.ts'

interface AskedVerb {
  readonly verb: string
  /** What each document is asked instead. */
  readonly question: string
  /** What it says if it is one of those asked for. */
  readonly wanted: Verdict
}

const askedVerbs: readonly AskedVerb[] = [
  { verb: 'excludes?', question: 'Does the policy exclude', wanted: 'EXCLUDED' },
  {
    verb: 'covers?|includes?|has|have|offers?|provides?|comes? with',
    question: 'Does the policy cover',
    wanted: 'COVERED',
  },
]

const comparatives: readonly { readonly said: string; readonly isMost: boolean }[] = [
  { said: 'highe(?:r|st)|large(?:r|st)|bigge(?:r|st)|greate(?:r|st)|most|more', isMost: true },
  { said: 'lowe(?:r|st)|smalle(?:r|st)|least|less', isMost: false },
]

const which =
  '^(?:and |so )?which (?:ones?|of (?:them|these|those|the \\w+)|(?:quote|carrier|policy|document|file|offer|proposal)s?|policies) '

interface NamedAnswer {
  readonly name: string
  readonly answer: PolicyAnswer
}

/** "Which one excludes flood?", answered by what each document says; null for any other question. */
export async function whichDocuments(
  question: string,
  documents: readonly AnswerDocument[],
  ask: (document: AnswerDocument, question: string) => Promise<PolicyAnswer>,
): Promise<PolicyAnswer | null> {
  if (documents.length < 2) return null
  const asked = question.trim().replace(/\s+/g, ' ')
  const missing = asksMissing
    .exec(asked)
    ?.slice(1)
    .find((subject) => subject !== undefined)
  if (missing !== undefined) return await whereMissing(missing.trim(), documents, ask)
  const compared = comparedIn(asked)
  const [verb] = askedVerbs.flatMap((each) => {
    const subject = new RegExp(`${which}(?:${each.verb}) ([^?]+)\\??$`, 'i').exec(asked)?.[1]
    return subject === undefined ? [] : [{ ...each, subject: subject.trim() }]
  })
  if (!verb) return null
  const asEach = compared ? `What is the ${compared.name}?` : `${verb.question} ${verb.subject}?`
  const answers = await Promise.all(
    documents.map(async (document) => ({ name: document.name, answer: await ask(document, asEach) })),
  )
  if (compared) return comparedAnswer(compared, answers)
  const answered = answers.filter(({ answer }) => answer.status === 'ANSWERED')
  if (answered.length === 0) return null
  const does = answered.filter(({ answer }) => answer.verdict === verb.wanted)
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

/** "Where is waiver of subrogation missing?", "Which policies don't have flood coverage?" */
const asksMissing = new RegExp(
  `^(?:and |so )?where (?:is|are) (?:the |an? |our )?(.+?) (?:missing|absent|not (?:included|there))\\W*$|${which}(?:lacks?|(?:is|are) (?:missing|without)|(?:do|does)(?:n['’]t| not) (?:have|include|carry)) (?:the |an? |any )?([^?]+)\\??$`,
  'i',
)

/** Each document that has what is asked for, and those that say nothing of it. */
async function whereMissing(
  subject: string,
  documents: readonly AnswerDocument[],
  ask: (document: AnswerDocument, question: string) => Promise<PolicyAnswer>,
): Promise<PolicyAnswer | null> {
  const answers = await Promise.all(
    documents.map(async (document) => ({
      name: document.name,
      answer: await ask(document, `Do we have ${subject}?`),
    })),
  )
  const has = answers.filter(
    ({ answer: { status, verdict } }) => status === 'ANSWERED' && verdict !== 'EXCLUDED',
  )
  const excludes = answers.filter(({ answer: { verdict } }) => verdict === 'EXCLUDED')
  const silent = answers.filter((each) => !has.includes(each) && !excludes.includes(each))
  if (silent.length === documents.length) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: [
      ...(silent.length > 0
        ? [`Nothing about ${subject} in ${listed.format(silent.map(({ name }) => name))}.`]
        : []),
      ...[...excludes, ...has].map(({ name, answer }) => `${name}: ${answer.answer}`),
    ].join(' '),
    citations: [...excludes, ...has].flatMap(({ answer: { citations } }) => citations.slice(0, 1)),
  }
}

interface Compared {
  /** As asked: "higher". */
  readonly how: string
  readonly name: string
  readonly isMost: boolean
}

/** What "Which one has the higher general aggregate?" compares; null for any other question. */
function comparedIn(question: string): Compared | null {
  const [compared] = comparatives.flatMap(({ said, isMost }) => {
    const pattern = new RegExp(
      `${which}(?:has|have|offers?|comes? with) (?:the |a )?(${said}) ([^?]+)\\??$`,
      'i',
    )
    const [, how, name] = pattern.exec(question) ?? []
    return how === undefined || name === undefined ? [] : [{ how: how.toLowerCase(), name, isMost }]
  })
  return compared ?? null
}

/** The documents with the highest or lowest amount, and the amount of each. */
function comparedAnswer(
  { how, name, isMost }: Compared,
  answers: readonly NamedAnswer[],
): PolicyAnswer | null {
  const amounts = answers.flatMap((each) => {
    const amount = /\$ ?(\d[\d,]*)/.exec(each.answer.answer)?.[1]
    return each.answer.status === 'NOT_FOUND' || amount === undefined
      ? []
      : [{ ...each, amount: Number(amount.replaceAll(',', '')) }]
  })
  if (amounts.length < 2) return null
  const all = amounts.map(({ amount }) => amount)
  const sought = isMost ? Math.max(...all) : Math.min(...all)
  const best = amounts.filter(({ amount }) => amount === sought)
  const result =
    best.length === amounts.length
      ? 'They are the same.'
      : `${listed.format(best.map((each) => each.name))} ${best.length === 1 ? 'has' : 'have'} the ${how} ${name}.`
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: [result, ...amounts.map((each) => `${each.name}: ${each.answer.answer}`)].join(' '),
    citations: amounts.flatMap(({ answer: { citations } }) => citations.slice(0, 1)),
  }
}

const listed = new Intl.ListFormat('en-US')
