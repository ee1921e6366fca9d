import { dateIn, letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import { phrasings } from './phrasings.ts'

/** Reminds the client of a premium payment. */
export const premiumReminder = letterSkill({
  name: 'premium-reminder',
  title: 'Premium reminder',
  description: 'Reminds the client of a premium payment that is due.',
  phrasings,
  makes: 'An email to the client',
  to: 'CLIENT',
  needsPolicy: true,
  details: [
    {
      topic: 'amount',
      question: 'What amount is due?',
      find: amountIn,
    },
    { topic: 'date', question: 'What is the due date?', find: dateIn },
  ],
  write(subject, { amount = '', date = '' }) {
    return {
      subject: `Premium payment for policy ${subject.policy.number}`,
      paragraphs: [
        `This is a reminder that a premium payment of ${amount} is due on ${date}.`,
        policyLines(subject),
        'The carrier may cancel the policy if the payment does not arrive in time. If you have already paid, please disregard this message.',
        'If you would like to talk about payment options, please call us.',
      ],
    }
  },
})

/** "$1,204.50", or the same without its sign. */
function amountIn(text: string): string | null {
  const signed = /\$\s?[\d,]+(?:\.\d{2})?/.exec(text)?.[0]
  const plain = /(?<![\d/-])(?:\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2})(?![\d/-])/.exec(text)?.[0]
  return signed ?? (plain ? `$${plain}` : null)
}
