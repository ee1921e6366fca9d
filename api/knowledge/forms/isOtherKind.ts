import type { Filling } from './isDoubtful.ts'

/** A kind of value that a label asks for, and what then is none. */
interface WrongKind {
  readonly asks: RegExp
  readonly isWrong: (value: string, filling: Filling) => boolean
}

const money = /^\$[\d,.]+$/
const bare = /^\d{1,4}$/

const wrongKinds: readonly WrongKind[] = [
  // "Maintenance period": one of what?
  {
    asks: /\b(?:period|duration|length of time)$/i,
    isWrong: (value) => bare.test(value),
  },
  // "Trade and amount" asks for two things.
  {
    asks: /^[a-z ]+ (?:and|&) (?:contract )?(?:amount|value|price|cost|date|phone)$/i,
    isWrong: (value, { ask }) =>
      /^(?:\$?[\d,.]+|\d{2}\/\d{2}\/\d{4}|[\d-]{12})$/.test(value) &&
      !/^(?:amount|value|price|cost|date|phone)\b/i.test(ask.field.label),
  },
  // "Largest project" beside "Fee".
  {
    asks: /^(?:(?:name|description) of )?(?:the )?(?:largest|biggest|typical) (?:single )?(?:project|job|contract|client|customer)$/i,
    isWrong: (value, { ask }) =>
      money.test(value) &&
      ask.field.beside.some((each) =>
        /^(?:fees?|(?:contract )?(?:amount|value|price)|cost|size)\b/i.test(each),
      ),
  },
  // "Police department" is no department of the applicant's.
  {
    asks: /\b(?:police|sheriff|fire|law enforcement)\b.*\b(?:department|agency|station|authority)\b|^police$/i,
    isWrong: (value) =>
      /[a-z]{3}/i.test(value) &&
      !/\b(?:police|pd|sheriff|patrol|troopers?|department|dept|marshal|constable|fire (?:rescue|district|company))\b/i.test(
        value,
      ),
  },
  // What happened in May 2024 is not the year of a building.
  {
    asks: /\byear\b.*\b(?:buil\w+|construct\w+|made|manufactured|established|founded)\b/i,
    isWrong: (value, { quote = '' }) =>
      new RegExp(
        String.raw`\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? (?:\d{1,2},? )?${RegExp.escape(value)}\b`,
        'i',
      ).test(quote) &&
      !/\b(?:built|opened|founded|established|erected|put up)\b[^,;]{0,30}$/i.test(
        quote.slice(0, quote.indexOf(value)),
      ),
  },
  // "Bid price incl. alternates" is no base bid.
  {
    asks: /\b(?:incl(?:\.|uding|usive)|with all)/i,
    isWrong: (value, { quote = '' }) =>
      /\b(?:base|before|without|excluding|not (?:counting|including))\b[^,;]*$/i.test(
        quote.slice(0, Math.max(0, quote.indexOf(value))),
      ),
  },
  // What is done every year is no loss: "phishing training every spring, the last on April 14".
  {
    asks: /\bdate of (?:the )?(?:incident|loss|accident|claim|occurrence|injury|breach)\b/i,
    isWrong: (_, { quote = '' }) =>
      /\b(?:training|inspect(?:ed|ions?)|tested|test restore|serviced|drill)\b/i.test(quote) &&
      !/\b(?:hurt|hit|fell|stole\w*|damag\w+|injur\w+|claim|loss|paid|happened|broke)\b/i.test(quote),
  },
  // A day in a box for a count, or a count in a box for a day.
  {
    asks: /^(?:number|no\.|#|how many|total) (?:of )?[a-z]/i,
    isWrong: (value) => /^\d{2}\/\d{2}\/\d{4}$|^[\d.]+%$/.test(value),
  },
  {
    asks: /\bpercent(?:age)?\b|%/i,
    isWrong: (value) => money.test(value) || /^\d{2}\/\d{2}\/\d{4}$/.test(value),
  },
  {
    asks: /^(?!.*(?:percent|%|rate|share|factor)).*\b(?:billings|revenues?|receipts|payroll|sales|fees?|amount|price)\b/i,
    isWrong: (value) => /^[\d.]+ ?%$/.test(value),
  },
]

/** Whether a value is of another kind than its label asks for: a percentage for billings, a town's name for a day. */
export function isOtherKind(filling: Filling, value: string): boolean {
  const { label, options } = filling.ask.field
  return (
    options.length === 0 &&
    wrongKinds.some(({ asks, isWrong }) => asks.test(label.trim()) && isWrong(value, filling))
  )
}
