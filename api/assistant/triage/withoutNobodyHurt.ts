const nobody = String.raw`(?:nobody|no[- ]?one|none of (?:us|them|the \w+)|neither (?:of (?:us|them)|driver))`

/** What says that a loss hurt nobody. */
const nobodyHurt = new RegExp(
  String.raw`\b${nobody}\b[^.!?;,]{0,30}\b(?:hurt|injur(?:ed|y|ies))\b|\bno (?:\w+ )?(?:injur(?:y|ies)|one hurt)\b|\b(?:not|n['’]t) (?:hurt|injured|seriously hurt)\b|\b(?:unhurt|unharmed|uninjured)\b|\b(?:every(?:one|body)|we|he|she|they|i|both|all|drivers?|guys?|crew|passengers?)(?:['’](?:s|re|m)| is| are| am| was| were)? (?:all )?(?:ok(?:ay)?|fine|safe|all ?right)\b`,
  'gi',
)

/** A text without the words that say that a loss hurt nobody: they tell of no injury. */
export function withoutNobodyHurt(text: string): string {
  return text.replaceAll(nobodyHurt, ' ')
}
