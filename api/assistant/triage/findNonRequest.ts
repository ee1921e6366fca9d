import type { Ask } from './findAsks.ts'
import type { MessageText } from './messageText.ts'
import { hangUpWords, nonRequestCues, thanksWords } from './nonRequestCues.ts'
import { askWords, settledWords } from './moodWords.ts'
import type { NonRequestReason, Triage } from './triageMessage.ts'

interface NonRequestOptions {
  readonly asks: readonly Ask[]
  readonly channel: 'EMAIL' | 'CALL'
  /** Whether the account of the sender was found: clients seldom write to sell something. */
  readonly isKnown: boolean
  /** Whether it answers an earlier message: what it tells belongs to what was asked there. */
  readonly isAnswer: boolean
}

/** Why the message asks the agency for no service; null when it does. */
export function findNonRequest(
  { own, full, sentences }: MessageText,
  options: NonRequestOptions,
): Triage['notRequest'] {
  const { asks, channel, isKnown, isAnswer } = options
  const strongest = asks[0]?.score ?? 0
  for (const reason of ['WRONG_NUMBER', 'ROBOCALL', 'NOTHING_ASKED', 'PHISHING', 'SALES'] as const) {
    const hits = nonRequestCues
      .filter((cue) => cue.reason === reason)
      .flatMap((cue) => {
        const words = cue.pattern.exec(full)?.[0]
        return words === undefined ? [] : [{ weight: cue.weight, words }]
      })
    const sum = hits.reduce((total, { weight }) => total + weight, 0)
    // What a client asks for in plain words outweighs a word that sellers use, too.
    const needed = isKnown ? 1 + strongest * 0.5 : strongest > 1.7 ? 1.3 : 1
    if (sum >= needed) return { reason, evidence: hits.map(({ words }) => words).slice(0, 3) }
  }
  const last = sentences.at(-1)?.text ?? ''
  if (strongest < 1 && newsWords.test(full) && !/\?/.test(full)) return none('NOTHING_ASKED', last)
  if (strongest < 0.8 && dropsIt.test(full)) return none('NOTHING_ASKED', last)
  if (channel === 'CALL' && strongest < 0.8 && hangUpWords.test(full)) return none('NOTHING_ASKED', last)
  // A stranger's question that has nothing of insurance in it is somebody else's.
  if (!isKnown && strongest < 0.7) return none('NOTHING_ASKED', last)
  if (isAnswer && strongest < 0.9 && askingSentence(sentences) === null) return none('NOTHING_ASKED', last)
  if (asks.length > 0) return null
  // What a client tells us without a word of thanks is told for a reason.
  if (
    isKnown &&
    !isAnswer &&
    !thanksWords.test(full) &&
    !settledWords.test(full) &&
    own.split(/\s+/).length > 7
  )
    return null
  if (askingSentence(sentences) === null) {
    return none(thanksWords.test(own) ? 'THANKS' : 'NOTHING_ASKED', own.slice(0, 120))
  }
  // A client who asks for something that is none of the known things still wants an answer.
  return isKnown ? null : none('NOTHING_ASKED', last)
}

const dropsIt = /\b(never ?mind|disregard|ignore) (my|the|that|this|it|about)\b|\bnever ?mind\W*$/i

const newsWords =
  /\b(just (letting|wanted to let) you know|fyi|for your information|just so you know|just a heads[- ]up)\b/i

const politeWords =
  /\b(let (me|us) know if|if you (need|have) any|do(n'?t| not) hesitate|feel free|have a (great|good|nice)|see you|no rush|when you get a chance|hope (you|all|this)|need anything (else|from me)|needs? to be done|will need)\b/i

/** The first sentence that asks for anything at all. */
export function askingSentence(sentences: MessageText['sentences']): string | null {
  const asking = sentences.find(
    ({ text, isDenied }) =>
      !isDenied &&
      (text.includes('?') || askWords.test(text)) &&
      !thanksWords.test(text) &&
      !politeWords.test(text),
  )
  return asking?.text ?? null
}

function none(reason: NonRequestReason, words: string): Triage['notRequest'] {
  return { reason, evidence: words === '' ? [] : [words] }
}
