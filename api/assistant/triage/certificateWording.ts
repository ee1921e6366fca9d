/** The notice of cancellation that a text asks a certificate to promise: `30-day notice of cancellation`; null without one. */
export function noticeAskedFor(written: string): string | null {
  const text = written.replaceAll(dayCount, (word) => `${dayCounts[word.toLowerCase()] ?? word}`)
  const asked =
    /\b(\d{1,3})\)?[- ]?days?['’]?(?: (?:prior|advance|written))* notice\b|\bnotice of cancellation\b|\bNOC\b/i.exec(
      text,
    )
  if (!asked) return null
  const days = asked[1] ?? /\b(\d{1,3})[- ]days?\b/i.exec(text)?.[1]
  return `${days ? `${days}-day ` : ''}notice of cancellation`
}

/** What a text says of a certificate that is to show an earlier day than that of its issue: `date it as of March 1`; null if nothing. */
export function backdatingAskedFor(text: string): string | null {
  const sentence = text
    .split(/(?<=[.!?;])\s+|\n+/)
    .find((each) => (backdating.test(each) || beforeLoss.test(each)) && !notBackdated.test(each))
  return sentence?.replaceAll(/\s+/g, ' ').trim() ?? null
}

const paper = String.raw`(?:it|this|that|one|them|the (?:cert\w*|coi|date)|cert(?:ificate)?s?|cois?|issue date)`
const earlier = String.raw`(?:last (?:week|month|year|mon\w*|tues\w*|wednes\w*|thurs\w*|fri\w*|satur\w*|sun\w*)|yesterday|(?:an? )?earlier (?:date|day)|the (?:day|date|week|month) (?:before|of|we|the)\b|(?:as of |from |for |back to )?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w*\.? \d{1,2}\b|\d{1,2}\/\d{1,2}\b)`
const asOf = String.raw`(?:(?:as of|to|for|from|back to|on|effective) )?`
/** `Backdate the certificate`, `date it as of March 1`, `with an issue date of 3/1`. */
const backdating = new RegExp(
  [
    String.raw`\b(?:back[- ]?|ante)dat(?:e|ed|ing)\b`,
    String.raw`\bdat(?:e|ed|ing) ${paper} (?:back )?${asOf}${earlier}`,
    String.raw`\b(?:be|it|them) dated ${asOf}${earlier}`,
    String.raw`\bissue date (?:of|to be|should be|must be|as|to) ${earlier}`,
    String.raw`\b(?:make|show|issue|have) ${paper} (?:as )?effective (?:as of )?${earlier}`,
  ].join('|'),
  'i',
)
/** `Show it was in force before the accident`. */
const beforeLoss =
  /\b(?:show|say|state|prove|reflect|list|read)\w*\b[^.?!\n]{0,60}\b(?:in (?:force|effect|place)|active|covered|insured|coverage)\b[^.?!\n]{0,40}\b(?:before|prior to|at the time of|when|on the (?:day|date) of)\b[^.?!\n]{0,30}\b(?:accident|loss|incident|injur\w+|fall|fell|crash|collision|fire|claim|damage)/i
const notBackdated =
  /\b(?:not|never|no need to|don['’]?t|can['’]?t|cannot)\b[^.?!\n]{0,20}\b(?:back[- ]?dat|antedat)/i

const dayCounts: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  thirty: 30,
  sixty: 60,
  ninety: 90,
}
const dayCount = /\b(?:ten|fifteen|thirty|sixty|ninety)\b(?=[- ]days?\b)/gi

/** The wording in quotes that a text wants on a certificate: `"Summit Builders Inc. is an additional insured, …"`; empty without any. */
export function wordingAskedFor(text: string): string[] {
  return [...text.matchAll(quotedText)].flatMap(([, words = '']) =>
    ofProvisions.test(words) ? words.replaceAll(/\s+/g, ' ').trim() : [],
  )
}

/** A text without such wording, which names others than the holder. */
export function withoutAskedWording(text: string): string {
  return text.replaceAll(quotedText, (all, words: string) => (ofProvisions.test(words) ? ' ' : all))
}

const quotedText = /["“]([^"“”]{30,1500})["”]/g
const ofProvisions =
  /\badditional(?:ly)? insureds?\b|\bwaiver of subrogation\b|\bprimary (?:and|&) non-?contributory\b/i

/** The cover besides the usual lines that a text wants a certificate to show: `pollution liability`. */
export function rareCoverAskedFor(text: string): string[] {
  const found = [...text.matchAll(rareCover)].flatMap(({ 0: words, index }) =>
    /\b(?:no|not|without|except|excluding|(?:don|doesn)['’]?t need)\b[^.;!?]{0,30}$/i.test(
      text.slice(0, index),
    )
      ? []
      : words.toLowerCase().replace(/\bpollution$/, 'pollution liability'),
  )
  return [...new Set(found)]
}

const rareCover =
  /\b(?:(?:contractor['’]?s?['’]? )?pollution(?: legal)?(?: liability)?|builder['’]?s['’]? risk|crime|employee dishonesty|fidelity bond|liquor liability|cyber(?: liability)?|professional liability|motor truck cargo|garagekeepers?(?: liability)?|abuse (?:and|&|or) molestation)\b/gi

/** Whether a text asks for a waiver of subrogation. */
export function asksForWaiver(text: string): boolean {
  const waiver =
    /\bwaivers? of (our |your |their |the )?subrogation\b|\bwaiv(e|es|ed|ing)\b.{0,30}\bsubrogation\b|\bsubrogation (is )?waive[dr]s?\b|\brenuncia (?:a|de)(?: la)? subrogaci[oó]n|\bWOS\b|(?:,|\band\b|&|\bwith|\bincl\w*\.?)\s+(?:an? |the )?waivers?\b(?! of)/i
  const denied = /\b(no|not|don'?t|without|doesn'?t)\b[^.;]{0,30}\b(waiver|subrogation)\b/i
  return waiver.test(text) && !denied.test(text)
}

/** Whether a text wants somebody to be loss payee for equipment that is rented: only the policy that insures it can say so. */
export function asksForLossPayee(text: string): boolean {
  return (
    /\b(?:rent(?:s|ed|ing|als?)?|leas(?:e|ed|ing)|hir(?:e|ed|ing))\b/i.test(text) &&
    /(?<!\b(?:no|not|without|never)\b[^.;!?]{0,20})\bloss payees?\b/i.test(text)
  )
}
