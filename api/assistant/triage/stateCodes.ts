/** The codes of the states, by their names and how people shorten them. */
export const stateCodes: Readonly<Record<string, string>> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
  'district of columbia': 'DC',
  mass: 'MA',
  conn: 'CT',
  penn: 'PA',
  calif: 'CA',
  fla: 'FL',
  tenn: 'TN',
  wash: 'WA',
  minn: 'MN',
  mich: 'MI',
  wisc: 'WI',
  ariz: 'AZ',
  colo: 'CO',
}

/** The first of the three-digit ZIP prefixes that each state has, in order; a blank has none. */
const zipStarts =
  '005NY 006  010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090  100NY 150PA 197DE 200DC 201VA 202DC 206MD 220VA 247WV 270NC 290SC 300GA 320FL 350AL 370TN 386MS 398GA 400KY 430OH 460IN 480MI 500IA 530WI 550MN 570SD 580ND 590MT 600IL 630MO 660KS 680NE 700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID 840UT 850AZ 870NM 885TX 889NV 900CA 962  967HI 969  970OR 980WA 995AK'

const zipRanges = zipStarts.match(/\d{3}(?:[A-Z]{2}| {2})/g) ?? []

/** The state of a five-digit ZIP. */
export function stateOfZip(zip: string): string | null {
  return (
    zipRanges
      .findLast((range) => range.slice(0, 3) <= zip.slice(0, 3))
      ?.slice(3)
      .trim() || null
  )
}
