/** What staff read before they act on such a message. */
export const bankChangeWarning =
  'This asks to change bank details, as fraud often does. Before you change anything, call the client at a phone number on file, not one from the message.'

/**
 * Whether a sentence gives or announces other bank details for payments. Criminals who read a client's mail send such
 * requests in the client's name.
 */
export function changesBank(sentence: string, message = sentence): boolean {
  if (lender.test(sentence) || victim.test(sentence) || !bank.test(sentence)) return false
  return details.test(sentence) || (change.test(sentence) && !lender.test(message))
}

const bank =
  /\b(?:bank(?:ing)? (?:accounts?|info\w*|details?|data)|bank account|banking|(?:we|i)(?: have|['’]ve)? (?:just )?(?:switched|changed) banks?|new bank|routing|direct deposit|deposit account|(?:payment|checking|debit|ach|eft|auto-?pay) (?:account|details?|info\w*)|wir(?:e|ing) (?:instructions?|details?|info\w*)|remittance (?:details?|info\w*|address)|iban|acct|account)\b/i
/** Numbers of an account, with the words that make them one. */
const details =
  /\b(?:routing|aba|iban)\b[^.!?]{0,25}\d{6,}|\b(?:acct|account)(?: (?:number|no\.?|#))?[ :#]{0,3}\d{5,}[^.!?]{0,60}\b(?:routing|aba)\b/i
const change =
  /\b(?:chang(?:e|ed|es|ing)|updat(?:e|ed|ing)|switch(?:ed|ing)?|replac(?:e|ed|ing)|new|different|instead|mov(?:e|ed|ing))\b[^.!?]{0,60}\b(?:bank\w*|routing|direct deposit|(?:deposit|payment|checking|debit|ach|eft|auto-?pay) (?:account|details?|info\w*)|wir(?:e|ing) (?:instructions?|details?|info\w*)|remittance|iban)\b|\bbank\w*\b[^.!?]{0,40}\b(?:chang(?:e|ed|es|ing)|updat(?:e|ed|ing)|new|different)\b/i
/** Who was defrauded tells of a loss. */
const victim =
  /\b(?:hack\w*|fraud\w*|scam\w*|phish\w*|wired|went out|stole|fake|forged|got into)\b|\b(?:says?|said|claims?|told (?:me|us)) (?:that )?(?:we|i)\b[^.!?]{0,20}\b(?:sent|e-?mailed|gave|changed)\b/i
/** A bank that has an interest in what is insured. */
const lender =
  /\b(?:mortgag\w*|loss payee|lien\w*|loans?|lender|additional insured|certificate|holder|draft)\b/i
