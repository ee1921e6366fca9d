import type { TriageMessage } from './triageMessage.ts'

/** What the caller said when asked who it is for. */
export function answersWithNames({ transcript }: TriageMessage): string[] {
  return transcript.flatMap(({ role, content }, at) => {
    const asked = transcript[at - 1]
    const isAnswer =
      role === 'USER' &&
      asked?.role === 'AGENT' &&
      /\b(who(m|'s| is| should| would| are)?|name|holder|made out|which (company|firm|town|school))\b[^?]*\?/i.test(
        asked.content,
      ) &&
      !/\b(your|calling|speaking|driver'?s?|employee'?s?|license)\b/i.test(asked.content)
    return isAnswer ? [content] : []
  })
}
