/** What follows the name of a coverage: how it is valued, where it applies, what else it includes. */
const remarks = [
  /^all (?=employees?\b)/i,
  /\s*\([^()]*\)/g,
  // The rest of a remark that an amount cut in two; a cap is not the limit of what is named before.
  /\s*\((?!max)[^()]*$/i,
  // "Water damage, including the bursting of pipes", "Spoilage coverage CP 04 40"
  /,\s+incl(?:uding|\.)\s.*?(?=\s(?:each|per|any one)\s|$)/i,
  /\s+(?:form )?[A-Z]{2} \d{2} \d{2}(?: \d{2} \d{2})?\b/g,
  /,?\s*\b(?:functional )?(?:replacement cost|actual cash value|agreed (?:value|amount)|special form|coinsurance|\d+% coinsurance|claims[- ]made|RC|ACV)\b.*$/i,
  /\s+[-–]\s+(?:incl\w*\b|expiring|see\b|per\b|at\b|loc\w*\b|\d).*$/i,
  /,?\s*\blimits?(?: of (?:insurance|liability))?$/i,
]

/** How often a limit applies, at the end of its label. */
const scopes =
  /[\s,–-]*\b((?:each|per|any one|every|the) [\w ]{3,40}(?:, (?:premises|location) \d{1,3})?|(?:general |annual |policy )?aggregate)$/i

/** Abbreviations that keep their capitals. */
const capitals = /\b(?:CSL|BPP|PIP|UM|UIM|EPLI?|D&O|E&O|EDP|PCI|II?I?|[A-Z]\.[A-Z]\.)\b/i

/** A coverage by its label in a document: "Motor truck cargo (any one vehicle)"; null if the label is more than a name. */
export function coverageName(label: string): string | null {
  const bare = remarks
    .reduce((text, remark) => text.replace(remark, ''), label)
    .replace(/[\s./]+$/, '')
    .trim()
  const [, scope] = scopes.exec(bare) ?? []
  const base = sentenceCase(scope === undefined ? bare : bare.replace(scopes, '').replace(/[\s,:–-]+$/, ''))
  const isName =
    base.length > 2 &&
    base.length <= 60 &&
    /^[A-Z]/i.test(base) &&
    !/\.\s|[;:$(]|[a-z]\d|\b(?:is|are|was|will|shall|applies|apply|means|we|you|subject to)\b/i.test(base)
  if (!isName) return null
  return scope === undefined ? base : `${base} (${scope.toLowerCase()})`
}

/** "MOTOR TRUCK CARGO" as "Motor truck cargo"; a name in lower case letters stays as it is printed. */
function sentenceCase(name: string): string {
  if (/[a-z]{2}/.test(name)) return name
  const words = name.split(' ').map((word) => (capitals.test(word) ? word : word.toLowerCase()))
  return words.join(' ').replace(/^[a-z]/, (first) => first.toUpperCase())
}
