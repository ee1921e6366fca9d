import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { readClauses } from '../../tools/readClauses.ts'
import { readRequirements } from '../../tools/readRequirements.ts'
import { Citations } from '../citations.ts'
import { askedWords, sharedWords, wordsOf } from '../exploreDocument/askedWords.ts'
import { askedTopics, clausesOn } from './contractTopics.ts'

type Requirement = Omit<Awaited<ReturnType<typeof readRequirements.run>>[number], 'toDo'>

const mostClauses = 8
const listed = new Intl.ListFormat('en-US')

/** Answers what a contract says of payment, its term, termination or insurance, in its own words; null for anything else. */
export async function contractAnswer(
  task: Task,
  contract: TaskFile,
  { isAlone }: { /** Whether no policy is attached that could say it instead. */ isAlone: boolean },
): Promise<Reply | null> {
  const { request, journal } = task
  const input = { fileId: contract.id, name: contract.name }
  const citations = new Citations()
  if (asksInsurance.test(request)) {
    if (!isAlone && !asksDemand.test(request)) return null
    const requirements = askedRequirements(request, await journal.call(readRequirements, input))
    if (requirements.length === 0) return null
    const lines = requirements.map(
      (each) => `- **${each.topic}:** ${each.quote}${citations.mark(contract, each)}`,
    )
    return { text: [`${contract.name} says:`, '', ...lines].join('\n'), citations: citations.list }
  }
  const { parties, clauses } = await journal.call(readClauses, input)
  if (asksParties.test(request) && parties.length > 0) {
    const named = parties.map(({ role, name }) => `- ${role}: ${name}`)
    const [source] = clauses.filter(({ quote }) => parties.some(({ name }) => quote.includes(name)))
    return {
      text: [
        `The parties of ${contract.name}:${citations.mark(contract, source ?? null)}`,
        '',
        ...named,
      ].join('\n'),
      citations: citations.list,
    }
  }
  const topics = askedTopics(request)
  if (topics.length === 0) return null
  const found = topics.map((topic) => ({
    ...topic,
    clauses: clausesOn(topic, clauses).slice(0, mostClauses),
  }))
  const missing = found.flatMap(({ label, clauses: own }) => (own.length === 0 ? [label.toLowerCase()] : []))
  const parts = found.flatMap(({ label, clauses: own }) =>
    own.length === 0
      ? []
      : [
          [`**${label}**`, '', ...own.map((each) => `- ${each.quote}${citations.mark(contract, each)}`)].join(
            '\n',
          ),
        ],
  )
  const none =
    missing.length > 0 ? [`I found no clause on ${listed.format(missing)} in ${contract.name}.`] : []
  return { text: [...parts, ...none].join('\n\n'), citations: citations.list }
}

const asksParties =
  /\b(?:who|which|what)\b.{0,40}\b(?:part(?:y|ies)|between|signed|signs|owner|landlord|tenant|contractor|customer|lender)\b/i

/** What the contract requires of insurance, as opposed to what it says of money and time. */
const asksInsurance =
  /\binsur\w+|\bcoverages?\b|\blimits?\b(?! (?:of|on) liability)|\bwaivers?\b|\bsubrogation\b|\bAI\b|\bprimary\b|\bumbrella\b|\bexcess\b|\bauto(?:mobile)?\b|\bworkers?[’']? comp\w*|\bWC\b|\bGL\b|\bgeneral liability\b|\bpollution\b|\bprofessional\b|\bE&O\b|\bcyber\b|\bdeductibles?\b|\bretention\b|\bAM best\b|\brat(?:ed|ing)\b|\bcertificates?\b|\bCOI\b|\bnotice of cancell?ation\b|\bcompleted operations\b|\bper project\b|\baggregate\b|\boccurrence\b/i

const asksDemand =
  /\b(?:contract|lease|subcontract|agreement|requir\w+|demand\w*|asks? for|must|need(?:s|ed)?|want(?:s|ed)?)\b/i

/** What questions call the requirements by. */
const requirementTopics: readonly (readonly [asked: RegExp, requirement: RegExp])[] = [
  [/\b(?:additional insureds?|AI)\b/i, /additional insureds?/i],
  [/\b(?:waivers?|subrogation)\b/i, /subrogation/i],
  [/\b(?:primary|non-?contributory)\b/i, /\bprimary and non|\bnon-?contributory/i],
  [/\bnotice\b/i, /notice of cancell?ation/i],
  [/\b(?:umbrella|excess)\b/i, /\b(?:umbrella|excess)\b/i],
  [/\b(?:auto|automobile|vehicles?)\b/i, /\bauto/i],
  [/\b(?:workers?[’']? comp\w*|WC|comp|employers liability)\b/i, /\bworkers|employers liability/i],
  [
    /\b(?:GL|general liability|liability|occurrence|aggregate)\b/i,
    /general liability|each occurrence|aggregate/i,
  ],
  [/\b(?:professional|E&O|errors)\b/i, /\bprofessional|errors/i],
  [/\bpollution\b/i, /\bpollution/i],
  [/\bcyber\b/i, /\bcyber/i],
  [/\b(?:deductibles?|retentions?|SIR)\b/i, /deductible|retention/i],
  [/\b(?:rat(?:ed|ing)|AM best|admitted|licensed)\b/i, /\brat(?:ed|ing)\b/i],
  [/\b(?:certificates?|COI|holder|proof)\b/i, /certificate/i],
  [/\bcompleted op\w*/i, /completed op/i],
  [/\bper project\b/i, /per project/i],
]

/** The requirements that a question asks about; all with limits where it asks for limits, all of them where it asks for the insurance. */
export function askedRequirements(
  question: string,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const once = [...new Map(requirements.map((each) => [each.quote, each])).values()]
  const patterns = requirementTopics.flatMap(([asked, pattern]) => (asked.test(question) ? [pattern] : []))
  const textOf = ({ topic, quote }: Requirement) => `${topic} ${quote}`
  const named = once.filter((each) => patterns.some((pattern) => pattern.test(textOf(each))))
  const titled = named.filter(({ topic }) => patterns.some((pattern) => pattern.test(topic)))
  if (named.length > 0) return closest(question, titled.length > 0 ? titled : named)
  if (patterns.length > 0) return []
  if (/\blimits?\b/i.test(question)) return once.filter(({ amounts }) => amounts.length > 0)
  const words = askedWords(question)
  const about = once.filter((each) => sharedWords(words, wordsOf(textOf(each))) > 0)
  return about.length > 0 ? closest(question, about) : once
}

/** Those that share the most words with the question. */
function closest(question: string, requirements: readonly Requirement[]): readonly Requirement[] {
  const words = askedWords(question)
  const shared = ({ topic, quote }: Requirement) => sharedWords(words, wordsOf(`${topic} ${quote}`))
  const most = Math.max(...requirements.map(shared))
  return requirements.filter((each) => shared(each) === most).slice(0, mostClauses)
}
