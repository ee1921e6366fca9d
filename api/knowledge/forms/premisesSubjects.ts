import { postal } from './letterFact.ts'
import { firstOf, type LetterSubject } from './letterSentences.ts'
import { counts } from './spokenValues.ts'

const here = String.raw`(?:this|the same|our) (?:building|location|place|address|shop|spot|space|site|store|office|premises)|here`
const country =
  'Canada|Mexico|the Bahamas|Bermuda|Guatemala|Honduras|Jamaica|the Dominican Republic|Costa Rica|Panama'

/** What forms ask about where a business is and where it goes. */
export const premisesSubjects: readonly LetterSubject[] = [
  {
    asks: /^(?:number of )?years? (?:at|in|on) (?:this|the|present|current|same) (?:\w+ )?(?:location|address|premises|site|building)/,
    isOnly: true,
    find: (sentences) =>
      firstOf(sentences, ({ text }) =>
        counts(text)
          .filter(({ index, end }) => {
            const isBehind = new RegExp(
              String.raw`\b(?:in|at) (?:${here})(?: for| now for)?(?: about)? $`,
              'i',
            ).test(text.slice(0, index))
            return (
              /^ years?\b/i.test(text.slice(end)) &&
              (isBehind ||
                new RegExp(String.raw`^ years? (?:in|at) (?:${here})\b`, 'i').test(text.slice(end)))
            )
          })
          .map(({ value }) => value)
          .at(0),
      ),
  },
  {
    asks: /\b(?:street|address)\b.*\b(?:kept|stored|garaged|parked|housed)\b/,
    isOnly: true,
    find: (sentences) =>
      firstOf(sentences, ({ text }) => {
        if (!/\b(?:kept|keep|stored?|sleeps?|parked?|housed|stays?|overnight)\b/i.test(text)) return undefined
        const street = /\bat (\d+[\w-]* [A-Z][\w.'-]*(?: (?:[A-Z][\w.'-]*|\d+))*)/.exec(text)?.[1]
        return postal.exec(text)?.[1] ?? street
      }),
  },
  {
    asks: /\boutside (?:of )?(?:the )?(?:united states|u ?s(?: ?a)?|country)\b.*\b(?:where|which|countr)/,
    isOnly: true,
    find: (sentences) =>
      firstOf(
        sentences,
        ({ text }) =>
          new RegExp(String.raw`\b((?:[A-Z][a-z]+(?: [A-Z][a-z]+)?, )?(?:${country}))\b`).exec(text)?.[1],
      ),
  },
]
