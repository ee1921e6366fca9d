import { dateIn, letterSkill, policyLines } from '../letters/letterSkill.ts'

/** Reminds the client of a premium payment. */
export const premiumReminder = letterSkill({
  name: 'premium-reminder',
  title: 'Premium reminder',
  description: 'Reminds the client of a premium payment that is due.',
  phrasings: [
    'friendly note that the installment is still open',

    'remind the client that the premium is due',
    'premium reminder',
    'payment is past due, write the insured',
    'late payment email before the policy cancels for nonpayment',
    'the installment has not been paid',
    'chase the outstanding premium',
    'send a payment reminder for the invoice',
    'they missed the payment, give them a nudge',
    'the bill is past due and the policy will cancel',
    'installment due on the 15th, remind the insured',
    'late payment email',
    'we did not get the down payment, ask them for it',
    'tell them to pay or the policy cancels',
    'overdue premium',
    'outstanding balance on the policy, write to the customer',
    'the payment bounced, let the client know before it cancels',
    'payment reminder',
    'invoice is unpaid, write the insured',
    'premium finance company says the payment is late',
    'please pay by the 15th email',
    'agency bill is overdue',
  ],
  makes: 'An email to the client',
  to: 'CLIENT',
  needsPolicy: true,
  details: [
    {
      topic: 'amount',
      question: 'What amount is due?',
      find: (text) => /\$\s?[\d,]+(?:\.\d{2})?/.exec(text)?.[0] ?? null,
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
