/** "Write the client a summary of this", "sum this up for Marta": what was just found, for somebody else. */
export function tellsThis(text: string): boolean {
  return (
    (ofThis.test(text) || sumsUp.test(text)) &&
    somebody.test(text) &&
    !ofOther.test(text) &&
    !ofTopic.test(text)
  )
}
/** "An email explaining the hot work condition" is about that, and not about what was found before. */
const ofTopic =
  /\b(?:explaining|about|regarding|describing|covering|saying|asking|telling|confirming|why|whether)\s+(?!(?:all (?:of )?)?(?:this|that|it|these|those|them|him|her|us)\b|the (?:above|results?|findings?|numbers|figures|answer)\b|what (?:you|we)\b)\w/i
const ofThis =
  /\b(?:write|draft|compose|send|e-?mail|give|make|create|put|prepare|do|need|get)\b.{0,60}\b(?:summary|recap|overview|rundown|digest|write-?up|note|e-?mail|letter|message|version|explanation|paragraphs?|lines|words|report)(?:\s+(?:of|about|on|with|from|for|out of)\s+(?:all (?:of )?)?(?:this|that|it|these|those|the (?:above|results?|findings?|numbers|figures|answer)|what (?:you|we) (?:just )?(?:found|said|have))(?: (?:results?|findings?|numbers|figures|points|answers?))?)?(?=\s*(?:[.,;!?]|$|(?:for|to|in|as|by|please|so|that)\b))/i
const sumsUp =
  /\b(?:summari[sz]e|sum|recap|explain|write|put|boil|send|e-?mail|forward|share|word|phrase)\s+(?:(?:her|him|them|[A-Z][a-z]+)\s+)?(?:all (?:of )?)?(?:this|that|it|these|those|the (?:above|results?|findings?|numbers|figures|answer))(?: (?:results?|findings?|numbers|figures|points))?(?=\s*(?:[.,;!?]|$|(?:up|down|out|for|to|in|into|as|by|please|so)\b))/i
const somebody =
  /\b(?:client|insured|customer|owner|policyholder|underwriter|carrier|broker|him|her|them)\b|\be-?mail\b|\b(?:[Tt]o|[Ff]or|[Ww]rite|[Ss]end|[Tt]ell|[Gg]ive|[Ee]-?mail)\s+\p{Lu}\p{Ll}+/u
const ofOther =
  /\b(?:this|that|the|these|those|their|her|his)\s+(?:\w+\s+)?(?:polic(?:y|ies)|dec(?:larations|s)?(?: page)?|contract|lease|quotes?|proposal|file|document|attachment|form|certificate|renewal|question|exclusion|endorsement)\b/i
