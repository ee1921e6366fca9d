import { z } from 'zod'
import type { Fact, PolicyFacts } from '../../knowledge/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { defineTool } from './tool.ts'

/** Reads the facts stated in a policy, binder or quote, each with its source text. */
export const readFacts = defineTool({
  name: 'read_policy_facts',
  title: 'Read policy facts',
  description:
    'Reads number, dates, insured, carrier, premium, limits, deductibles and forms of a policy document.',
  reads: 'The document that it is given',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string().optional() }),
  describe: ({ name }) => `Read the facts of ${name ?? 'the document'}`,
  async run(context, { fileId }) {
    const { file, name, facts } = await readFileOf(context, fileId)
    return { fileId: file.id, name, facts }
  },
  summarize: ({ facts }) => linesOf(facts).join('\n'),
})

function linesOf({ scalars, limits, extraLimits }: PolicyFacts): string[] {
  const found = (entries: readonly (readonly [string, { fact: Fact<unknown> | null }])[]) =>
    entries.flatMap(([label, { fact }]) => (fact ? [`${label}: ${String(fact.value)}`] : []))
  return [
    ...found(Object.entries(scalars)),
    ...found(Object.entries(limits)),
    ...extraLimits.map(({ value }) => `${value.name}: ${value.limit}`),
  ]
}
