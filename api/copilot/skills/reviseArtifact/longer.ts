import type { Block } from '../../../documents/index.ts'
import type { EmailContent } from '../../artifacts/artifact.ts'
import { termsIn } from '../explainTerm/explainTerm.ts'
import { emailTextOf } from './convertDraft.ts'
import type { DocumentChange } from './documentChange.ts'
import { withLast } from './documentTone.ts'

/** Whether a request wants more of everything, and does not say what. */
export function asksForLonger(request: string): boolean {
  return /\b(?:longer|lengthen|expand (?:it|this|that)|more detail(?:ed|s)?|too (?:short|brief))\b/i.test(
    request,
  )
}

/** What a longer draft explains at most. */
const mostTerms = 6

const meanings = 'What the terms mean'
const general = 'This is what the terms mean in general. What a policy gives is in its own wording.'

/** More can only come from what is known: what the terms mean that the document uses. */
export function longerDocument(blocks: readonly Block[]): DocumentChange | null {
  const terms = termsIn(emailTextOf(blocks))
  if (terms.length === 0 || blocks.some((block) => block.type === 'heading' && block.text === meanings))
    return null
  return {
    note: 'Explained the terms that it uses',
    blocks: withLast(blocks, [
      { type: 'heading', level: 1, text: meanings },
      {
        type: 'list',
        kind: 'bullet',
        items: terms
          .slice(0, mostTerms)
          .map(({ title, meaning }) => [{ text: `${title}: `, isBold: true }, meaning]),
      },
      { type: 'paragraph', style: 'small', text: general },
    ]),
  }
}

/** The same for an email, before its closing. */
export function longerEmail({ body }: EmailContent): { readonly note: string; readonly body: string } | null {
  const terms = termsIn(body).filter(({ meaning }) => !body.includes(meaning))
  if (terms.length === 0 || body.includes(general)) return null
  const items = terms.slice(0, mostTerms / 2).map(({ title, meaning }) => `- ${title}: ${meaning}`)
  const added = [`${meanings}:`, items.join('\n'), general]
  return {
    note: 'Explained the terms that it uses',
    body: body
      .split(/\n{2,}/)
      .toSpliced(-1, 0, ...added)
      .join('\n\n'),
  }
}
