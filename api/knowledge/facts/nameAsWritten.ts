const small = new Set('a an and at by de del des du for in la of on or the to van von'.split(' '))
/** What is written in capitals in names of companies, though it could be read as a word. */
const initialisms = new Set(
  'AAA ACE AIG AIX AMCO AMIC AXA AXIS CIBA CNA CSAA DBA EMC EMCASCO FBO FCCI FEIN GEICO GMAC HDI HOA HVAC IAT ICW IHC III IMT ISAOA ATIMA ISMIE LLC LLLP LLP LTC MMG NGM NSM PLC PLLC PMA PSC QBE RLI RSUI SFM UFG USA USAA USLI UPS VFW VIII VII YMCA YWCA'.split(
    ' ',
  ),
)
/** Abbreviations without vowels that are written as words. */
const words = new Set(
  'BLVD BROS BLDRS CTR DR HWY JR LN LTD MFG MR MRS MS MT PKWY PL RD SR ST STS SVCS SVC'.split(' '),
)
const shortest = 5

/** A name that is printed in capitals as people write it: "TRAVELERS CASUALTY AND SURETY COMPANY OF AMERICA" is "Travelers Casualty and Surety Company of America". */
export function nameAsWritten(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{3}/u.test(name)) return name
  let isFirst = true
  return name.replaceAll(/[\p{L}\p{M}\d.'’&]+/gu, (word) => {
    const written = wordAsWritten(word, isFirst)
    isFirst = false
    return written
  })
}

function wordAsWritten(word: string, isFirst: boolean): string {
  const bare = word.replace(/[.'’]+$/, '')
  if (!isFirst && small.has(bare.toLowerCase())) return word.toLowerCase()
  if (initialisms.has(bare) && !words.has(bare)) return word
  // "R.T. Larkin", "D&R", "3M"
  if (/^(?:\p{L}\.)+\p{L}?$/u.test(word) || /&/.test(bare) || /^\d+\p{L}$/u.test(bare)) return word
  const hasVowel = /[AEIOUYÀ-Ý]/.test(bare)
  const isWord =
    words.has(bare) || /^(?:CO|INC|CORP|ASSN|MC)$/.test(bare) || /^\d+(?:ST|ND|RD|TH)$/.test(bare)
  if (!isWord && (bare.length < 3 || (!hasVowel && bare.length <= shortest))) return word
  return capitalized(word)
}

function capitalized(word: string): string {
  return word
    .toLowerCase()
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(
      /^(Mc|O['’]|D['’]|L['’])(\p{L})(?=\p{L}{2})/u,
      (_, start, letter) => `${start}${letter.toUpperCase()}`,
    )
}
