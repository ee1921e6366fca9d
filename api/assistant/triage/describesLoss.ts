import type { MessageText } from './messageText.ts'
import { withoutNobodyHurt } from './withoutNobodyHurt.ts'
import { wordGroupsOf } from './wordGroups.ts'

const loss =
  /\b(accident|crash(ed)?|collision|collided|wreck(ed)?|rear-?ended|rolled over|ran into|backed (\w+ ){0,5}into|hit (by|a|my|our|the)|(took|taken|went|sent|rushed|transported|brought)\b[^.!?]{0,40}\b(hospital|emergency room|urgent care|the er)|ambulance|injur(y|ies|ed)|(broken|fractured|sprained|dislocated|crushed|severed) (leg|arm|wrist|hand|foot|ankle|ribs?|hip|nose|fingers?|toes?|shoulder|elbow|knee|neck|back|collarbone)|(got|was|were|been) hurt|fell (off|from|down|through)|(stepped|slid|crashed|drove|plowed) (right )?(through|off|into)|slipped|broke (his|her|their|my|our|an?) \w+|burst|flooded|pipes? (\w+ ){0,4}(broke|froze|leaked)|collapsed|caved in|water (is |was )?(everywhere|damage|coming|came|got|poured|ran)|had an? (\w+ )?(loss|leak|flood|break-?in|spill|injury)|(the|our|my) (loss|leak|accident|incident) (of|on|that happened)|leak(ed|ing) (into|through|all)|(was|is|on|a|caught|had a) (\w+ )?fire\b|burn(ed|t)|stolen|stole|theft|robbed|broke(n)? in(to)?|break-?in|burglar\w*|vandal\w*|hail|storm damage|tree fell|(got|was|were|been) (punched|assaulted|attacked|beaten|stabbed|shot|bitten|knocked (down|out|over))|(being|been|got|getting) sued|(going|threaten\w*|plan\w*|want\w*) to sue (us|me|our)|(will|['’]ll) sue (us|me)|lawsuit|served with|hacked|ransomware|phished|(someone|somebody|hackers?|a scammer) (has |have )?(got|logged|hacked) into|clicked (on )?an? (\w+ ){0,2}link|lost (all|most|half|everything in) (of )?((the|our|my|that) )?(\w+ )?(product|food|inventory|stock|meat|merchandise|contents|cooler|freezer|tools)|(food|product|inventory|stock|meat|vaccines?|everything) (has |have |was |were |is |all )*(spoiled|ruined)|(file|start|open|make|submit|turn in|put in) an? (new )?claim|report (a|an) (claim|loss|accident))\b/i

/** `Total payroll` has the stem of `totaled`, a deal that `fell through` hurt nobody, and `did we miss a payment` that of `missing`. */
const noMishap =
  /\btotals?\b|\bf[ae]ll(?:s|en|ing)? through\b(?!\s+(?:the|an?|our|my|his|her|their)\b)|\bmiss(?:ed|ing|es)?\b(?=[^.?!]{0,30}\b(?:payments?|bills?|installments?|invoices?|deadlines?|calls?|e-?mails?|messages?|forms?|pages?|documents?|information|info|signatures?)\b)/gi
const mishaps = ['mishap', 'lawsuit']
/** What may happen, what did not, what is over, and what was reported before: `Any news on the claim from the fire?` */
const noLoss =
  /\b(?:if|would(?! like to)|could|what happens|suppose|recommendations?|loss control|(?:any (?:news|updates?|word|progress)|status|where (?:are|do) we)\b.{0,40}\bclaims?\b|in case|hypothetical\w*|nothing|(?:claim|check)\b.{0,40}\b(?:paid|closed|settled|cleared))\b/i

/** Whether the message describes an actual loss, not a hypothetical one. */
export function describesLoss({ sentences }: Pick<MessageText, 'sentences'>): boolean {
  return sentences.some(({ text, isDenied }) => {
    if (isDenied || noLoss.test(text)) return false
    const told = withoutNobodyHurt(text).replaceAll(noMishap, ' ')
    const groups = wordGroupsOf(told)
    return loss.test(told) || mishaps.some((group) => groups.has(group))
  })
}

/** The sentences that tell of the loss; `Nobody hurt` tells of none. */
export function lossToldIn({ sentences }: Pick<MessageText, 'sentences'>): string[] {
  return sentences.filter((sentence) => describesLoss({ sentences: [sentence] })).map(({ text }) => text)
}
