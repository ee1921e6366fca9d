/** Pairs of a pattern and what replaces it. */
export type Rules = readonly (readonly [RegExp, string])[]

const formal: Rules = [
  [/^(?:hello|hi)( [^,\n]+),/im, 'Dear$1,'],
  [/^(?:hello|hi),/im, 'To whom it may concern:'],
  [/\bdon't\b/g, 'do not'],
  [/\bcan't\b/g, 'cannot'],
  [/\bwe'll\b/gi, 'we will'],
  [/\blet us know\b/gi, 'advise us'],
  [/^(?:Thank you|Thanks so much|Thanks)[.,!]?$/m, 'Sincerely,'],
]

const friendly: Rules = [
  [/^dear( [^,\n]+)?,/im, 'Hi$1,'],
  [/^hello( [^,\n]+)?,/im, 'Hi$1,'],
  [/^to whom it may concern[:,]/im, 'Hello,'],
  [/\bdo not\b/g, "don't"],
  [/\bcannot\b/g, "can't"],
  [/\bwe will\b/g, "we'll"],
  [/\bPlease advise us\b/g, 'Just let us know'],
  [/^(?:Sincerely,|Thank you[.,]|Thanks[.,])$/m, 'Thanks so much,'],
  [/^(?:Best |Kind )?regards,$/im, 'Warm regards,'],
]

const firm: Rules = [
  [/\b(?:a )?friendly reminder\b/gi, 'a reminder'],
  [/\bThis is a reminder that\b/g, 'Please note that'],
  [/[ \t]*[^.\n]*\b(?:already (?:paid|sent)|disregard)\b[^.\n]*\./gi, ''],
  [/\n\nIf you would like to[^\n]*(?=\n\n)/g, ''],
  [/\bwhen(?:ever)? you (?:can|have (?:a moment|time))\b/gi, 'as soon as possible'],
]

/** The body reworded, except for quotes. */
export function restyled(body: string, rules: Rules): string {
  return body
    .split(/("[^"]*"|“[^”]*”)/)
    .map((part, at) =>
      at % 2 === 1 ? part : rules.reduce((text, [pattern, words]) => text.replace(pattern, words), part),
    )
    .join('')
}

/** How a draft can be worded differently, by what a request says. */
export const wordings = [
  {
    name: 'friendly',
    asks: /\b(?:less formal|friendl|warm|casual|relaxed|softer|nicer)/i,
    note: 'Made it friendlier',
    rules: friendly,
  },
  { name: 'formal', asks: /\bformal\b/i, note: 'Made it more formal', rules: formal },
  { name: 'firm', asks: /\b(?:firm|stern|strong)/i, note: 'Made it firmer', rules: firm },
] as const satisfies readonly { name: string; asks: RegExp; note: string; rules: Rules }[]
