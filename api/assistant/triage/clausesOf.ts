/** Before a second thing asked for in one sentence: `Can you send a certificate, and what is our deductible?` */
const joint =
  /,?\s+(?:and\s+)?(?=(?:while (?:i have you|you['’]re at it|i['’]m at it|we['’]re at it)|by the way|oh,? and|one more thing)\b)|,?\s+and\s+(?=(?:also\s+)?(?:please|(?:can|could|would|will) (?:you|we|i)|(?:do|does|did|is|are|should) (?:we|i|it|there|our|my|the|this|that|they)|what|when|where|why|who|which|how (?:much|many|long|do|does|is|are|would|can)|(?:get|send|give|add|remove|cancel|drop|bump|raise|quote|issue|email) (?:me|us|our|my|the|an?))\b)/i

/** Before anything else that the writer wants: `I need to cancel the auto and I want to report a claim`. */
const looselyJoint = new RegExp(
  String.raw`${joint.source}|,?\s+and\s+(?=(?:(?:i|we)(?:['’]d| would)? (?:also )?(?:want|need|have|like)|(?:also )?(?:report|file) (?:an?|the|our|my)|(?:(?:also|please|then) )*(?:call|phone|ring) (?:me|us)) )`,
  'i',
)

/** A sentence in the smallest parts that may ask for different things. */
export function smallestClausesOf(sentence: string): string[] {
  return sentence.split(looselyJoint)
}

/** A sentence in the parts that may ask for different things. */
export function clausesOf(sentence: string): string[] {
  return sentence.split(joint)
}
