import type { NonRequestReason } from './triageMessage.ts'

/** Words of messages that ask the agency for no service. From a sum of 1 on, they tell why. */
const nonRequestCues: readonly {
  readonly reason: NonRequestReason
  readonly weight: number
  readonly pattern: RegExp
}[] = [
  // Offers to the agency
  {
    reason: 'SALES',
    weight: 0.6,
    pattern:
      /\b(we help|we'?ve helped|helping) (\w+ ){0,3}(agenc\w+|agents|brokers?|businesses|companies|insurance|teams|firms)\b/i,
  },
  {
    reason: 'SALES',
    weight: 0.6,
    pattern:
      /\b(book|schedule|hop on|jump on|grab|15|20|30)[- ]?(a |an |minutes? |min )?(\w+ )?(demo|discovery call|quick call|intro call|15[- ]min\w*|minutes on your calendar)\b/i,
  },
  {
    reason: 'SALES',
    weight: 0.6,
    pattern:
      /\b(exclusive leads|qualified leads|live transfers?|lead gen\w*|seo\b|rank (higher|#?1|first)|google (reviews|ranking|listing|business)|backlinks?|web ?site (re)?design|social media (management|marketing)|grow your (agency|book|business)|boost your|10x|roi|book of business|white ?label|crm\b|our (platform|software|solution|services?|team of)|virtual assistants?|outsourc\w*|staffing|appointment setting|payroll services|merchant (services|processing)|business (loan|funding|line of credit)|working capital|pre-?approved|free trial|limited[- ]time|special offer|discount code|% off|webinar|unsubscribe|opt[- ]out|partnership opportunity|sponsor(ship)?|guest post|purchase agreement to sell|acquire (your|agencies)|solar)\b/i,
  },
  {
    reason: 'SALES',
    weight: 0.5,
    pattern:
      /\b(i'?m reaching out|wanted to reach out|reaching out (to|because|about)|following up on my (last|previous) (e-?mail|note)|just bumping this|circling back|are you the right person|who handles your|decision[- ]maker|would you be open to|worth a (quick )?(chat|call|look)|interested in (learning|seeing|hearing)|come across your (agency|website|profile))\b/i,
  },
  {
    reason: 'SALES',
    weight: 0.5,
    pattern:
      /\b(click here to (learn|register|save)|register now|save your (seat|spot)|view (this|in) (email|browser)|newsletter|new appointments? available|producer (bonus|incentive)|we('re| are) hiring|my resume|job opening|applying for)\b/i,
  },
  {
    reason: 'SALES',
    weight: 0.7,
    pattern:
      /\b(wholesale|mga|carrier|underwriter)\b.{0,60}\b(appetite|now (writing|accepting)|submit (your|business)|new program|commission|expanded)\b/i,
  },
  {
    reason: 'SALES',
    weight: 0.8,
    pattern:
      /\b(partners? with|work(s|ing)? with|built for|designed for|used by|trusted by) (\w+ ){0,3}(agenc\w+|agents|brokers?)\b|\byour (\w+ ){0,3}(clients|policyholders|customers|team|agents|producers)\b.{0,60}\b(struggle|love|save|deserve|want|grow)/i,
  },
  {
    reason: 'NOTHING_ASKED',
    weight: 1.8,
    pattern:
      /\b(office|shop|store)s? (will be|is) closed\b.{0,60}\b(holiday|next|observance|monday|friday|day)\b/i,
  },
  // Fraud
  {
    reason: 'PHISHING',
    weight: 0.7,
    pattern:
      /\b(verify|confirm|validate|update) your (account|identity|mailbox|password|credentials|login|e-?mail|payment (details|information))\b/i,
  },
  {
    reason: 'PHISHING',
    weight: 0.8,
    pattern:
      /\b(mailbox|storage|password|account|e-?mail)\b.{0,40}\b(is (almost )?full|quota|will (be )?(expire|suspended|deactivat\w*|closed|locked)|has been (suspended|limited|locked|compromised)|expires? (today|in|soon))\b/i,
  },
  {
    reason: 'PHISHING',
    weight: 0.8,
    pattern:
      /\b(gift cards?|itunes|bitcoin|crypto|wallet|wire (transfer|the funds|instructions)|inheritance|beneficiary|next of kin|lottery|million (dollars|usd|euro)|prince|confidential (business )?(proposal|transaction)|updated (bank|banking|wire|ach) (details|instructions|information))\b/i,
  },
  {
    reason: 'PHISHING',
    weight: 3,
    pattern:
      /\b(ignore|disregard|forget|override)\b.{0,30}\b(previous|prior|above|your|all)\b.{0,20}\b(instructions?|rules?|prompts?|guidelines)\b|\b(system prompt|developer mode|you are now)\b/i,
  },
  {
    reason: 'PHISHING',
    weight: 0.6,
    pattern:
      /\b(shared (a |an )?(secure )?(document|file|folder) with you|voice ?mail (message )?(received|from)|e-?fax|docusign|sharepoint|onedrive)\b.{0,80}\b(click|view|open|access|review|download|sign)\b/i,
  },
  {
    reason: 'PHISHING',
    weight: 0.7,
    pattern:
      /\b(are you (available|at your desk|free)|need you to (handle|run) (a|an) (quick )?(task|errand))\b.{0,120}\b(can'?t talk|in a meeting|discreet|confidential|urgent(ly)?|reply asap|cell)\b/i,
  },
  {
    reason: 'PHISHING',
    weight: 1.6,
    pattern:
      /\bgift cards?\b.{0,80}\bcodes?\b|\b(next of kin|inheritance|lottery winner|bank details)\b.{0,120}\b(dollars|funds|transfer|beneficiary)\b/i,
  },
  // Recorded calls
  {
    reason: 'ROBOCALL',
    weight: 1,
    pattern:
      /\b(press|dial) (one|two|nine|\d)\b|\bto be (removed|placed) (from|on)\b.{0,20}\blist\b|\bthis is (not )?a? ?(sales|recorded|automated|important) (call|message)\b|\bdo not hang up\b|\b(extended|factory|vehicle|car) (auto )?warranty\b|\bfinal (notice|attempt|courtesy call)\b|\bstudent loans?\b|\bsocial security number has\b|\blower your (interest|credit card|electric)|\bfree (medical )?(alert|cruise|vacation)|\bgoogle (business )?listing\b|\bmedicare (benefits|advantage|card)\b|\bthis call (may be|is being) recorded for\b.{0,40}\bpress\b/i,
  },
  // Written by a program
  {
    reason: 'NOTHING_ASKED',
    weight: 3,
    pattern:
      /^\s*(cancell?ed|accepted|declined|tentative(ly accepted)?|(updated )?invitation)\s*:[\s\S]{0,300}^\s*(when|time|organizer)\s*:/im,
  },
  {
    reason: 'NOTHING_ASKED',
    weight: 3,
    pattern:
      /\bremittance advice\b|\bpayment of (usd |\$)[^.]{1,60}\b(has been|was) (sent|issued|remitted)\b/i,
  },
  {
    reason: 'NOTHING_ASKED',
    weight: 1,
    pattern:
      /\bthis is (a|an) (system|computer|auto\w*)[- ]?(generated)? (message|e-?mail|notice|notification)\b|\bthis (mailbox|inbox|address) is not monitored\b|\bfor your (records|information) only\b/i,
  },
  {
    reason: 'SALES',
    weight: 1.4,
    pattern:
      /\b(dear|attention|hello|hi),? (all |our )?(valued |agency |independent |appointed )?(partners?|agents|producers|brokers|agency (partners?|principals?|friends))\b|\b(market|product|appetite|underwriting|rate) (update|bulletin|alert)\b|\b(contact|call|reach out to) your (marketing|territory|field|sales) (rep\w*|manager)\b/i,
  },
  {
    reason: 'SALES',
    weight: 3,
    pattern:
      /\bin this (issue|edition|month['’]?s (issue|newsletter))\b[\s\S]*\b(unsubscribe|manage (your )?(preferences|subscription)|view (it |this )?(in|online))/i,
  },
  {
    reason: 'NOTHING_ASKED',
    weight: 3,
    pattern:
      /\b(automatic reply|auto-?reply|out of (the )?office (until|through|from|with)|i am (currently )?(out of|away from) (the )?office|on (vacation|leave|holiday) (until|through))\b/i,
  },
  {
    reason: 'NOTHING_ASKED',
    weight: 1,
    pattern:
      /\b(your (package|order|parcel|shipment) (was|has been|is)|tracking number|no action is (needed|required)|no need to do anything|nothing (you need )?to do on your end|do not reply to this (e-?mail|message)|(my )?(resume|r\u00e9sum\u00e9|cv) is attached|appl(y|ying|ied) for the .{0,40}(position|job|role))\b/i,
  },
  {
    reason: 'SALES',
    weight: 1.4,
    pattern:
      /\b(please find attached|attached (is|please find)|find attached)\b.{0,20}\binvoice\b|\binvoice #?\d+ from\b|\bpayment (is )?due (within|in|by)\b|\bthank you for your business\b|\bearly[- ]bird\b|\bregister (now|today)\b|\btickets?\b.{0,20}\b(on sale|end)\b/i,
  },
  {
    reason: 'WRONG_NUMBER',
    weight: 1,
    pattern: /\b(oh|sorry),? my mistake\b|\bmeant (to|for)\b.{0,20}\b(call|e-?mail|text|send|the|my|dial)\b/i,
  },
  // Meant for somebody else
  {
    reason: 'WRONG_NUMBER',
    weight: 1,
    pattern:
      /\b(wrong (number|person|e-?mail|address|office|place)|misdial(ed)?|not (the|for) (you|right number)|meant (to (send|e-?mail|call|text)|for)|must have the wrong|butt[- ]?dial\w*|pocket[- ]?dial\w*)\b/i,
  },
  {
    reason: 'WRONG_NUMBER',
    weight: 1,
    pattern:
      /\b(is this|i'?m (trying to reach|calling for|looking for)|this is(n'?t| not)?|oh,? (so )?(this|you'?re) (is )?(isn'?t|not)|thought this was|trying to (reach|call|get))\b.{0,30}\b(pizza|pharmacy|dentist|doctor|hospital|salon|restaurant|hotel|bank|school|library|vet(erinary)?|taxi|cab|plumber|dmv|post office|church|cvs|walgreens|comcast|verizon|the clinic|dr\.)\b/i,
  },
]

/** How much the words of a text speak for each reason. */
export function reasonWeights(text: string): ReadonlyMap<NonRequestReason, number> {
  const weights = new Map<NonRequestReason, number>()
  for (const { reason, weight, pattern } of nonRequestCues)
    if (pattern.test(text)) weights.set(reason, (weights.get(reason) ?? 0) + weight)
  return weights
}

/** The words of a text that speak for a reason. */
export function reasonEvidence(reason: NonRequestReason, text: string): string[] {
  return nonRequestCues.flatMap((cue) =>
    cue.reason === reason ? (cue.pattern.exec(text)?.slice(0, 1) ?? []) : [],
  )
}

/** A sentence that only says thank you, goodbye, or that all is well. */
export const thanksWords =
  /\b(thanks?|thank you|thx|ty|gracias|merci|danke|all good|tysm|appreciate (it|you|that|the)|much appreciated|got it|received|perfect|great|awesome|you('?re| guys are) the best|lifesaver|all set|sounds good|looks good|works( great| for me| perfectly)?|no problem|will do|have a (great|good|nice)|happy (holidays|friday|thanksgiving|new year)|cheers|wonderful|excellent|ok(ay)?|np|noted|merry christmas|good to go|that did it|they (accepted|took|approved) it)\b/i

/** A caller who rings off before saying what they want. */
export const hangUpWords =
  /\b(call (you|ya|u) back|call back (later|in)|i'?ll (call|try|ring) (back|again|later|you)|hold on|never ?mind|gotta (go|run)|have to (go|run)|got to (go|run)|talk later|another time|can'?t talk|bad (time|connection)|can you hear me|hello\?|losing you|breaking up)\b/i
