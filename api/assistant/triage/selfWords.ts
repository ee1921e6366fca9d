import type { MessageText } from './messageText.ts'

/** Words in which the sender says who they are. */
export function selfWords({ channel, own, full, signature }: MessageText): string {
  const sources = [
    ...own.matchAll(
      /\b(?:this is|it'?s|i'?m|i am|my name is|here (?:at|from)|(?:calling|writing|e-?mailing|reaching out) (?:from|for|on behalf of)|(?:with|from|over at|at|owner of|i own|i run|we'?re|we are)|(?:our|my) (?:company|business|shop|firm|llc)(?: is|,|:)?|insured\s*:|account\s*:|policyholder\s*:|for account)\s+([^.!?\n]{2,90})/gi,
    ),
    ...own.matchAll(/(?:^|\n)([^.!?\n]{2,60}?)\s+(?:here|calling|again)\b/gi),
    // What is done is done to the policy of the account: `on Petrichor's general liability`.
    ...full.matchAll(
      /(?:\b(?:on|to|under|off|from)|[,;:])\s+(\p{Lu}[^.!?,;:\n]{2,40}?)['’]s?\s+(?:general liability|liability|gl|auto|policy|policies|insurance|coverage|umbrella|workers|bop)\b/gu,
    ),
  ].map(([, words = '']) => words)
  // Callers begin with who they are: `Teodor, Marrowstone.`
  const greeting = channel === 'CALL' ? own.slice(0, 70) : ''
  return [...sources, signature, greeting].join('\n')
}
