import { readDocument } from '../../reading/index.ts'
import { ruledPdf, type RuledPart } from '../../reading/testing/ruledPdf.ts'
import { openAnswers } from '../answers/openAnswers.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'

/** The questions whose answers from the document do not match, each with its answer. */
export async function wrongAnswers(
  parts: readonly RuledPart[],
  expected: Readonly<Record<string, RegExp>>,
): Promise<string[]> {
  const reading = await readDocument(await ruledPdf(parts), { name: 'policy.pdf' })
  const ask = openAnswers([{ id: 'a', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
  const wrong: string[] = []
  for (const [question, pattern] of Object.entries(expected)) {
    const { answer } = await ask(question)
    if (!pattern.test(answer)) wrong.push(`${question} ${answer}`)
  }
  return wrong
}
