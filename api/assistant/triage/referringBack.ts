import { clausesOf, isOrder, orders } from './clauseMarks.ts'
import { messageText, type Sentence } from './messageText.ts'
import type { RequestType, TriageMessage } from './triageMessage.ts'

type Said = Pick<Sentence, 'text' | 'isDenied'>

/** What each order to cancel names, in its clause or, for `cancel that one too`, in the sentence. */
export function canceledObjects(sentences: readonly Said[]): string[] {
  const verb = orders.CANCEL_POLICY ?? /$^/
  return sentences
    .filter(({ isDenied }) => !isDenied)
    .flatMap(({ text }) => {
      const clauses = clausesOf(text).filter((clause) => isOrder('CANCEL_POLICY', clause))
      return clauses.map((clause) => {
        const object = clause.slice(verb.exec(clause)?.index ?? 0)
        return thatOne.test(object) ? text : object
      })
    })
}

const thatOne = /\b(?:that(?: one)?|it|those|them|this one)\b[^.;]{0,12}\b(?:too|also|as well)\b/i

/**
 * What a message orders of something that only an earlier message names: `ok please cancel it then`. Null if it says
 * anything else.
 */
export function orderReferringBack(sentences: readonly Said[]): { type: RequestType; words: string } | null {
  for (const { text } of sentences) {
    if (takesUp.test(text) && namesThem.test(text)) return { type: 'ADD_ADDITIONAL_INSURED', words: text }
    const verb = referringBack.exec(text)?.groups?.['verb']?.toLowerCase()
    if (verb)
      return { type: /cancel|terminate|drop/.test(verb) ? 'CANCEL_POLICY' : 'ENDORSE_POLICY', words: text }
  }
  return null
}

const referringBack =
  /^\W*(?:(?:ok(?:ay)?|k|yes|yeah|yep|sure|alright|all right|fine|then|so|well|please|pls|just|go ahead and|let['’]?s|you can|we want to|i want to)\W+)*(?<verb>cancel|drop|terminate|remove|add) (?:it|that|them|this|those|that one|both)\b(?:\W+(?:then|please|pls|now|anyway|for (?:us|me)|today|asap|thanks?|thank you|thx))*\W*$/i

/** `Go ahead with what you suggested, name them on ours`: whom, an earlier message says. */
const takesUp =
  /\b(?:go(?:es)? ahead|proceed|as (?:you )?(?:suggested|proposed|discussed)|what you (?:suggested|proposed))\b/i
const namesThem = /\b(?:name|add|put|list) (?:them|him|her) (?:on|to|onto) (?:ours?|it|there|the|my)\b/i

/** Whether a message agrees to what we proposed: `Yes please go ahead`. */
export function agreesTo(message: TriageMessage): boolean {
  return messageText(message).sentences.some(({ text }) => agreeing.test(text))
}

const agreeing =
  /^\W*(?:(?:yes|yeah|yep|ok(?:ay)?|sure|please|alright|sounds good|that works|fine)\W+)*(?:please )?(?:go ahead|proceed|do (?:it|that|so))\b(?! (?:and|not))/i
