import { isInquiry } from './alsoAsked.ts'
import { describesLoss } from './describesLoss.ts'
import { ofPastCover } from './documentType.ts'
import { type Ask, findAsks } from './findAsks.ts'
import type { MessageText, Sentence } from './messageText.ts'
import type { RequestType } from './triageMessage.ts'

const certificate = String.raw`\b(?:cert(?:ificate)?s?|cois?|c\.o\.i\.?|(?:evidence|proof) of (?:\w+ )?insurance)\b`

/** What is a request of its own, however small beside the rest of a message, and wherever it stands. */
const own: readonly {
  readonly type: RequestType
  readonly words: RegExp
  readonly not?: RegExp
  /** Asks of these types take it up already. */
  readonly with: readonly RequestType[]
}[] = [
  {
    // `Columbia Bank needs a master policy certificate`, below the report of a leak
    type: 'CREATE_CERTIFICATE',
    words: new RegExp(
      String.raw`\b(?:needs?|wants?|requires?|asks? for|is asking for|requests?)\b[^.?!;]{0,40}${certificate}`,
      'i',
    ),
    not: /\b(?:no|not|n['’]t|dont|never|if|whether|already|once|later|used to)\b|n['’]t\b/i,
    with: ['CREATE_CERTIFICATE', 'ADD_ADDITIONAL_INSURED'],
  },
  {
    // `Also we were billed twice in October`, below a change
    type: 'QUESTION',
    words:
      /\b(?:billed|charged|drafted|debited|invoiced|withdrawn|paid)\b[^.?!;]{0,40}\b(?:twice|two times|double|too much|again)\b|\b(?:double|over)[- ]?(?:billed|charged|billing)\b|\bwrong (?:bill|invoice)\b/i,
    with: ['QUESTION', 'OTHER'],
  },
  {
    // `Don't cancel the umbrella quote we talked about, still want it`
    type: 'QUOTE_REQUEST',
    words:
      /\bquotes?\b[^.?!;]{0,60}\bstill (?:want|need|interested|waiting|like)\b|\bstill (?:want|need|interested in|waiting (?:for|on)|like)\b[^.?!;]{0,60}\bquotes?\b/i,
    with: ['QUOTE_REQUEST'],
  },
]

/**
 * `Thanks! One more, same for Old Town GC Inc, 9 Mill Street, Portland`, in a conversation about certificates: the order
 * has no verb. Null without such words.
 */
export function sameForAnother({ sentences, quoted }: MessageText, subject: string | null): Ask | null {
  if (!new RegExp(certificate, 'i').test(`${subject ?? ''} ${quoted}`)) return null
  const said = sentences.filter(({ text, isDenied }) => !isDenied && sameAgain.test(text))
  return said.length === 0
    ? null
    : { type: 'CREATE_CERTIFICATE', evidence: said.map(({ text }) => text), sentences: null }
}

const sameAgain =
  /\b(?:(?:one|two|three|a few) more|another(?: one)?|same(?: thing| one)?|also(?: one)?)\b[^.?!]{0,30}\bfor:? (?:the )?\p{Lu}/u

/** Gives what a message wants besides a request of its own, and takes a comparison of quotes for the question it is. */
export function withOwnAsks(
  asks: readonly Ask[],
  { text, sender }: { readonly text: MessageText; readonly sender: { readonly isKnown: boolean } },
): readonly Ask[] {
  if (asks.length === 0) return asks
  const found = own.flatMap(({ type, words, not, with: taken }): Ask[] => {
    if (asks.some((ask) => taken.includes(ask.type) && !tellsOnly(ask, text, words))) return []
    const sentences = text.sentences
      .filter(
        (sentence) =>
          isOwn(sentence, type) &&
          !ofPastCover.test(sentence.text) &&
          words.test(sentence.text) &&
          !not?.test(sentence.text),
      )
      .map((sentence) => sentence.text)
    return sentences.length === 0 ? [] : [{ type, evidence: sentences.slice(0, 2), sentences }]
  })
  const apart = found.flatMap(({ sentences }) => sentences ?? [])
  const rest = asks.flatMap((ask) => {
    const left = sentencesOf(ask, text).filter((each) => !apart.includes(each))
    if (apart.length === 0 || (ask.sentences !== null && left.length === ask.sentences.length)) return [ask]
    const evidence = ask.evidence.filter((each) => !apart.includes(each))
    if (left.length === 0) return []
    const sentences = text.sentences.filter((each) => left.includes(each.text))
    if ((ask.type !== 'OTHER' && ask.type !== 'QUESTION') || describesLoss({ sentences }))
      return [{ ...ask, evidence, sentences: left }]
    // What made it unclear stands apart now.
    const words = left.join('\n')
    return findAsks({ ...text, sentences, full: words, own: words }, sender).map((each) => ({
      ...each,
      sentences: each.sentences ?? left,
    }))
  })
  if (found.length === 0) return withComparison(asks, text)
  // What was unclear before may be an order now, beside which other things stand apart.
  return withOwnAsks([...rest, ...found], { text, sender })
}

/** Whether an ask is there, but speaks of something else: a claim is no answer to a double bill. */
function tellsOnly(ask: Ask, text: MessageText, words: RegExp): boolean {
  return ask.sentences !== null && !sentencesOf(ask, text).some((each) => words.test(each))
}

function sentencesOf({ sentences }: Ask, text: MessageText): readonly string[] {
  return sentences ?? text.sentences.flatMap((each) => (each.isDenied ? [] : [each.text]))
}

function isOwn({ text, isDenied }: Sentence, type: RequestType): boolean {
  if (type === 'QUOTE_REQUEST') return true
  return !isDenied && !(type === 'CREATE_CERTIFICATE' && isInquiry(text))
}

/** Whether quotes that are there are to be compared: `the D&O quotes side by side`; not `get us quotes and compare them`. */
export function comparesQuotes(text: string): boolean {
  return (comparing.test(text) || (quotesNamed.test(text) && choosing.test(text))) && !obtaining.test(text)
}

const comparing =
  /\b(?:the|these|those|both|all|your|our|two|three|four|\d)\b[^.?!;]{0,40}\bquotes\b[^.?!;]{0,60}(?:\bside[- ]by[- ]side\b|\bnext to (?:each other|one another)\b|\bcompared?\b|\bcomparison\b|\blined up\b)|\b(?:compar(?:e|ison|ing)|side[- ]by[- ]side)\b[^.?!;]{0,30}\b(?:the|these|those|both|all|your|our|two|three|four|\d)\b[^.?!;]{0,40}\bquotes\b/i
const quotesNamed = /\bquotes\b|\b(?:other|second|both|new|competing) quote\b/i
/** `Which one is better?`, `Tell us which of the two you would take` */
const choosing =
  /\bwhich (?:one|of (?:them|these|those|the (?:two|three|quotes))|quote|carrier|company|offer)\b[^.?!;]{0,40}\b(?:better|best|right|recommend|prefer|suggest|choose|pick|take|go with|cheaper|worth|stronger|makes (?:more|the most) sense)\b/i
const obtaining =
  /\b(?:shop|obtain|find|request|get (?:me|us) (?:some |more |other |a few |two |three |several |new )?(?:\w+ )?quotes)\b/i

function withComparison(asks: readonly Ask[], text: MessageText): readonly Ask[] {
  const isOfQuotes = ({ type }: Ask) => type === 'QUOTE_REQUEST' || type === 'QUESTION'
  const isAbout = (ask: Ask) => ask.type === 'QUOTE_REQUEST' && sentencesOf(ask, text).some(comparesQuotes)
  // `Here is the other quote. Which one is better?` compares in two sentences.
  const both = asks.filter(isOfQuotes)
  const said = both.flatMap((ask) => sentencesOf(ask, text))
  const compared =
    asks.find(isAbout) ?? (comparesQuotes(said.join(' ')) ? both.find(isQuoteRequest) : undefined)
  if (!compared) return asks
  if (!isAbout(compared)) {
    const evidence = said.filter((each) => choosing.test(each)).slice(0, 2)
    const sentences = both.length === asks.length ? null : said
    return asks.flatMap((ask) =>
      ask === compared ? [{ type: 'QUESTION', evidence, sentences }] : both.includes(ask) ? [] : [ask],
    )
  }
  const at = text.sentences.findIndex((each) => comparesQuotes(each.text))
  const before = text.sentences[at - 1]?.text
  // `The board meets March 26. Can we get the quotes side by side before then?`
  const day = compared.sentences && before && byThen.test(text.sentences[at]?.text ?? '') ? [before] : []
  return asks.map((ask) =>
    ask === compared
      ? { ...ask, type: 'QUESTION', sentences: compared.sentences && [...day, ...compared.sentences] }
      : { ...ask, sentences: ask.sentences && ask.sentences.filter((each) => !day.includes(each)) },
  )
}

function isQuoteRequest({ type }: Ask): boolean {
  return type === 'QUOTE_REQUEST'
}

/** A day that was named before. */
export const byThen = /\b(?:by|before) (?:then|that (?:day|date|time|meeting))\b/i

/** Whether a text asks whether the insurance is what a contract wants. */
export function asksOfContract(text: string): boolean {
  return (
    /\b(?:sub)?(?:contracts?|agreements?|leases?|requirements?)\b/i.test(text) &&
    /\b(?:meet|satisf\w+|compl\w+|requirements?|required?|requires)\b/i.test(text)
  )
}
