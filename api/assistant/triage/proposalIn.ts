import { findAddresses } from './findAddress.ts'
import { withDigits } from './withDigits.ts'

/** What Cara asks to be confirmed: a question, a sum of what was said, or an address that she reads back. */
export function proposalIn(parts: readonly string[]): string | null {
  // `So Greenbriar as an additional insured on your GL.` asks for a yes without a question mark.
  const last = parts.findLastIndex((part) => part.includes('?') || /^\W*so\b.{20,}/i.test(part))
  // `You want the Transit removed. Is that right?`
  const asked = parts[asksIfRight.test(parts[last] ?? '') ? last - 1 : last]
  const proposal = asked ?? parts.findLast((part) => findAddresses(withDigits(part)).length > 0)
  const isOpen =
    /\b(how (can|may) i help|anything else|what can i|who am i|name|calling from|(is|are|was|were) there|do you (have|know))\b/i
  return proposal === undefined || isOpen.test(proposal) ? null : proposal.replace(/[?.]+$/, '')
}

const asksIfRight =
  /^\W*(?:(?:and|so|ok(?:ay)?)\W+)?(?:(?:is|was) (?:that|this|it) (?:all )?(?:right|correct|accurate)|(?:do|did) (?:i|we) (?:have|get) (?:that|it|this|everything) (?:right|correct)?|(?:is that|all) (?:right|correct)|right|correct)\W*$/i

/** `As additional insured. What is their name?`: whoever gives the name agrees. */
export function repeatedWish(parts: readonly string[]): string | null {
  return parts.find((part) => repeatsWish.test(part)) ?? null
}

const repeatsWish =
  /^\W*(?:(?:so|okay|ok|all right|added|listed|named) )*as (?:an? )?additional insureds?\W*$/i

/** Whether an answer begins or ends with a yes. */
export function agrees(answer: string): boolean {
  return yes.test(answer) || yesAtEnd.test(answer)
}

export function refuses(answer: string): boolean {
  return no.test(answer)
}

const yes =
  /^\W*(yes|yeah|yep|yup|yea|aye|indeed|uh[- ]?huh|correct|right|exactly|please|sure|ok(ay)?|that(?:['’]?s| is| was) (right|it|correct|the one|the word|exactly|us|me|ours?|mine|them|him|her)|voil[àa]|you(?:['’]ve)? got it|bingo|absolutely|definitely|mm[- ]?hm+|si|sí|(?:they|we|it|he|she|i) (?:always |usually |sure |certainly )?(?:do|does|is|are)(?=\s*(?:[.,!]|$)))(?![\p{L}\d])/iu
/** `Illinois six-oh-four-three-three, yep.` */
const yesAtEnd =
  /^[^.?!]{3,80},\s*(?:yes|yeah|yep|yup|correct|exactly|that['’]?s (?:it|right))\W*(?:$|[.!]\s)/i
const no = /^\W*(no|nope|nah|not (really|today|now|yet)|negative|don'?t need)\b/i
