import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { writerOf } from './people.ts'
import { properNames } from './spokenNames.ts'
import { emails, phones } from './spokenValues.ts'

/** A company by the form of its name, which says what kind of company it is. */
const company =
  /^((?:[A-Z][\w&'’.,-]*|&|of|and|the)(?: (?:[A-Z][\w&'’.-]*|&|of|and|the))*,? (L\.?L\.?C|INC|CORP|CORPORATION|L\.?L?\.?P|COMPANY|CO)\b\.?)/i

const forms: readonly (readonly [RegExp, string])[] = [
  [/^L\.?L\.?C/i, 'LLC'],
  [/^(?:INC|CORP)/i, 'CORPORATION'],
  [/^L\.?L?\.?P/i, 'PARTNERSHIP'],
]

/** Who asks for insurance, by the head and the end of a letter; of one whom the records name, only what they lack. */
export function letterApplicant(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const isKnown = (attribute: string) =>
    records.some((each) => each.entity === 'insured' && each.attribute === attribute)
  const writer = writerOf(sentences)
  const [opening] = sentences
  // "Ask for Joyce Petrakis and not for me."
  const isAnother = sentences.some(({ text }) => /\bnot (?:for )?me\b/i.test(text))
  const contact =
    writer && opening && !isKnown('contact') && !isAnother
      ? [letterFact('insured', 'contact', writer, opening)]
      : []
  const ownTaxNumber = isKnown('fein') ? [] : sentences.flatMap(taxNumber).slice(0, 1)
  const site = isKnown('website') ? [] : noWebsite(sentences)
  const tradeName = isKnown('dba') ? [] : ownTradeName(sentences)
  if (isKnown('name'))
    return [
      ...contact,
      ...ownTaxNumber,
      ...tradeName,
      ...site,
      ...(isKnown('email') ? [] : sender(sentences)),
    ]
  const greeting = sentences.findIndex(({ text }) => /^(?:dear|hello|hi|good (?:morning|day))\b/i.test(text))
  const head = sentences.slice(0, greeting === -1 ? 3 : greeting)
  const ends = [...head, ...sentences.slice(-3)].filter(
    ({ text }) => text.length < 90 && !/^(?:to|attn|re|subject|cc)\b/i.test(text),
  )
  const stated = sentences.flatMap((sentence) => {
    const [, after = ''] = statedName.exec(sentence.text) ?? []
    const [, own, suffix] = company.exec(after) ?? []
    return own && suffix ? [{ sentence, after }] : []
  })[0]
  const named =
    stated?.sentence ??
    ends.find(({ text }) => company.test(text) && !/\b(?:insurance|agency|brokers?)\b/i.test(text))
  if (!named) return []
  const [, name = '', suffix = ''] = company.exec(stated?.after ?? named.text) ?? []
  const form = forms.find(([pattern]) => pattern.test(suffix))?.[1]
  const reach = (values: (text: string) => { value: string }[], attribute: string) =>
    head.flatMap((sentence) => {
      const [first] = /^(?:to|attn|cc)\b/i.test(sentence.text) ? [] : values(sentence.text)
      return first ? [letterFact('insured', attribute, first.value, sentence)] : []
    })
  return [
    letterFact('insured', 'name', name.replace(/,$/, ''), named),
    ...(form ? [letterFact('insured', 'legalEntity', form, named)] : []),
    ...contact,
    ...tradeName,
    ...site,
    ...ownTaxNumber,
    ...reach(phones, 'phone').slice(0, 1),
    ...reach(emails, 'email').slice(0, 1),
  ]
}

/** "The named insured is the parent, Larkspur Rental, Inc." */
const statedName =
  /\b(?:in the name of|(?:named insured|employer|insured|policyholder)(?: is|:)|the company(?: is|:)) (?:the (?:parent|owner)[a-z ]*, )?(.*)$/i

function ownTradeName(sentences: readonly Sentence[]): Fact[] {
  const other = sentences.find(({ text }) => otherName.test(text))
  const said = other?.text.replace(otherName, '\n').replace(/^.*\n\W*/s, '') ?? ''
  // "We trade as "Mariposa"": a lone word in quotation marks is a name.
  const [first] = properNames(said)
  const lone = /^[A-Z][\w'’&-]+(?=["”.,;]|$)/.exec(said)?.[0]
  const dba = first?.index === 0 ? first.value : lone
  return other && dba ? [letterFact('insured', 'dba', dba, other)] : []
}

/** "We have no website, only the Instagram." */
function noWebsite(sentences: readonly Sentence[]): Fact[] {
  const denied = sentences.find(({ text }) =>
    /\b(?:no|(?:do not|don['’]t) have an?|without an?) web ?(?:site|page)\b(?! (?:orders|sales|security))/i.test(
      text,
    ),
  )
  return denied ? [letterFact('insured', 'website', 'None', denied)] : []
}

/** The address that an e-mail came from. */
function sender(sentences: readonly Sentence[]): Fact[] {
  const from = sentences.slice(0, 5).find(({ text }) => /^from:|<[^<>\s]+@/i.test(text))
  const [address] = from ? emails(from.text) : []
  return from && address ? [letterFact('insured', 'email', address.value, from)] : []
}

function taxNumber(sentence: Sentence): Fact[] {
  const [, value] =
    /\b(?:FEIN|EIN|tax (?:id|number)|federal (?:tax |employer )?(?:id\w*|number))\b[^.;\d]{0,20}(\d{2}-\d{7})\b/i.exec(
      sentence.text,
    ) ?? []
  return value ? [letterFact('insured', 'fein', value, sentence)] : []
}

const otherName =
  /\b(?:d\/?b\/?a|doing business as|trading as|we (?:trade|operate|do business) as|also known as|under the name(?: of)?|the sign(?: on the door| outside)? says)(?= )/i
