import type { Reply, Task } from '../../runs/task.ts'
import { defineSkill, type Skill } from '../skill.ts'
import glossary from './glossary.json' with { type: 'json' }
import { phrasings } from './phrasings.ts'

/** Explains a term of insurance as `glossary.json` has it, for staff who are new or asked by a client. */
export const explainTerm: Skill = defineSkill({
  name: 'explain-term',
  title: 'Explain a term',
  workName: null,
  description: 'Explains what a term of insurance means, in plain words.',
  preset: null,
  role: 'ANSWER',
  phrasings,
  inputs: [],
  makes: 'A short explanation',
  run: ({ request }: Task): Promise<Reply> => Promise.resolve({ text: explained(request) }),
})

function explained(request: string): string {
  const terms = termsIn(request).slice(0, most)
  if (terms.length === 0)
    return 'I don’t know this term. Attach the document that uses it, and I will show you what it says.'
  return [
    ...terms.map(({ title, meaning }) => `**${title}:** ${meaning}`),
    'This is what it means in general. What a policy gives is in its own wording.',
  ].join('\n\n')
}

const asksForMeaning =
  /^\s*(?:(?:please|pls|can you|could you|cara|hey|hi)[,\s]+)*(?:explain|define|what(?:['’]s| is| are) (?:an? |meant by |the (?:difference|meaning))|what do(?:es)? .{2,60} (?:mean|stand for)|meaning of|(?:the )?difference between|how do(?:es)? (?:an? )?.{2,60} work\b)/i
const bareQuestion = /^\s*what(?:['’]s| is| are) (.{2,60}?)\s*\??\s*$/i

/** Whether a message asks what a known term means: "what is a deductible", not "what is the deductible". */
export function asksForTerm(text: string): boolean {
  const bare = bareQuestion.exec(text)?.[1]
  const isBare = bare !== undefined && glossary.some(({ names }) => names.includes(plain(bare)))
  return isBare || (asksForMeaning.test(text) && termsIn(text).length > 0)
}

/** How many terms an answer explains. */
const most = 3

/** The terms that a text names, the longer names first: "waiver of subrogation" is not "subrogation". */
export function termsIn(text: string): readonly { readonly title: string; readonly meaning: string }[] {
  const named = glossary
    .flatMap((term) => term.names.map((name) => ({ term, name })))
    .toSorted((a, b) => b.name.length - a.name.length)
  let rest = ` ${plain(text)} `
  const found = named.flatMap(({ term, name }) => {
    const at = rest.indexOf(` ${name} `)
    if (at < 0) return []
    rest = rest.replaceAll(` ${name} `, ' | ')
    return [{ term, at }]
  })
  const order = ` ${plain(text)} `
  const terms = new Set(
    found.toSorted((a, b) => place(order, a.term) - place(order, b.term)).map(({ term }) => term),
  )
  return [...terms]
}

function place(text: string, { names }: (typeof glossary)[number]): number {
  return Math.min(...names.map((name) => text.indexOf(` ${name} `)).filter((at) => at >= 0))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
