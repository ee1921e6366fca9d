/** Kinds of autos that contracts ask for, and the ISO symbols that cover them. */
export const carriedAutos = [
  { label: 'any', asked: /\bany auto\b|\bsymbol 1\b/i, symbols: ['1'] },
  { label: 'owned', asked: /\b(?:all )?owned\b(?<!non-?owned)/i, symbols: ['1', '2', '3', '4', '7'] },
  { label: 'hired', asked: /\bhired\b/i, symbols: ['1', '8'] },
  { label: 'non-owned', asked: /\bnon-? ?owned\b/i, symbols: ['1', '9'] },
] as const
