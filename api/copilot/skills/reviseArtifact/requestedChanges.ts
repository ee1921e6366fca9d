const adjective = String.raw`(?:(?:a bit|a little|much|way|more|less|too)\s+)*(?:short|brief|concis|warm|friendl|formal|firm|casual|polite|soft|nic|simpl)\w*`
/** How a further change begins. What an email is to say may have the same verbs, so each comes with its object. */
const change = String.raw`(?:${adjective}(?=\s*(?:[.,;!]|and\b|$))|(?:re)?attach (?:the|that|this|it|her|his|their|our|my|both|all)\b|add (?:that|an?|our|my|the sentence)\b|mention (?:that|the)\b|say that\b|(?:sign|end)(?: it| this| off)? (?:as|from|with|by)\b|sign (?:it|this)\b|(?:send|e-?mail) (?:it|this|that) to\b|make (?:it|this|that|the)\b|(?:put|move|bring) (?:the|all)\b[^.;]{0,60}\b(?:first|top|beginning|last|end|bottom|table)\b|shorten\b|address (?:it|this)\b|(?:b?cc|copy) \S+@|(?:change|remove|delete|drop|cut|replace|leave out|take out) (?:the|all)\b|change \S+(?: \S+){0,3} to\b|rename (?:it|this)\b|use bullets?\b)`
const boundary = new RegExp(
  String.raw`(?:[.;!]\s+|,?\s+(?:and|but|plus)\s+|,\s+)(?=(?:(?:please|also|then)\s+)*${change})`,
  'i',
)

/** What to leave out is named by nouns, so a verb behind it begins another change: "leave out the fees and put the premium first". */
const removal = /^(?:please )?(?:leave out|remove|delete|drop|take out|cut|skip|lose)\b/i
const afterRemoval =
  /(?:[.;!]\s+|,?\s+(?:and|but|plus|then)\s+|,\s+)(?=(?:(?:please|also|then|instead)\s+)*(?:add|address|bold|bring|change|color|emphasi[sz]e|group|highlight|include|insert|keep|lead|make|mention|merge|move|order|put|rank|rename|replace|reword|rewrite|say|set|shorten|show|sign|sort|start|swap|turn|underline|use|delete|drop|remove|leave out|take out)\b)/i

/** What a message begins with before it says what to change. */
export const beforeChange =
  /^\s*(?:(?:actually|oh|wait|no|sorry|yes|yeah|ok|okay|and|but|so|also|please|now|then|hmm|one more thing)\b[\s,:]*)+/i

/** The changes that a message asks for: "shorter and warmer", "add that the deadline is Dec 4 and sign as Dana". */
export function changesIn(request: string): string[] {
  return request
    .replace(beforeChange, '')
    .split(boundary)
    .flatMap((part) => (removal.test(part.trim()) ? part.split(afterRemoval) : [part]))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
