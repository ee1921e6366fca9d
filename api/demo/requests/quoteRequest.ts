import { carrierWords, dayAfter, email, policyWords } from '../story.ts'
import type { Story, Telling } from '../story.ts'

/** Coverage the client doesn't have yet, or wants at a lower price. */
export function quoteRequest(story: Story): Telling {
  return {
    request: { type: 'QUOTE_REQUEST' },
    details: story.random.pick(details)(story),
    comments: [
      'Need loss runs and the completed ACORD 125/126 before anybody will look at it.',
      `${carrierWords(story)} declined on class. Trying Merrimack Specialty and Fairhaven E&S.`,
      'Indication: $8,940 plus tax and fees at a $5,000 deductible. Waiting for the terms in writing.',
      'Two quotes in, comparison goes out tomorrow.',
      'Client wants to see it with and without the cyber endorsement.',
    ],
    notes: [
      'Quote accepted and bound, see the new policy.',
      'Proposal sent. Client stays where they are for this term.',
      'No market at a price that makes sense; told the client what would have to change.',
      'Client went with a competitor on price.',
    ],
  }
}

const details: readonly ((story: Story) => string | null)[] = [
  (story) =>
    `Quote for ${story.random.pick(['cyber', 'an umbrella', 'EPLI', 'inland marine', 'D&O', 'flood'])}, please.`,
  (story) => `Wants to remarket ${policyWords(story)} before renewal on ${dayAfter(story, 45)}.`,
  () => null,
  (story) =>
    email(story, [
      `We’re bidding on ${story.random.pick(story.client.trade.work)} and the owner wants $10M in umbrella limits. We have $2M today. Could you get me an idea of what that costs by ${dayAfter(story, 7)}? It doesn’t have to be exact, I need a number for the bid.`,
    ]),
  (story) =>
    email(story, [
      'We’ve grown quite a bit and I’d like you to look at the whole program rather than renew everything as it is.',
      `Some numbers: revenue this year will be about $${story.random.whole(1, 9)}.${story.random.whole(0, 9)} million, payroll about a third of that, ${story.random.whole(6, 60)} people, two claims in five years, both small and closed. We own the building since last spring and have about $${story.random.whole(80, 450)},000 of equipment in it.`,
      `What worries me: we store customers’ data, and a competitor of ours was hit by ransomware in the spring. We also started to lease out ${story.random.pick(story.client.trade.things)} now and then, and I don’t think anybody has ever told ${carrierWords(story)} about that.`,
      'Could we meet? I’d rather sit down for an hour than fill in forms for a week.',
    ]),
]
