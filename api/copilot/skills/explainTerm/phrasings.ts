/** How staff ask for it; the first four are shown as examples. */
export const phrasings: readonly string[] = [
  'what does waiver of subrogation mean',
  'explain coinsurance in plain words',
  "what's the difference between occurrence and claims-made",
  'define actual cash value',
  'what is a retroactive date',
  'what does primary and noncontributory mean',
  'explain what an additional insured is',
  'difference between replacement cost and actual cash value',
  'what is a self-insured retention',
  'what does ACV stand for',
  'meaning of ordinance or law coverage',
  'what is a loss payee',
]
