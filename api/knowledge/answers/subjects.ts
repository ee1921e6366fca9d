import type { ValuedPassage } from './valueRows.ts'

/** Lines of business and kinds of property, as questions and policies name them. */
export const lines: readonly RegExp[] = [
  /\b(?:umbrella|excess)\b/i,
  /\bgeneral liability\b|\bslip(?:s|ped|ping)?\b|\bcustomers? (?:hurt|slip\w*)/i,
  /\bdirectors\b.{0,5}\bofficers\b|\bboard decisions?\b/i,
  /\bemployment practices\b/i,
  /\b(?:cyber|hackers?|data breach|privacy)\b/i,
  /\b(?:malpractice|professional liability|errors (?:and|&) omissions)\b/i,
  /\b(?:workers'? compensation|comp benefits|weekly benefits)\b/i,
  /\b(?:auto|automobiles?|vehicles?|trucks?|vans?|collision)\b/i,
  /\b(?:cargo|freight|load)\b/i,
  /\b(?:building|structure)s?\b/i,
  /\b(?:contents|business personal property|stock|inventory)\b/i,
  /\b(?:inland marine|tools|contractors'? equipment|cranes?|scheduled equipment)\b/i,
  /\b(?:crime|fidelity|employee theft|dishonesty)\b/i,
  /\bliquor\b/i,
  /\b(?:pollut\w+|contamina\w+)\b/i,
  /\bterrorism\b/i,
]

/** What amounts of one schedule are for. An amount for one of them does not answer a question about another. */
const items: readonly RegExp[] = [
  /\b(?:buildings?|bldg|structures?|dwelling)\b/i,
  /\b(?:contents|(?:business |your )?personal property|bpp|stock|inventory|belongings)\b/i,
  /\b(?:business income|business interruption|rental (?:income|value)|lost (?:income|rents?|profits?|revenue)|downtime)\b/i,
  /\bextra expense\b/i,
  /\b(?:medical (?:payments?|expenses?)|med ?pay)\b/i,
  /\bproducts\b/i,
  /\bpersonal (?:and|&) advertising\b/i,
  /\b(?:premises rented|rented (?:to you|premises)|fire (?:damage )?legal|tenants'? legal)\b/i,
  /\b(?:employers'? liability|by (?:accident|disease))\b/i,
  /\b(?:uninsured|underinsured)\b/i,
  /\b(?:personal injury protection|no-fault)\b/i,
  /\b(?:collision|coll)\b/i,
  /\b(?:comprehensive|other than collision|otc)\b/i,
  /\b(?:towing|roadside)\b/i,
  /\brental reimbursement\b/i,
  /\b(?:hired|non-?owned|borrowed)\b/i,
  /\bgaragekeepers|customers?'? (?:autos?|cars?)\b/i,
  /\b(?:cargo|freight)\b/i,
  /\bprotection (?:and|&) indemnity|\bP ?& ?I\b/i,
  /\bhull\b/i,
  /\bsigns?\b/i,
  /\b(?:money|securities|cash)\b/i,
  /\b(?:employee (?:theft|dishonesty)|fidelity|embezzl\w+)\b/i,
  /\b(?:forgery|forged|alteration)\b/i,
  /\b(?:computer fraud|funds transfer|social engineering|wire(?:d|s)?|false instructions?|fraudulent instructions?|electronic theft)\b/i,
  /\b(?:extortion|ransom\w*)\b/i,
  /\b(?:ordinance|building code|demolition)\b/i,
  /\b(?:spoil\w*|refrigerat\w*|freezer|perishable)\b/i,
  /\b(?:back-?up|backs? up|backed up|sewers?|sump)\b/i,
  /\b(?:equipment breakdown|boiler)\b/i,
  /\b(?:debris|tree\w*|landscaping|outdoor property)\b/i,
  /\b(?:valuable papers|accounts receivable|records)\b/i,
  /\b(?:tools|scheduled equipment|contractors'? equipment|leased equipment|rented equipment)\b/i,
  /\b(?:employee benefits|ebl)\b/i,
  /\b(?:employment practices|epl\w?)\b/i,
  /\b(?:directors|d ?& ?o)\b/i,
  /\b(?:fiduciary)\b/i,
  /\b(?:umbrella|excess|underlying|primary)\b/i,
  /\b(?:liquor|alcohol)\b/i,
  /\b(?:mold|fungi|bacteria)\b/i,
  /\b(?:claim expenses?|defen[cs]e costs?)\b/i,
  /\b(?:tax|taxes|surcharges?|fees?|stamping)\b/i,
]

/** Whether a row or sentence names the item that a question asks about, or only another one. */
export function subjectOf(
  question: string,
  { title, text, headings, leadIn }: ValuedPassage,
): { readonly isMet: boolean; readonly isAbove: boolean; readonly isOther: boolean } {
  const asked = items.filter((item) => item.test(question))
  const own = `${title} ${text}`
  const above = `${headings.join(' ')} ${leadIn}`
  const isMet = asked.some((item) => item.test(own))
  return {
    isMet,
    isAbove: !isMet && asked.some((item) => item.test(above)),
    isOther: asked.length > 0 && !isMet && items.some((item) => item.test(own)),
  }
}
