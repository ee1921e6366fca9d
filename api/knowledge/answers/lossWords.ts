// What clients call injuries, people, vehicles and themselves, as parts of patterns.
export const hurt =
  '(?:hurt|injur\\w*|slip(?:s|ped)?|trip(?:s|ped)?|fell|falls?|burn(?:s|ed|t)|scald\\w*|sprain\\w*|cuts? (?:his|her|their|off)|bit|bitten|bites?|broke(?:n)? (?:his|her|their|a|an|the)? ?(?:\\w+ )?(?:legs?|arms?|wrist|ankle|hip|back|hand|foot|finger|neck|nose|tooth|ribs?)|lost (?:a|his|her) (?:finger|hand|leg|arm|eye)|got (?:sick|ill)|(?:food )?poison\\w*)'
export const outsider =
  '(?:customers?|guests?|visitors?|patrons?|passers?-?by|pedestrians?|neighbou?rs?|mail(?:man| carrier)|postman|delivery (?:man|guy|person)|someone|somebody|shoppers?|diners?|students?|lady|woman|kids?|child(?:ren)?|strangers?|vendors?|inspectors?|homeowners?)'
export const vehicle = '(?:trucks?|vans?|cars?|pickups?|vehicles?|suv|box truck|dump truck)'
export const crashed =
  '(?:hit|hits|rear-?ended|back(?:s|ed) (?:in)?to|r[au]ns? into|sideswiped|crash\\w*|wreck\\w*|collid\\w*|clipped|totaled)'
export const ours = '(?:our|my|one of (?:our|my)(?: own)?)'

export const owner = '(?:customer|client|neighbou?r|homeowner|tenant|owner|landlord|someone|somebody)'

export const anAuto = /\b(?:autos?|automobiles?|motor vehicles?|vehicles?)\b/i

/** A pattern made of these. */
export function pattern(source: string): RegExp {
  return new RegExp(source, 'i')
}
