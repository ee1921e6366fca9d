/** What a sentence may begin with before it says anything. */
const lead = String.raw`(?:(?:please|pls|plz|hey|hi|hello|cara|ok|okay|and|but|so|then|now|also|first|quick question|just)[\s,:]+)*`
const toCara = String.raw`(?:(?:can|could|would|will) (?:you|u)(?: please| pls)?|(?:i|we) (?:need|want|['’]?d like|would like) (?:you|u) to|help (?:me|us)(?: to)?|let['’]?s|(?:would|do) you mind) `

/** What Cara makes or changes. "Check" and "find out" are in it when they are about a whole document or a person. */
const works = String.raw`add|address|ask|build|cancel|change|chase|check(?! (?:if|whether|what|when|how|who)\b)|close|combine|compar(?:e|ing)|complet(?:e|ing)|compose|convert|creat(?:e|ing)|draft(?:ing)?|e-?mail|endorse|export|extract|fill(?:ing)?|find out from|forward|generate|issu(?:e|ing)|log|mail|mak(?:e|ing)|message|notify|open|order|prepar(?:e|ing)|process|propose|pull|put|remind|remove|replace|reply|report|request|resolve|respond|review|revise|run|send(?:ing)?|sort|split|submit|summari[sz](?:e|ing)|text|translate|turn|update|verify|writ(?:e|ing)`
const orders = new RegExp(
  String.raw`(?:^|[.!?;:,\n]["”’)]*\s*)${lead}(?:${toCara})?(?:${works})\b(?!(?:['’]s|ed)?\s+(?:is|are|was|were|has|have|does|do)\b)(?=\s+\S)`,
  'i',
)
/** "What is the limit and email it to her": after "and", a verb such as "report" belongs to the question. */
const joinedOrders =
  /\b(?:and|then|so|but)\s+(?:please\s+|pls\s+|can you\s+|could you\s+)?(?:write|draft|send|e-?mail|compare|fill|issue|prepare|make|create|reply|respond|summari[sz]e|put|export)\s+\S/i
/** "I need a COI for the landlord", "can I get a certificate?" */
const wants = new RegExp(
  String.raw`(?:^|[.!?;:,\n]["”’)]*\s*)${lead}(?:(?:i|we|they|client|insured|he|she)(?: just| also)? (?:needs?|wants?)|need|(?:can|could|may) (?:i|we) (?:please )?(?:get|have)) (?:an?|the|another|some|new|to get an?)\b[^?.]{0,40}\b(?:certificate|cert|coi|acord|letter|e-?mail|proposal|comparison|summary|spreadsheet|quote|review|endorsement|waiver|bind\w*)\b`,
  'i',
)

/** Whether some sentence tells Cara to make or change something, as an order or politely as a question. */
export function ordersWork(text: string): boolean {
  return [orders, joinedOrders, wants].some((pattern) => pattern.test(text))
}

const verb = String.raw`(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|must|may|might|isn['’]?t|aren['’]?t|don['’]?t(?= (?:i|you|we|they|these|those|the|our|their|his|her|my|your|most|all|both|some|any)\b)|doesn['’]?t|didn['’]?t|won['’]?t|can['’]?t|wouldn['’]?t|shouldn['’]?t)`
const asked = new RegExp(
  String.raw`^\s*${lead}(?:(?:in|on|at|by|for|from|of|to|under|with|until|after) )?(?:wh?at['’]?s|who['’]?s|where['’]?s|when['’]?s|how['’]?s|what|which|who|whom|whose|why|how|(?:when|where) ${verb})\b(?! (?:about|happened (?:is|was)|it (?:is|was|happened))\b)`,
  'i',
)
const yesOrNo = new RegExp(String.raw`^\s*${lead}${verb}\b(?!,| not\b)`, 'i')
/** Told to say something, not to make something. */
const telling = new RegExp(
  String.raw`^\s*${lead}(?:${toCara})?(?:tell (?:me|us)|show(?: me| us)?|explain|find|give (?:me|us)|look up|list|check (?:if|whether|what|when|how|who)|(?:i|we) (?:want|need|['’]?d like|would like) to know|(?:i['’]?m |just )?(?:wondering|curious|not sure) (?:if|whether|what|how|who|when|why))\b`,
  'i',
)
/** What is told to somebody else, or made, is work. */
const product =
  /\b(?:spread ?sheet|excel|xlsx|csv|table|sheet|letter|e-?mail|report|summary|overview|proposal|comparison|side by side|version|draft|to (?:the |our )?(?:client|insured|customer|policyholder|owner|landlord|him|her|them))\b/i

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])["”']?\s+|\n+/).filter((sentence) => sentence.trim() !== '')
}

/** Whether a message wants to be told something, and asks for no piece of work. */
export function asksQuestion(text: string): boolean {
  if (ordersWork(text)) return false
  return sentences(text).some(
    (sentence) =>
      /\?["”')\s]*$/.test(sentence) ||
      asked.test(sentence) ||
      yesOrNo.test(sentence) ||
      (telling.test(sentence) && !product.test(sentence)),
  )
}

/** About the question that Cara asked: "Which ones are there?", "Why do you need it?" */
const aboutAsked =
  /\b(?:which|what) (?:ones|options|choices)\b|\bwhat (?:are|were) (?:they|my options|the (?:options|choices))\b|\b(?:do|did) you (?:mean|need|want)\b|\bwhy do you\b/i
/** "Is that enough?" after an answer. */
const checksAnswer = /^\s*(?:is|does|will|would) (?:that|this|it)\b.{0,30}$/i

/** Whether a message that follows a question of Cara's asks something of its own, instead of answering it. */
export function asksSomethingElse(
  text: string,
  { isText }: { /** Whether the answer is free text. */ isText: boolean },
): boolean {
  if (ordersWork(text) || aboutAsked.test(text)) return false
  const all = sentences(text)
  // What an email is to say may ask its recipient: "When can you send us the payroll?"
  if (isText && /\b(?:you|your)\b/i.test(text)) return false
  return (isText ? all.slice(0, 1) : all).some((sentence) => {
    if (checksAnswer.test(sentence) && all.length > 1) return false
    const isMarked = /\?["”')\s]*$/.test(sentence)
    return (
      asked.test(sentence) ||
      (yesOrNo.test(sentence) && isMarked) ||
      (!isText && telling.test(sentence) && !product.test(sentence))
    )
  })
}
