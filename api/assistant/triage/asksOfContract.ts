/** Whether a text asks whether the insurance is what a contract wants. */
export function asksOfContract(text: string): boolean {
  return (
    /\b(?:sub)?(?:contracts?|agreements?|leases?|requirements?)\b/i.test(text) &&
    /\b(?:meet|satisf\w+|compl\w+|requirements?|required?|requires)\b/i.test(text)
  )
}
