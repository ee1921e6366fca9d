/** Lines of business, by what forms, records and letters call them. */
const lines: readonly (readonly [string, RegExp])[] = [
  ['WORKERS_COMPENSATION', /workers['’]? ?comp|work comp|\bwc\b|workmen|employers['’]? liability/i],
  ['UMBRELLA', /umbrella|excess liability/i],
  [
    'BUSINESS_OWNERS',
    /business ?owners?['’]?|\bbop\b|\bpackage (?:policy|carrier|premium|insurer)\b|\bthe package\b(?! (?:store|deal))|^(?:commercial )?package\b(?! (?:store|delivery))/i,
  ],
  ['INLAND_MARINE', /inland marine|equipment floater|contractors['’]? equipment/i],
  ['COMMERCIAL_AUTO', /\bautos?\b|automobile|business auto|commercial auto|\btrucks\b/i],
  ['LIQUOR_LIABILITY', /liquor (?:liability|policy|carrier|insurer)|^liquor$/i],
  ['GENERAL_LIABILITY', /general liability|\bcgl\b|\bgl\b|\bthe liability\b/i],
  ['PROFESSIONAL_LIABILITY', /professional liability|malpractice|errors (?:and|&) omissions/i],
  ['EMPLOYMENT_PRACTICES', /employment practices/i],
  ['BOILER', /boiler|equipment breakdown/i],
  ['GARAGE', /\bgarage (?:liability|policy|coverage|carrier)\b|^garage$|\bgaragekeepers\b/i],
  ['CRIME', /\bcrime\b|fidelity/i],
  ['CYBER', /\bcyber\b/i],
  ['HOMEOWNERS', /home ?owners?['’]?(?! assoc)/i],
  ['PROPERTY', /\bproperty\b(?! damage)/i],
]

/** The line of business that words name; null for none. */
export function lineOf(text: string): string | null {
  const words = text.replaceAll('_', ' ')
  return lines.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** Every line of business that words name. */
export function linesIn(text: string): string[] {
  return lines.flatMap(([line, pattern]) => (pattern.test(text) ? [line] : []))
}
