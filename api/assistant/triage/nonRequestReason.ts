import type { MessageText } from './messageText.ts'
import { reasonEvidence, reasonWeights, thanksWords } from './nonRequestCues.ts'
import type { Triage } from './triageMessage.ts'

/** Why a message that asks for nothing was written. */
export function reasonOf({ own, full, sentences }: MessageText): NonNullable<Triage['notRequest']> {
  const [likeliest] = [...reasonWeights(full)].toSorted(([, a], [, b]) => b - a)
  if (likeliest && likeliest[1] >= 1) {
    const [reason] = likeliest
    return { reason, evidence: reasonEvidence(reason, full).slice(0, 3) }
  }
  const words = sentences.at(-1)?.text ?? own.slice(0, 120)
  return {
    reason: thanksWords.test(own) ? 'THANKS' : 'NOTHING_ASKED',
    evidence: words === '' ? [] : [words],
  }
}

/** Whether a program wrote the message or it gives orders to one: no words beside make it a request. */
export function isNeverRequest({ full }: MessageText): boolean {
  return [...reasonWeights(full).values()].some((weight) => weight >= 3)
}
