/** Common misspellings of words of time. */
const misspelled: readonly (readonly [RegExp, string])[] = [
  [/\bnite\b/gi, 'night'],
  [/\b(?:tonite|2nite|tonigt)\b/gi, 'tonight'],
  [/\b(?:yester?day|yesteday|yesturday|yesterdy|ystrday|ysterday|yestrday|yesterady)\b/gi, 'yesterday'],
  [/\b(?:tommorr?ow|tomorow|tomorr?w|tmrw|tmw|2moro|2morrow)\b/gi, 'tomorrow'],
  [/\b(?:mornin['’]?|mornng|moring)(?![\p{L}])/giu, 'morning'],
  [/\b(?:afternon|aftrnoon|afternooon)\b/gi, 'afternoon'],
  [/\bevning\b/gi, 'evening'],
  [/\b(?:tuseday|teusday|tusday)\b/gi, 'Tuesday'],
  [/\b(?:wensday|wednsday|wedensday|wendsday|wenesday)\b/gi, 'Wednesday'],
  [/\b(?:thrusday|thurdsay|thusday|thersday)\b/gi, 'Thursday'],
  [/\b(?:firday|fryday)\b/gi, 'Friday'],
  [/\b(?:saterday|satuday|satureday)\b/gi, 'Saturday'],
  [/\b(?:febuary|feburary)\b/gi, 'February'],
  [/\b(?:septemeber|setpember)\b/gi, 'September'],
]

/** A text whose words of time are spelled as usual: `last nite`, `tommorow`. */
export function withTimeWords(text: string): string {
  return misspelled.reduce((left, [pattern, word]) => left.replaceAll(pattern, word), text)
}
