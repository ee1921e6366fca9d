import { type CoverageTopic, topic } from './coverageTopic.ts'

/** The policy itself: duties, notices, and interaction with other policies. */
export const policyTopics: readonly CoverageTopic[] = [
  topic(
    '\\b(start(s)? to pay|kick(s)? in|attach\\w*|drop(s)? down|retained limit|goes over)\\b',
    'excess of the (retained|underlying)|ultimate net loss|retained limit',
  ),
  topic(
    '\\b(used up|exhaust\\w*|(is|are|was) gone|ran out|run out|max(ed)? out|depleted)\\b',
    'exhaust|used up|reduced by payment',
  ),
  topic(
    '\\b(keep|maintain|let|laps\\w*|drop)\\b.{0,30}\\b(primary|underlying|gl|auto|policy)\\b',
    'underlying insurance[^.]*\\b(maintain|effect|force)|maintain',
  ),
  topic(
    '\\b(primary|pays? first|first dollar|contribut\\w*|ahead of|other insurance|share with)\\b',
    'primary|other insurance|contribution|excess over',
  ),
  topic('\\b(unemploy\\w*|disability benefits?)\\b', 'unemployment|disability benefits'),
  topic(
    '\\b(how (soon|fast|quick\\w*|long)|when|last (moment|day|chance)|deadline|by when|must we|do (we|i) (have|need) to|what (must|should))\\b.{0,60}\\b(report|tell|notify|call|let them know|notice|hear|do)\\b|\\b(report|notify) (a|an|the) (claim|accident|injury|loss|incident)|right after (a|the) (loss|accident)|after (a|the) crash',
    'prompt notice|as soon as practicable|notified|tell us|give us (written )?notice|notice of',
  ),
  topic('\\b(sworn|proof of loss|sworn statement|proof)\\b', 'proof of loss'),
  topic(
    '\\b(sue|file suit|take .{0,40} to court|legal action|bring (a )?suit)\\b.{0,40}\\b(insurer|insurance|carrier|company|you|them|it|claim)\\b|deadline to sue|time to sue',
    'legal action|bring (a |an )?(suit|action)|action is brought|suit against us',
  ),
  topic(
    "\\b(disagree|can(no|')?t (agree|settle)|settle on|dispute|apprais\\w*|arbitrat\\w*|what it.?s worth|amount of the (damage|loss))\\b",
    'appraisal|appraiser|arbitrat|disagree',
  ),
  topic('\\b(audit\\w*|records|books|payroll|look at our)\\b', 'audit|examine|records'),
  topic(
    '\\b(cancel\\w*|drop(s|ped)? us|unpaid|non.?pay\\w*|not paying|did not pay|pull our coverage|let the policy go|terminate (the|our) policy)\\b',
    'cancel',
  ),
  topic('\\b(non.?renew\\w*|not renew|won.t renew|renewal notice)\\b', 'nonrenew|not to renew|non-renew'),
  topic('\\b(refund|return premium|money back|unearned)\\b', 'return premium|refund|pro rata|unearned'),
  topic(
    '\\b(lie[sd]?|misrepresent\\w*|conceal\\w*|false (statement|info\\w*))\\b',
    'misrepresent|conceal|fraud',
  ),
]
