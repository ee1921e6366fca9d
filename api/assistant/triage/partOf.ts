import type { Ask } from './findAsks.ts'
import type { Party } from './findParty.ts'
import { isNamedIn } from './isAdditionalInsured.ts'
import type { MessageText, Sentence } from './messageText.ts'
import { ownPartsOf } from './ownPartsOf.ts'

/** What the message says of one ask: without what was denied, and without what belongs to another ask. */
export function partOf(text: MessageText, ask: Ask, subject: string | null): MessageText {
  const { sentences: own } = ask
  const hasDenial = text.channel === 'EMAIL' && text.sentences.some(({ isDenied }) => isDenied)
  if (own === null && !hasDenial) return text
  const wanted = text.sentences.filter(({ isDenied, text: words }) => !isDenied || own?.includes(words))
  const sentences =
    own === null
      ? wanted
      : wanted
          .flatMap((sentence) =>
            own.includes(sentence.text)
              ? [sentence]
              : ownPartsOf(sentence.text, ask, text).map((clause) => ({ text: clause, isDenied: false })),
          )
          .filter((sentence) => sentence.text !== subject && sentence.text !== text.passedOnSubject)
  const words = inLines(
    sentences.map((sentence) => ({
      ...sentence,
      text: sentence.text.replace(
        /^(?:hi|hello|hey|dear|good (?:morning|afternoon))\b[^,.!?\d]{0,40},\s*/i,
        '',
      ),
    })),
    text,
  )
  // Staff read what was denied, too.
  return { ...text, sentences, full: words, own: own === null ? text.own : words }
}

/** What the message says of one of several holders: without the sentences that are about another one only. */
export function forHolder(
  text: MessageText,
  { party, parties }: { readonly party: Party; readonly parties: readonly Party[] },
): MessageText {
  let about: readonly Party[] = parties
  let isInList = false
  const sentences = text.sentences.filter((sentence) => {
    const named = parties.filter((each) => isNamedIn(sentence.text, { party: each, parties }))
    isInList = sentence.isItem ?? (isInList && !sentence.isNewParagraph)
    // `They also need a waiver` goes on about the holder before, as does all that an item of a list says.
    if (named.length > 0) about = named
    else if (!goesOn.test(sentence.text) && !isInList) about = parties
    return about.includes(party)
  })
  if (sentences.length === text.sentences.length) return text
  const words = inLines(sentences, text)
  return { ...text, sentences, full: words, own: words }
}

/** Sentences as the text they were written in: paragraphs apart, and each item of a list on its line. */
function inLines(sentences: readonly Sentence[], { channel }: Pick<MessageText, 'channel'>): string {
  return (
    sentences
      .filter(({ text }) => text !== '')
      // What Cara proposed and a part of what was said end without a stop.
      .map((each) => ({
        ...each,
        text: channel === 'CALL' ? each.text.replace(/(?<=[\p{L}\d])$/u, '.') : each.text,
      }))
      .map(({ text, isItem, isNewParagraph }, at) =>
        at === 0 ? text : `${isItem && channel === 'EMAIL' ? '\n- ' : isNewParagraph ? '\n\n' : ' '}${text}`,
      )
      .join('')
  )
}

const goesOn = /^\W*(?:(?:and|but|also) )?(?:they|them|their|theirs|it|this one|that one)\b/i
