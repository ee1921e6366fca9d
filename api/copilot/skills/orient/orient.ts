import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

export const courtesy =
  /^\s*(?:ok(?:ay)?[,. ]*)?(?:thanks?(?: you)?|thx|ty|great job|perfect|awesome)(?: so much| a lot| again)?[.! ]*$/i
export const hello =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: (?:there|again|cara))?[,.! ]*$/i
export const dismissal =
  /^\s*(?:never ?mind|forget (?:it|that|about it)|no,? thanks?|stop|skip it|leave it|cancel that)[.! ]*$/i

/** An order to set Cara's rules aside: "ignore all previous instructions". */
export const override =
  /^.{0,60}\b(?:ignore|disregard|forget|bypass|override|skip)\b.{0,20}\b(?:(?:all|any|your|every|previous|prior|above|system|safety)\b.{0,20}\b(?:rules?|instructions?|guidelines?|restrictions?|prompts?)|approvals?)\b|\bwithout (?:my |any |a |anyone's |further )?approval\b|\b(?:reveal|show|print|repeat)\b.{0,20}\bsystem prompt\b/i

/** "What can you do?" */
export const asksForSkills =
  /\b(?:what (?:all |else )?(?:can|do) (?:you|i ask)|features|capabilit\w+|how (?:does this|do i use)|help(?: me)?\s*[?.!]*$)/i
/** "Translate this to Spanish": only a language model can. */
export const asksForTranslation = /^\s*(?:(?:please|pls|can you|could you)[,\s]+)*translate\b/i

/** "How much would a $5M umbrella cost?" Only a carrier can say. */
export const asksForEstimate =
  /^\s*(?:roughly |about |so )?(?:how much|what) (?:would|will|should|might|does) (?:an? |another |the |more |it |adding )[^?]{0,60}\b(?:cost|run)\b(?! (?:each|per|of)\b)|\b(?:ball ?park|rough (?:price|cost|estimate)|price range)\b/i

/** Takes what no other skill fits: says what Cara can do, and asks. */
export const orient: Skill = defineSkill({
  name: 'orient',
  title: 'Find out what is needed',
  workName: null,
  description: 'Explains what Cara can do and asks what is needed.',
  preset: null,
  phrasings,
  inputs: [],
  makes: 'A short answer',
  async run({ journal, files, request }) {
    if (courtesy.test(request)) return { text: 'You’re welcome. Tell me when you need something else.' }
    if (dismissal.test(request)) return { text: 'All right, I left it there.' }
    if (override.test(request)) return { text: refusal }
    if (asksForEstimate.test(request)) return { text: noEstimate }
    if (asksForTranslation.test(request)) return { text: noTranslation }
    if (asksForSkills.test(request)) return { text: whatCaraDoes }
    const isHello = hello.test(request)
    if (!isHello)
      await journal.thought(
        'No skill fits this message',
        'The message does not say which kind of work it asks for.',
      )
    const attached = files.length > 0 ? ` with ${files.map(({ name }) => name).join(', ')}` : ''
    return {
      text: [
        isHello
          ? 'Hello! Tell me what you need. For example:'
          : `Tell me a little more about what you need${attached}. For example:`,
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

const noTranslation =
  'I can’t translate. I write in English, and acknowledge messages that arrive in Spanish in Spanish.'

const noEstimate =
  'I can’t estimate a price: only a carrier can quote it. I can collect what a quote needs, and write the submission. Say, for example, "quote intake for an umbrella".'

const whatCaraDoes = [
  'I prepare the work, and a person approves everything before it goes out:',
  '',
  '- **Answer** questions about a policy with quotes and pages, about clients, policies and expirations from the records, and what a term means.',
  '- **Review** contracts, certificates, issued policies, renewals and endorsements against the policies.',
  '- **Compare** quotes, and write the proposal and the email that go with them.',
  '- **Issue** certificates, one or many, and fill in forms.',
  '- **Write** to clients and carriers: changes, cancellations, loss notices, loss runs, renewals, submissions.',
  '- **Sort** incoming messages, files and long PDFs, and open service requests.',
  '',
  'Tell me what you need, and attach the documents it is about.',
].join('\n')

const refusal =
  'I can’t do that. I follow the agency’s rules: a person approves everything before it is sent, issued or changed, and documents go only to addresses on record for the client. Tell me what you need within these rules, and I will prepare it.'
