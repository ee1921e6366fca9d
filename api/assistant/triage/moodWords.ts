/** Words that make a sentence an ask. */
export const askWords =
  /\b(please|pls|plz|kindly|can (you|u|we|i)|could (you|u|we|i)|would you|will you|need(s|ed|ing)?|want(s|ed)?|would like|i'?d like|we'?d like|like to|looking (to|for)|request(s|ed|ing)?|asking|asks?|asked|require[sd]?|requiring|must|have to|has to|send|get (me|us|them|it)|go ahead|let'?s|make sure|gotta|wanna|insist(s|ing)?|due|hoping|help (me|us)|mind|chance|how (do|can) (i|we)|supposed to)\b/i

/** Words that say that it was done, is there, or is not wanted. */
export const settledWords =
  /\b(thanks for|thank you for|thx for|appreciate|already (sent|have|got|done|did|received|issued)|(got|received) (the|your|it|that|them|everything)|you sent|was sent|came through|no longer need|never ?mind|disregard|ignore (my|the|that)|all set|taken care of|works great|looks good|is (attached|perfect|great))\b/i

/** Words that deny what follows them. */
export const denyingWords =
  /\b(no|not|don'?t|do not|doesn'?t|didn'?t|never|without|isn'?t|aren'?t|won'?t|no need (for|to)|instead of|rather than|not asking (for|to)|not (a|an|the|to))\b[^,.;:!?]{0,28}$/i

/** Words with which a cancellation is only a threat, a thought or a question. */
export const cancelIsOnlyThreat =
  /\b(if (you|this|we|i|the|it|nobody|no ?one|they|things|rates?)|unless|or (else )?(i'?ll|we'?ll|i'?m|we'?re|i will|we will|i am|we are)|otherwise|thinking (about|of)|consider(ing)?|might|may (have to|need to|be)|tempted|ready to|about to lose|what (happens|would happen)|how much (would|do|will) (i|we) (get|owe)|would (i|we) (get|owe|be)|penalt\w*|before (i|we|deciding)|not (yet )?(sure|ready|decided|asking)|don'?t (want to |wanna )?cancel|do not cancel|avoid|is there a fee|late notice|notice of (intent to )?cancel\w*|got (a|this) (cancel\w*|notice)|going to be cancel\w*|being cancel\w*|will be cancel\w*|was cancel\w*|got cancel\w*|were cancel\w*|received a)\b/i
