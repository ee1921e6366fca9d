import { asksToSort } from '../skills/comparisons/comparedChoice.ts'
import { onlyLeavesOut } from '../skills/comparisons/leftOut.ts'
import { correctsOfferedValue } from '../skills/comparisons/offerCorrections.ts'
import { lengthLimitIn } from '../skills/answerClient/lengthLimit.ts'
import { asksForNone } from '../skills/makeProposal/offerWishes.ts'

/** A change to what was just made: "mention the sale", "too long", "in Spanish". */
const edit =
  /^\s*(?:(?:please|now|also|ok|okay|oh|and|then|but|can you|could you|just|actually|wait|no|sorry|yes)[\s,]+)*(?:make (?!(?:it|this|that|them) (?:in)?to? ?an? (?:proposal|presentation|summary|letter|e-?mail|certificate|spreadsheet|table|report)|(?:it|this|that) an? (?:proposal|presentation|summary|letter|e-?mail|certificate|spreadsheet|report))(?:it|this|that|the (?:e-?mail|letter|subject|tone|document|proposal)|(?:it |this )?a (?:bit|little))\b|(?:much |a (?:bit|little) |way )?(?:too |more |less )?(?:short|long|formal|friendl|warm|wordy|firm|brief|concise|casual|polite|simpl)\w*\b[^\n]{0,30}$|(?:in )?more detail(?:s|ed)?(?: please)?[\s.!]*$|expand (?:it|this|that)\b|make the (?:summary|sheet|report|comparison|agenda|review|overview) (?:(?:a (?:bit|little)|much|more|less|sound) )*(?:short|long|formal|friendl|warm|firm|brief|concise|casual|simpl)|(?:turn|put) (?:it|this|that) in(?:to)? a (?:more )?(?:friendl|warm|formal|firm)\w*\b.{0,20}$|mention\b|say that\b|b?cc\b|copy (?:in )?\S+@|add (?:a|an|another) (?:line|sentence|paragraph|note|section|closing|ps)\b|add (?:that|our|my|your|her|his|their)\b|remove (?:the|that|option|what)\b|(?:delete|drop|cut|take out|leave out|skip|lose) (?:the|all|option|what|that) (?!policy|polic|vehicle|driver|truck|coverage)|take (?:the|that) (?!policy|polic|vehicle|driver|truck|coverage)[\w ]{2,40} (?:off|out)\b|address (?:it|this|the)\b|sign (?:it|this|off|as|from)\b|(?:in|translate\b.*\b(?:to|into)) [a-z]+\s*(?:please)?[.!?]?$|translate\b|rewrite\b|reword\b|rephrase\b|shorten\b|tighten\b|simplify\b|use bullets?\b|no bullets?\b|change the (?:date|subject|greeting|tone|title|amount|wording|style|closing)\b|change (?!the\b)[\w/ ,]{2,30} to \S+(?: \S+){0,3}$|replace (?:the )?(?:["“]|date|greeting|subject|name|word)|rename\b|retitle\b|swap the order\b|(?:undo|revert|restore)\b|go back\b|(?:put|move|bring) (?:the|that|those|it|this)\b.{0,60}\b(?:table|top|first|end|bottom|last|back)\b|(?:make|turn|convert) (?:the|those|that|this|it)\b.{0,40}\b(?:a|into an?) (?:separate |small |own )?(?:table|list|document|e-?mail)\s*[.!]?$|turn (?:it|this|that|the e-?mail) into an? (?:e-?mail|document|letter)\b|(?:only|just) (?:mention|keep|list|show)\b|keep only\b|use the word\b|(?:in|use|try) (?:another|a different) (?:style|look|design)\b)/i

/** A request for an email, whatever it is about. */
export const writing =
  /^\s*(?:please )?(?:write|draft|compose|send|e-?mail)\b.{0,30}\b(?:e-?mail|note|message|all|every\w*|each)\b/i

/** Nothing but a change: "shorter", "make it friendlier". */
const onlyEdit =
  /^\s*(?:(?:please|now|can you|could you|just|make it|a bit|a little|much)\s+)*(?:shorter|longer|more formal|less formal|friendlier|warmer|firmer|simpler|shorten it|rewrite it|rephrase it|translate it|address it to [a-z]+|undo(?: (?:it|that))?)(?: please| pls)?[\s.!?]*$/i

/** The same work again from other documents or with another choice among them. */
const redo =
  /\b(?:only|just)\b.{0,20}\b(?:first|second|third|fourth|options?|quotes?)\b|\b(?:from|of|with|for) the (?:first|second|third|fourth|other|last) (?:quote|option|one|carrier)\b|\b(?:remove|delete|drop|leave (?:off|out)|take (?:off|out)|cut|exclude|without|omit|skip|ignore|get rid of|(?:don['’]?t|do not) (?:include|show|list|use|need|want))\b.{0,40}\b(?:options?|quotes?|carriers?|(?:first|second|third|fourth|fifth|last|cheap\w*|expensive) ones?)\b|\btake\b.{1,40}\b(?:option|quote|one|[A-Z]\w+)\b.{0,20}\b(?:off|out)\b|\b(?:recommend|push|favor|lead with|go with)\b.{0,40}\b(?:other|first|second|third|fourth|option|quote|cheap\w*|one|instead)\b|\b(?:put|add|bring)\b.{2,40}\bback\b|\b(?:add|include|restore)\b.{0,30}\boptions? (?:[1-8]|[a-h])\b/i
/** "Leave out Acadia": a carrier by its name. */
const leavesOut =
  /^\s*(?:(?:[Pp]lease|[Nn]ow|[Oo]k|[Aa]nd|[Aa]ctually)[\s,]+)*(?:[Ll]eave (?:off|out)|[Tt]ake (?:off|out)|[Dd]rop|[Rr]emove|[Ee]xclude|[Oo]mit|[Ss]kip|[Ww]ithout|[Oo]nly|[Jj]ust|(?:[Dd]on['’]?t|[Dd]o not) (?:include|show|list|use))\s+(?!The\b)[A-Z][\w&'’]+(?:(?:\s|, |,? and |,? or )[A-Z][\w&'’]+)*\s*(?:[.!]?$|[,;.]\s|and\s(?=(?:sort|order|rank|arrange|put|show|list|recommend)\b))/
/** "Recommend Acadia". */
const recommendsName =
  /^\s*(?:(?:[Pp]lease|[Nn]ow|[Oo]k|[Aa]nd|[Bb]ut|[Ww]e|[Ii]['’]?d?)[\s,]+)*(?:would )?(?:[Rr]ecommend|[Ss]uggest|[Pp]refer|[Ff]avor|[Gg]o with|[Ll]ead with|[Pp]ush)\s+[A-Z]/
const otherFile =
  /\b(?:use|try|take|read|with|do)\b.{0,20}\b(?:the )?(?:other|older|earlier)\b.{0,12}\b(?:file|document|one|pdf|policy|quote|attachment)\b/i
const thisFile =
  /\b(?:use|try|take|read|with|add|include|instead|corrected|revised|updated|right|wrong|new)\b.{0,40}(?:\b(?:this|that|these|one|it|file|document|quote|policy|version|instead)\b|$)/i

/** "Also tell her that we will call tomorrow": one more sentence of the email. */
const addsSentence = /^\s*(?:and )?also (?:tell|let|remind) (?:her|him|them|the client)\b/i

/** "Attach the loss run", "without the attachment": a change to what goes with the email. */
const changesAttachments =
  /^\s*(?:(?:please|now|also|ok|okay|oh|and|then|but|can you|could you|just|actually|wait|no|sorry|yes)[\s,]+)*(?:(?:re)?attach|enclose|detach)\b|(?:add|include|put)\b[^.\n]{2,60}\bas an attachment\b|\b(?:remove|delete|drop|no|take (?:off|out)|leave (?:off|out))\b[^.\n]{0,30}\battachments?\b|^\s*(?:but )?without (?:the|any|her|his|their|our)\b[^.\n]{2,40}$|\b(?:do not|don['’]?t) attach\b/i
/** "Max 3 sentences", "keep it to two lines": the length of what was just written. */
const setsLength =
  /^\s*(?:(?:please|now|ok|and|but|can you|could you|just)[\s,]+)*(?:(?:make|keep|cut|get|bring|trim|put|limit) (?:it|this|that|the (?:e-?mail|letter))(?: down)?(?: (?:to|under|in|at))?|max(?:imum)?(?: of)?|no (?:more|longer) than|at most|in|only)?(?: (?:max(?:imum)?(?: of)?|no more than|at most))?\s*(?:\d{1,2}|[a-z]+) (?:short |simple )?(?:sentences?|lines?|bullets?(?: points?)?)\b[^\n]{0,25}$/i

/** "joe@granite.example", "no, send it to Maria": whom the last draft goes to. */
const givesRecipient =
  /^\s*(?:(?:ok|yes|no|sure|actually|sorry|use|try|(?:send|e-?mail|address|forward) (?:it|this|that) to|it['’]?s|to|that['’]?s|(?:his|her|their|the)(?: e-?mail)?(?: address)?(?: is)?|e-?mail(?: address)?(?: is)?|address(?: is)?)[\s,:]+)*[\w.+-]+@[\w-]+(?:\.[\w-]+)+[\s.!]*$|^\s*(?:no|wait|actually|sorry|oops)[\s,]+(?:please )?(?:send|address|make|e-?mail) (?:it|this|that) (?:out )?to (?:[A-Z]\w+)(?: [A-Z]\w+)?(?: instead)?[\s.!]*$/i

export function isEdit(text: string): boolean {
  return (
    edit.test(text) ||
    givesRecipient.test(text) ||
    changesAttachments.test(text) ||
    (setsLength.test(text) && lengthLimitIn(text) !== null) ||
    addsSentence.test(text) ||
    onlyLeavesOut(text) ||
    fileFormatIn(text) !== null ||
    /[.!]\s+(?:please )?add (?:that|this|it) (?:to|in|under)\b/i.test(text)
  )
}

export function isOnlyEdit(text: string): boolean {
  return onlyEdit.test(text)
}

/** The kinds of file that a draft can be had as, by the words for them. */
const formats: Readonly<Record<string, 'docx' | 'pdf' | 'xlsx'>> = {
  doc: 'docx',
  docx: 'docx',
  excel: 'xlsx',
  pdf: 'pdf',
  spreadsheet: 'xlsx',
  word: 'docx',
  xlsx: 'xlsx',
}

/** What else a request for a file consists of; any other word asks for more than the file. */
const fileWords = new Set(
  `a actually also an and as can carrier client comparison convert copy could d do document download draft email export file
  for format get give have he i in instead into it just letter like make me microsoft ms need needs now of ok one please pls
  prefer prefers proposal put report review save she sheet summary table that the they this to too turn us version want
  wants we well would you`.split(/\s+/),
)

/** The kind of file that a message wants the last draft as: "I need it as a Word document", "give me the PDF". */
export function fileFormatIn(text: string): 'docx' | 'pdf' | 'xlsx' | null {
  // "Send it as a PDF" sends it; "send me the PDF" does not.
  const words =
    text
      .toLowerCase()
      .replace(/\bsend me\b/, 'give me')
      .match(/[a-z]+/g) ?? []
  const [format, ...others] = new Set(words.flatMap((word) => formats[word] ?? []))
  const isOnly = words.every((word) => fileWords.has(word) || formats[word] !== undefined)
  return format !== undefined && others.length === 0 && isOnly ? format : null
}

/** Work of its own, whatever was made before. */
const makes =
  /\b(proposal|comparison|compare|summary|summari[sz]e|letter|review|certificate|sheet|report|e-?mail)\b/i

/** Whether a message asks for another kind of work than the skill named. */
export function asksForOther(text: string, skill: string | null): boolean {
  const work = makes.exec(text)?.[1]?.toLowerCase()
  return work !== undefined && !skill?.includes(work.slice(0, 6))
}

/** Whether a message wants the last work done again: with another choice, another file, or the file that it brings. */
export function asksToRedo(
  text: string,
  { hasNewFiles, skill }: { hasNewFiles: boolean; skill: string },
): 'CHOICE' | 'OTHER_FILE' | 'NEW_FILE' | null {
  if (text.length > 160 || /\b(?:at|de)tach/i.test(text)) return null
  // "Sort the table by premium" makes no table of its own.
  if (skill === 'compare-coverage' && !hasNewFiles && asksToSort(text)) return 'CHOICE'
  const hasOffers = skill === 'compare-coverage' || skill === 'make-proposal'
  if (hasOffers && !hasNewFiles && correctsOfferedValue(text)) return 'CHOICE'
  if (asksForOther(text, skill)) return null
  if (hasNewFiles) return thisFile.test(text) || text.trim() === '' ? 'NEW_FILE' : null
  if (otherFile.test(text)) return 'OTHER_FILE'
  return redo.test(text) ||
    leavesOut.test(text) ||
    recommendsName.test(text) ||
    (skill === 'make-proposal' && asksForNone(text))
    ? 'CHOICE'
    : null
}
