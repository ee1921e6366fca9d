import { saidIn } from '../letters/conversation.ts'
import { letterSkill, policyLines } from '../letters/letterSkill.ts'

const wordings = [
  [/waiver|subrogation|\bWOS\b/i, 'Waiver of subrogation'],
  [/primary|non-?contributory|\bPNC\b/i, 'Primary and noncontributory wording'],
] as const

/** Asks the carrier for a waiver of subrogation or primary wording. */
export const waiverRequest = letterSkill({
  name: 'waiver-request',
  title: 'Waiver or primary wording request',
  description: 'Asks the carrier for a waiver of subrogation or primary and noncontributory wording.',
  phrasings: [
    'get WOS',

    'request a waiver of subrogation from the carrier',
    'ask for primary and noncontributory wording',
    'get a WOS endorsement for the owner',
    'we need the waiver added to the workers comp',
    'have the underwriter add primary noncontributory',
    'contract requires waiver and primary wording, ask the carrier',
    'the general contractor needs a waiver of subrogation on the workers comp',
    'get primary wording added',
    'ask for WOS in favor of the owner',
    'blanket waiver if possible, ask the underwriter',
    'have the carrier waive its rights of recovery against the owner',
    'need primary noncontributory from the carrier',
    'owner’s contract says we cannot subrogate, have the comp carrier endorse that',
    'primary wording required',
    'waiver endorsement for workers comp',
    'noncontributory wording for the general contractor',
    'carrier must give up subrogation against the landlord',
  ],
  makes: 'An email to the carrier',
  to: 'CARRIER',
  needsPolicy: true,
  details: [
    {
      topic: 'party',
      question: 'In favor of which person or organization?',
      find: (text) =>
        /\b(?:in favor of|for the benefit of|in favour of)\s+([^.\n?]{3,150})/i.exec(text)?.[1] ??
        /\bfor\s+([A-Z][\w&'’.-]+(?:\s+(?:[A-Z&][\w&'’.-]*|of|and|the))+)/.exec(text)?.[1] ??
        null,
    },
  ],
  write(subject, { party = '' }, task) {
    const said = saidIn(task).join('\n')
    const asked = wordings.flatMap(([pattern, name]) => (pattern.test(said) ? [name] : []))
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
