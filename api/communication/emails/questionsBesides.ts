import { withoutTypos } from '../../assistant/index.ts'

/** Takes up what the client asks besides; `questionsBesides` reads it back. */
export function alsoAskedReply(questions: readonly string[]): string {
  return `You also asked: ${questions.map((each) => `"${withoutTypos(each)}"`).join(' ')} ${answerToCome}`
}

const answerToCome = 'We are looking into that and will get back to you.'

/** The paragraph of a reply that takes up further questions, and those questions; null without one. */
export function questionsBesides(body: string): { paragraph: string; questions: string[] } | null {
  const paragraph = body
    .split('\n\n')
    .find((each) => each.startsWith('You also asked: "') && each.endsWith(answerToCome))
  return paragraph === undefined
    ? null
    : { paragraph, questions: [...paragraph.matchAll(/"([^"]+)"/g)].map(([, question = '']) => question) }
}
