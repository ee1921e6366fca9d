import { folded } from '../../../platform/index.ts'

const legalForm =
  /,?\s+(?:llc|l\.l\.c\.|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pllc|pc)\b\.?$/i

/** A question about a client as the client would ask it: "What is Casco Roofing's deductible?" asks for "our deductible". */
export function asOwnQuestion(question: string, name: string): string {
  const short = name.replace(legalForm, '').trim()
  const words = short.split(/\s+/)
  const names = [name, short, ...(words.length > 2 ? [words.slice(0, 2).join(' ')] : [])]
  // A single word may be a common one.
  const [first = ''] = words
  const alone =
    words.length > 1 && first.length > 4
      ? [String.raw`${escaped(first)}(?=['’]s\b|\s+(?:have|has|get)\b)`]
      : []
  const anyName = `(?:${[...names.map(escaped), ...alone].join('|')})`
  const own = new RegExp(String.raw`\b(?:the )?${anyName}(?:['’]s|s['’]?|['’])(?=\s)`, 'gi')
  const asked = new RegExp(
    String.raw`\b(does|do|is|are|has|have|did|can|will|would)\s+(?:the )?${anyName}\b`,
    'gi',
  )
  const behind = new RegExp(
    String.raw`\s+(?:for|of|at|on|with|under|from)\s+(?:the )?${anyName}(?=\W|$)`,
    'gi',
  )
  const plain = question
    .replaceAll(own, 'our')
    .replaceAll(asked, (_, verb: string) => `${spoken[folded(verb)] ?? verb} we`)
    .replaceAll(behind, '')
  return plain.trim().length > 3 ? plain : question
}

const spoken: Readonly<Record<string, string>> = { does: 'do', is: 'are', has: 'have' }

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
}
