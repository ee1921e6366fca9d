import type { RequestCue } from './requestCue.ts'

/** What people write when they want a quote, an answer, or anything else. */
export const inquiryCues: readonly RequestCue[] = [
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    pattern:
      /\b(quote[sd]?|quoting|qoute|estimate for (insurance|coverage)|price (for|on|out|check)|pricing|ball ?park|rates? (for|on)|shop (it|this|our|my|around)|bid on (our|my) insurance|proposal for (insurance|coverage))\b/i,
    unless: /\b(price (of|went|increase)|you quoted us|the quote you sent|copy of|renewal quote you)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    pattern:
      /\bhow much (would|will|does|might|is|for)\b.{0,60}\b(insur\w+|cover\w*|policy|umbrella|cyber|add|cost|work\w* comp|bond|liability|run (me|us))\b/i,
    unless:
      /\b(refund|get back|do i owe|owe|balance|deductible|cancel|limit|how much (coverage|liability) do)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.1,
    pattern:
      /\b(looking (for|to get|into|at)|interested in|need(ing)?|want(ing)?( to get)?|shopping (for|around)|get(ting)?|start(ing)?|set(ting)? up|thinking (of|about) getting|buy(ing)?|take out|pick up)\b.{0,25}\b(some |a |an |new )?(\w+ ){0,3}(insurance|coverage|policy|bond|umbrella|bop|gl|work\w*'? ?s? comp)\b.{0,30}\b(for|on|because|since|before|to cover|as|now that)\b/i,
    unless:
      /\b(copy|cert\w*|cancel|proof of|id cards?|loss runs?|policy number|change|add(ed)? to|additional insured|question about|dec)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1,
    pattern:
      /\b(just|recently|about to|going to|we'?re|i'?m)\s?(start(ed|ing)|open(ed|ing)|launch(ed|ing)|buying|form(ed|ing))\b.{0,50}\b(business|company|llc|shop|restaurant|food truck|practice|studio|salon|agency|startup|side (gig|hustle))\b.{0,120}\b(insur\w+|cover\w*|policy|what (do|would) (i|we) need)/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 1,
    pattern:
      /\b(do you (guys )?(write|offer|do|sell|insure|handle|have)|can you (insure|cover|write))\b.{0,50}\b(insurance|coverage|policies|policy|bonds?|cyber|umbrella|epli|business(es)?|contractors|homeowners|auto|life|health|flood)\b/i,
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 0.9,
    pattern:
      /\b(options|better (rate|price|deal)|cheaper|lower (rate|premium|price)|what (would|could) (you|it) (do|cost)|what are (we|you) looking at)\b.{0,60}\b(renewal|insurance|coverage|policy|premium|for|carrier)\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /\b(are|am|is|would|will|do|does|can|could|were|was)\b[^.?!]{0,70}\b(covered?|coverage|insured|protect(ed)?|excluded?|include[sd]?|pays? for|cover (that|this|us|me|it))\b[^.!]{0,120}\?/i,
    unless: /\b(quote|can (you|we) (add|get)|could you (add|send))\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /\b(what('?s| is| are| does)|when (does|is|do|will)|how (long|many|does|do|much (coverage|liability|is (my|our|the) (deductible|limit|premium)))|who (is|do)|which|why (did|is|was|am|are)|whats)\b[^.!]{0,90}\b(deductible|limits?|cover\w*|expir\w*|renew\w*|premium|policy|exclu\w*|retention|grace period|carrier|payment|due|endorsement|audit|sublimit|rate|bill|increase|named insured|waiting period)\b/i,
    unless: /\bquote\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1.1,
    pattern:
      /\b(do|does|did|am|are|is) (i|we|my|our|the|it) (already |currently |still |even )?(have|carry|need|covered|cover|include|ok|good|protected|required)\b[^.!]{0,120}(\?|coverage|covered|policy|insurance)/i,
    unless: /\b(do you need|need anything|quote)\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1,
    pattern:
      /\b(wondering|curious|question (about|on|for|regarding)|quick question|not sure|unsure|trying to (figure out|understand)|want to (know|understand|make sure|confirm|double[- ]?check)|need to know|confirm|checking|double[- ]check\w*)\b[^.!]{0,100}\b(if|whether|that|cover\w*|insur\w*|polic\w*|how|what|deductible|limits?|premium|about)\b/i,
    unless: /\b(quote|certificate|coi|additional insured)\b/i,
  },
  {
    type: 'QUESTION',
    weight: 1,
    pattern:
      /\b(if|say|suppose|what (if|happens (if|when|to))|in case)\b[^.!]{0,140}\b(cover\w*|pay\w*|protect\w*|insur\w*|policy|deductible|on the hook|refund|get back|happens?|liable|responsible)\b[^.!]{0,60}\?/i,
    unless: /\bquote\b/i,
  },
  {
    type: 'QUESTION',
    weight: 0.9,
    pattern:
      /\b(should|do|would|can) (i|we)\b[^.!?]{0,120}\b(waiver|insurance|coverage|policy|cover\w*|claim|report|damage)\b[^.!?]{0,60}\?/i,
  },
  {
    type: 'QUESTION',
    weight: 0.9,
    pattern:
      /\b(explain|walk me through|help me understand|clarif\w*|meaning of|mean by|don'?t understand|makes? no sense)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1.2,
    pattern:
      /\b(file|filing|report(ing)?|open|start|submit|make|put in|turn in)\b.{0,20}\b(a |the |an |this |our |my )?(\w+ ){0,2}(claim|loss|incident|accident)\b/i,
    unless: /\b(loss runs?|would (it|this) (count|affect)|audit report)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1,
    pattern:
      /\b(had|was in|been in|there was|we'?ve had) (a|an) (\w+ ){0,3}(accident|fire|break-?in|flood|theft|leak|crash|collision|wreck|fender bender)\b|\b(got|was) (rear-?ended|hit by|broken into|robbed|t-boned)\b|\b(status|update) (of|on) (my|our|the) claim\b/i,
    unless: /\?$/,
  },
  {
    type: 'OTHER',
    weight: 1,
    pattern:
      /\b(make|making|take|process|set up|update|change|switch)\b.{0,25}\b(a payment|payment( method)?|credit card|debit card|card on file|autopay|auto-?pay|bank account|ach|eft|billing|direct debit)\b|\bpay (my|our|the) (bill|premium|invoice|balance|deposit)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1,
    pattern:
      /\b(call (me|us) back|give (me|us) a (call|ring|shout)|have (someone|somebody|dana|my agent) call|return my call|speak (to|with) (a |an |someone|somebody|my)|talk (to|with) (a |an |someone|somebody|my|dana)|reach me at|get a hold of)\b/i,
  },
  {
    type: 'OTHER',
    weight: 0.9,
    pattern:
      /\b(complain\w*|unacceptable|supervisor|manager|frustrat\w*|third time|nobody (called|got) back|still waiting|following up on|follow[- ]?up|any update|checking (in )?on the status|status of my)\b/i,
  },
  {
    type: 'OTHER',
    weight: 1,
    pattern:
      /\b(reset|log ?in|password|portal|username|website)\b.{0,40}\b(help|work\w*|access|can'?t|cannot|locked|trouble|reset|let me in|in)\b|\b(schedule|set up|book) (a |an )?(\w+ )?(meeting|call|review|appointment|time|inspection)\b/i,
  },
  {
    type: 'OTHER',
    weight: 0.9,
    pattern:
      /\b(change|update|new)\b.{0,25}\b(contact (person|info\w*)|phone number|e-?mail address|point of contact)\b|\b(audit|inspection|loss control|survey)\b.{0,40}\b(form|questionnaire|visit|extension|schedule|appointment|complete|fill)\b|\bagent of record\b|\bbroker of record\b|\bbor letter\b/i,
  },
]
