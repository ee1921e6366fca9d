import { userTexts } from '../letters/conversation.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import { namedLines } from '../letters/namedLines.ts'
import { notInForce } from '../letters/notInForce.ts'
import { phrasings } from './phrasings.ts'

const wordings = [
  [/waiver|subrogation|\bWOS\b/i, 'Waiver of subrogation'],
  [/primary|non-?contributory|\bPNC\b/i, 'Primary and noncontributory wording'],
] as const

/** Asks the carrier for a waiver of subrogation or primary wording. */
export const waiverRequest = letterSkill({
  name: 'waiver-request',
  title: 'Waiver or primary wording request',
  description: 'Asks the carrier for a waiver of subrogation or primary and noncontributory wording.',
  role: 'PROVISION',
  phrasings,
  makes: 'An email to the carrier',
  to: 'CARRIER',
  needsPolicy: true,
  details: [
    {
      topic: 'party',
      question: 'In favor of which person or organization?',
      find: (text) =>
        withoutLines(
          /\b(?:in favor of|for the benefit of|in favour of)\s+([^.\n?]{3,150})/i.exec(text)?.[1] ?? null,
        ) ??
        /\bfor\s+([A-Z][\w&'’.-]+(?:\s+(?:[A-Z&][\w&'’.-]*|of|and|the))+)/.exec(text)?.[1] ??
        null,
    },
  ],
  obstacle: notInForce,
  write(subject, { party = '' }, task) {
    const texts = userTexts(task).join('\n')
    const asked = wordings.flatMap(([pattern, name]) => (pattern.test(texts) ? [name] : []))
    const wanted = asked.length > 0 ? asked : [wordings[0][1]]
    return {
      subject: `${wanted.join(' and ')}: ${subject.insured}, policy ${subject.policy.number}`,
      paragraphs: [
        'Please endorse this policy:',
        policyLines(subject),
        `Requested: ${wanted.join('; ')}\nIn favor of: ${party}`,
        'Please tell us which form applies, whether blanket wording on the policy already covers this, and any additional premium.',
      ],
    }
  },
})

/** "Bath Iron Works on the GL and WC" names the party, then the policies. */
function withoutLines(said: string | null): string | null {
  const [party = '', ...rest] = said?.split(/\s+(?:on|under)\s+/i) ?? []
  return said !== null && namedLines(rest.join(' ')).length > 0 ? party : said
}
