/** What forms write short in labels, besides the short forms of coverages. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\bbldg\b\.?/gi, 'building'],
  [/\best\b\.?(?= )/gi, 'estimated'],
  [/\bann\b\.?(?= )/gi, 'annual'],
  [/\beff\b\.?/gi, 'effective'],
  [/\bmfg?r\b\.?/gi, 'manufacturer'],
  [/\bfed\b\.?(?= )/gi, 'federal'],
  [/\bbus\b\.?(?= (?:phone|name|address|start)|$)/gi, 'business'],
  [/\baddr\b\.?/gi, 'address'],
  [/\bdesc\b\.?/gi, 'description'],
  [/\bconstr?\b\.?(?= (?:type|class)|$)/gi, 'construction'],
  [/\bacc(?:tn?|oun)t?g?\b\.?(?= rec)/gi, 'accounting'],
  [/\baddl\b\.?|\badd['’]l\b\.?/gi, 'additional'],
  [/\boper\b\.?/gi, 'operation'],
  [/\bveh\b\.?/gi, 'vehicle'],
  [/\bdist\b\.?(?= )/gi, 'distance'],
  [/\bsubs\b/gi, 'subcontractors'],
  [/\bmos\b\.?/gi, 'months'],
  [/\byrs\b\.?/gi, 'years'],
  [/\binfo\b\.?/gi, 'information'],
  [/\bqty\b\.?/gi, 'quantity'],
  [/\bcomm(?:['’]l)?\b\.?(?= )/gi, 'commercial'],
  [/\bres(?:['’]l)\b\.?/gi, 'residential'],
  [/\bhwy\b\.?/gi, 'highway'],
  [/\bmaint\b\.?/gi, 'maintenance'],
  [/\brefrig\b\.?/gi, 'refrigeration'],
  [/\bagr(?:ee)?mt\b\.?/gi, 'agreement'],
]

/** A label without the abbreviations of forms: "TOTAL BLDG AREA" as "TOTAL building AREA". */
export function unabbreviated(label: string): string {
  return abbreviations.reduce((text, [short, long]) => text.replaceAll(short, long), label)
}
