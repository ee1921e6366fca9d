/** What policies and their clients say about one subject. Written from knowledge of the trade, not from any document. */
interface Topic {
  readonly topic: string
  /** As declarations, schedules and contracts call it. */
  readonly names: readonly string[]
  /** As policies put it. */
  readonly wording: readonly string[]
  /** As clients and agents ask or tell about it. */
  readonly asks: readonly string[]
}

const areas = ['property', 'liability', 'auto', 'professional', 'conditions']

export async function readTopics(): Promise<Topic[]> {
  return (await Promise.all(areas.map((area) => linesOf<Topic>(area)))).flat()
}

/** Questions with what they ask for: a limit, a deductible, a date, … */
export function readSenses(): Promise<{ readonly sense: string; readonly ask: string }[]> {
  return linesOf('senses')
}

/** Questions that policies answer, one for eight that clients ask, and questions that policies do not answer. */
export async function readGeneralQuestions(): Promise<{ readonly ask: string; readonly kind: string }[]> {
  const asks = (await readTopics()).flatMap((topic) => topic.asks)
  return [
    ...asks
      .filter((ask, at) => ask.endsWith('?') && at % 8 === 0)
      .map((ask) => ({ ask, kind: 'answerable' })),
    ...(await linesOf<{ ask: string }>('unanswerable')).map(({ ask }) => ({ ask, kind: 'unanswerable' })),
  ]
}

async function linesOf<Line>(name: string): Promise<Line[]> {
  const text = await Deno.readTextFile(`${import.meta.dirname}/topics/${name}.jsonl`)
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}
