/** A question without how a thing came to be there: "how much for the Isuzu" of "how much for the Isuzu we bought in May". */
export function withoutPurchase(question: string): string {
  return question.replace(bought, '')
}

const bought =
  /\s\b(?:that |which )?(?:we|they|he|she|you) (?:just |recently )?(?:bought|got|added|purchased|picked up|took on|put on)(?: (?:in|last|this|on|since) \w+)?/i
