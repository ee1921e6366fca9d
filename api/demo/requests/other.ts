import { dayAfter, email, personName, policyWords } from '../story.ts'
import type { Story, Telling } from '../story.ts'

/** Anything else. */
export function other(story: Story): Telling {
  return {
    request: { type: 'OTHER' },
    details: story.random.pick(details)(story),
    comments: [
      'Not sure whose this is. Taking it for now.',
      'Called back twice, mailbox is full.',
      'Passed on to accounting.',
    ],
    notes: [
      'Done.',
      'Taken care of by phone.',
      'Contact details updated on the account.',
      'Nothing to do on our side; told them whom to ask.',
    ],
  }
}

const details: readonly ((story: Story) => string | null)[] = [
  () => 'Please call me back.',
  () => 'Call dropped before the reason was clear.',
  (story) => `New contact for insurance matters is ${personName(story)} from ${dayAfter(story, 1)}.`,
  (story) =>
    `Inspector from the carrier is coming on ${dayAfter(story, 6)}, wants somebody from us to be there.`,
  (story) =>
    email(story, [
      `We got a letter about ${policyWords(story)} with eleven loss control recommendations and thirty days to comply. Some of them are about a building we moved out of. Can somebody go through this with me?`,
    ]),
  (story) =>
    email(story, [
      'I wanted to say thank you. Your office turned the paperwork around in an afternoon when the storm took our roof, and the adjuster was here the next morning. I know that isn’t how it usually goes.',
      'Could you tell me who I should write to at the carrier? They deserve to hear it too.',
    ]),
]
