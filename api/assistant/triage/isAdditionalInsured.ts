import { nameKey } from '../../knowledge/index.ts'
import type { Party } from './findParty.ts'
import type { MessageText } from './messageText.ts'
import { withoutSlips } from './withoutSlips.ts'

/** Whether the party is to be an additional insured; `can the Old Mill one be AI?` says it of one of several. */
export function isAdditionalInsured(
  { sentences: written }: MessageText,
  { party, parties }: { readonly party: Party; readonly parties: readonly Party[] },
): boolean {
  // `They stop my trips if I don't have a certificate with them as additional insured`
  const sentences = written.map((sentence) => ({
    ...sentence,
    text: withoutSlips(sentence.text).replaceAll(
      /\b(?:if|unless|until) (?:i|we) (?:don['’]?t|do not) (?:have|get|send)\b/gi,
      ' ',
    ),
  }))
  const isMeant = (sentence: string) =>
    isNamedIn(sentence, { party, parties }) ||
    !parties.some((each) => isNamedIn(sentence, { party: each, parties }))
  const stated = sentences.filter(({ text }) =>
    /\b(add(ition(al(ly)?)?|'?l|tional|itonal)? ?(named )?insureds?|asegurad[oa]s? adicional(?:es)?|additional ins|addl\.?|listed? (them|us|it|her|him) as|as (an )?insured|cg ?20 ?\d\d|(list|add|include|name|put)(ed|ing|s)? (them|her|him|it|the \w+) (as well|too|on (our|my|the) policy|also))\b/i.test(
      text,
    ),
  )
  const denied =
    /\b(no|not|nobody|no[- ]one|none|don'?t|without|doesn'?t|just (a|the) (cert|holder)|holders? only|withdr[ae]w\w*|dropp\w+|struck|deleted|waived?|no longer)\b[^.;]{0,40}\b(additional insured|asegurad[oa]s? adicional(?:es)?|addl\.? ins\w*|add'?l ins\w*|ai)\b|\b(did|do|does)(n'?t| not) (ask|want|need)[^.;]{0,30}\binsured\b|\b(additional insured|add['’]?l insured|AI)\b[^.;]{0,20}\b(not (needed|required|necessary|wanted)|isn['’]?t|by mistake|in error)\b|\b(?:additional insured|add['’]?l insured|addl\.? insured|AI)(?: status| req(?:uired|['’]d))?\s*[=:?]+\s*(?:no?|none|n\/a|not required)\b/i
  const isShort = sentences.some(
    ({ isDenied, text }) =>
      !isDenied && isMeant(text) && /\bAI\b(?! (assistant|agent|chat|tool))/.test(text) && !denied.test(text),
  )
  return isShort || stated.some(({ isDenied, text }) => !isDenied && isMeant(text) && !denied.test(text))
}

/** Whether a sentence names one of several parties: in full, by its first words, or by its kind. */
export function isNamedIn(
  sentence: string,
  { party, parties }: { readonly party: Party; readonly parties: readonly Party[] },
): boolean {
  const said = ` ${nameKey(sentence.replaceAll(/['’]s\b/g, ''))} `
  const kindOf = ({ name }: Party) => kindOfParty.exec(name ?? '')?.[0].toLowerCase()
  const words = (each: Party) => nameKey(each.name ?? '').split(' ')
  const key = words(party).slice(0, 2).join(' ')
  const kind = kindOf(party)
  // `Only the town needs to be an additional insured`
  const isCalledByKind =
    kind !== undefined &&
    parties.filter((other) => kindOf(other) === kind).length === 1 &&
    new RegExp(String.raw`\bthe ${kind}\b`, 'i').test(sentence)
  const [first = ''] = words(party)
  const isCalledShort =
    first.length > 4 &&
    new RegExp(String.raw`\b${first}`, 'i').test(sentence.replaceAll(/\b\p{Ll}\w*/gu, '')) &&
    parties.filter((other) => words(other).includes(first)).length === 1
  // `Marina is our landlord`, of Gull Point Marina
  const isCalledByWord = words(party).some(
    (word) =>
      word.length > 4 &&
      new RegExp(String.raw`^\W*(?:the )?${word}\b`, 'i').test(sentence) &&
      parties.filter((other) => words(other).includes(word)).length === 1,
  )
  return isCalledByKind || isCalledShort || isCalledByWord || (key !== '' && said.includes(` ${key} `))
}

const kindOfParty =
  /\b(?:town|city|county|village|bank|credit union|school|college|university|hospital|church|museum|mall|library)\b/i

/** The forms that a text asks for, each once: `CG 20 10`, `CG 20 37 04 13`. */
export function formsNamed(text: string): string[] {
  const numbers = text.match(/\bCG ?\d\d ?\d\d(?: \d\d \d\d)?\b/gi) ?? []
  return [...new Set(numbers.map((each) => each.toUpperCase().replace(/^CG ?(\d\d) ?(\d\d)/, 'CG $1 $2')))]
}
