import { negation, type Sentence } from './letterSentences.ts'

/** A part of a sentence that says one thing. */
export interface Clause {
  readonly text: string
  readonly isNegative: boolean
  readonly sentence: Sentence
}

/** The parts of sentences that say one thing each; a "no" before a list holds for all of it. */
export function clausesOf(sentences: readonly Sentence[]): Clause[] {
  return sentences.flatMap((sentence) => {
    let isNegative = false
    const parts = sentence.text.split(
      /[;,:?]\s+|\s+(?:but|though|and)\s+(?=(?:no|not|never|nobody|we|i|he|she|they|it|there|the|our|my|all|every|yes|have|has)\b)|[()]/i,
    )
    return parts.flatMap((text, at) => {
      const trimmed = text.trim()
      // "Whether a policy excludes it I leave to you": nothing is stated.
      if (
        trimmed.length < 3 ||
        takenBack.test(trimmed) ||
        unstated.test(trimmed) ||
        later.test(parts[at + 1] ?? trimmed) ||
        needed.test(sentence.text)
      )
        return []
      // "We don't dig, tunnel or move earth": what follows without a subject of its own is denied as well.
      const isOwn =
        /^(?:and |but |so )?(?:we|i|he|she|they|it|there|the|our|my|all|every\w*|yes|two|some|you)\b|^\d/i.test(
          trimmed,
        )
      isNegative =
        !isRequired.test(trimmed) &&
        !allButOne.test(trimmed) &&
        // "A disk that is not connected to anything" is a disk.
        (isNo.test(trimmed.replace(refusal, 'refuse').replace(/(?<=\w{3} )\b(?:that|which|who)\b.*$/, '')) ||
          (isNegative && !isOwn && / or /.test(sentence.text)) ||
          takenBack.test(parts[at + 1]?.trim() ?? ''))
      return [{ text: trimmed, isNegative, sentence }]
    })
  })
}

/** "The fryers went out in March: none left", "but it is not in": nothing of the kind is there. */
const takenBack =
  /^(?:(?:I|we|they) (?:do|does|did|have|has)(?:n['’]t| not) (?:\w+ )?(?:it|that|them|this|those)\b|(?:but )?(?:I|we)(?: am| are|['’]m|['’]re) not asking for (?:those|them|it|that|these)\b|(?:it|that|they|this|there) (?:is|are|was|were|has|have)(?:n['’]t| not)\b.{0,22}$|no$|(?:none|not any ?more|no more|no longer|never|removed|taken out|gone|sold)\b.{0,12}$|(?:and )?we (?:have )?(?:took|taken|pulled|tore|torn|ripped|replaced|removed|sold|scrapped) (?:\w+ ){0,4}?(?:those|them|it|these)\b)/i

/** "They will not renew us" tells of a refusal; "we will not renew with them" denies a renewal. */
const refusal =
  /(?<!\b(?:we|I) )\b(?:(?:will|would|does|did|is|are)(?: not|n['’]t)|won['’]t) (?:be )?renew\w*/i

/** "Nobody starts without a certificate": who has none does not start, so that it is had. */
const isRequired =
  /\b(?:not|never|nobody|no (?:one|sub\w*|driver|crew|employee)|(?:do|does|did|can|could|would|will|may|must|is|are)n['’]t|cannot)\b.*\b(?:without|unless|until)\b/i

/** "No claims in five years save one": there was one. */
const allButOne =
  /\b(?:no|none|nothing|never)\b.*\b(?:save|but|except(?: for)?|other than|apart from|besides)(?: for)? (?:an?|one|two|three|the|this|that|\d+)\b/i

/** "No shots, no service": what is missing is required. */
const needed = /^no \w+, no (?:service|work|job|entry|deal)\b/i

/** "Laptop encryption: he will check and call back." */
const later =
  /\b(?:will|have to|has to|need to|needs to) (?:check|ask(?! for)|find out|confirm|get back|call back|let you know)\b|\bto be confirmed\b|\btbd\b/i

const unstated =
  /\bwhether\b|\b(?:did not|didn['’]t|have not|haven['’]t) get to\b|\b(?:no idea|not sure|look (?:it |that )?up|have to (?:ask|check)|do not answer|leave (?:it|that|this)?\s?(?:to you|open))\b|\b(?:neither of us|nobody) knows?\b(?! of)|\b(?:do not|don['’]t|did not|didn['’]t|can['’]?t|cannot|could not|couldn['’]t) (?:know|tell you|say|remember|find)\b/i

const isNo = new RegExp(
  `${negation.source}|\\b(?:nothing|nowhere|password[- ]only|(?:only|just) (?:a|the) password|stopped|quit|gave up|given up|no longer|used to|ended|turn(?:ed|s)? down|leave to others|stay away from|leave (?:\\w+ ){1,3}out|got rid of|(?:crossed|struck|scratched|took|taken) (?:it |that |this )?out|no need|do(?:es)? not need|live without|do(?:es)? without|says? nothing|on order|(?:have|has|we|just) ordered|(?:was|were|been|is|are)? ?(?:taken (?:out|off)|missing|disabled|bypassed|removed|crossed out|struck out|torn (?:out|down)|dismantled|retired|filled in))\\b`,
  'i',
)
