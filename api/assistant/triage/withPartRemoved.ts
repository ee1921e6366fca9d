import type { Ask } from './findAsks.ts'
import { lineNames } from './lineWords.ts'
import type { MessageText } from './messageText.ts'
import { placeCanceled, placeRemoved } from './placesChanged.ts'

/**
 * Whoever takes a part off a policy that stays has it changed, and not canceled, whatever else they say of closing,
 * moving out or an end: `We're closing the depot at the end of the year. Take 88 Winter Street off the policy.`
 */
export function withPartRemoved(asks: readonly Ask[], text: MessageText): readonly Ask[] {
  const wanted = text.sentences.flatMap((sentence) => (sentence.isDenied ? [] : sentence.text))
  const isPart = wanted.some(removesPart) && !wanted.some(endsPolicy)
  const ends = isPart ? asks.filter(({ type }) => type === 'CANCEL_POLICY') : []
  if (ends.length === 0) return asks
  const changes = [...asks.filter(({ type }) => type === 'ENDORSE_POLICY'), ...ends]
  const own = changes.flatMap(({ sentences }) => sentences ?? [])
  const change: Ask = {
    type: 'ENDORSE_POLICY',
    evidence: wanted.filter(removesPart).slice(0, 2),
    sentences: changes.some(({ sentences }) => sentences === null)
      ? null
      : own.toSorted((a, b) => text.full.indexOf(a) - text.full.indexOf(b)),
  }
  const [first] = changes
  return asks.flatMap((ask) => (ask === first ? [change] : changes.includes(ask) ? [] : [ask]))
}

const policy = String.raw`(?:polic(?:y|ies)|insurance|package|bop|coverage|program|schedule|account)`
/** `take 88 Winter Street off our package policy`, `remove the storage unit from the policy` */
const takenOff = new RegExp(
  String.raw`\b(?:take|remove|delete|drop|pull)\s+(?<thing>[^.;:!?\n]{2,80}?)\s+(?:off|from)\s+(?:of\s+)?(?:(?:the|our|my|this|all)\s+)?(?:\w+\s+){0,2}${policy}\b`,
  'i',
)
/** The whole of it, rather than a part. */
const whole = new RegExp(String.raw`\b(?:${policy}|us|me|myself|everything|all)\b`, 'i')

/** Whether a sentence takes a part off a policy that stays. */
export function removesPart(sentence: string): boolean {
  const thing = takenOff.exec(sentence)?.groups?.['thing']
  const isPart = thing !== undefined && !whole.test(thing) && !lineNames.some(([, name]) => name.test(thing))
  return isPart || placeRemoved.test(sentence)
}

/** `cancel it`, `drop our liability insurance`, `we don't need the policy anymore`; not `drop Harbor St from the policy` */
const ended = new RegExp(
  String.raw`\b(?:cancel|terminat|void)\w*|\b(?:drop|end|stop|discontinue|kill|get rid of|no longer (?:need|want|renew)|(?:n['’]?t|not) (?:need|want|renew))\s+(?:(?!from\b|off\b|on\b|at\b)[\w'’-]+\s+){0,4}(?:${policy}|everything)\b`,
  'i',
)

function endsPolicy(sentence: string): boolean {
  return ended.test(sentence.replace(placeCanceled, ' '))
}
