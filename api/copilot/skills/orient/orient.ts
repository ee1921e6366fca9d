import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

export const courtesy =
  /^\s*(?:ok(?:ay)?[,. ]*)?(?:thanks?(?: you)?|thx|ty|great job|perfect|awesome)(?: so much| a lot| again)?[.! ]*$/i
export const dismissal =
  /^\s*(?:never ?mind|forget (?:it|that|about it)|no,? thanks?|stop|skip it|leave it|cancel that)[.! ]*$/i

/** Takes what no other skill fits: says what Cara can do, and asks. */
export const orient: Skill = defineSkill({
  name: 'orient',
  title: 'Find out what is needed',
  description: 'Explains what Cara can do and asks what is needed.',
  preset: null,
  phrasings,
  inputs: [],
  makes: 'A short answer',
  async run({ journal, files, request }) {
    if (courtesy.test(request)) return { text: 'You’re welcome. Tell me when you need something else.' }
    if (dismissal.test(request)) return { text: 'All right, I left it there.' }
    await journal.thought(
      'No skill fits this message',
      'The message does not say which kind of work it asks for.',
    )
    const attached = files.length > 0 ? ` with ${files.map(({ name }) => name).join(', ')}` : ''
    return {
      text: [
        `Tell me a little more about what you need${attached}. For example:`,
        '',
        '- "Check this certificate against the contract and the policy."',
        '- "Which insurance does this contract require, and does the policy meet it?"',
        '- "Compare these two quotes."',
        '- "Is water damage covered?" with a policy attached',
        '- "Write a proposal from this quote for Maria."',
        '- "Fill in this form for Summit Ridge Roofing."',
      ].join('\n'),
    }
  },
})
