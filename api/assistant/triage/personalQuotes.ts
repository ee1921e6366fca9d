/** What a carrier of personal lines has to know before it quotes, in words for the client, and how a message says it. */
interface PersonalQuestion {
  readonly words: string
  readonly said: RegExp
}

const insuredNow: PersonalQuestion = {
  words: 'the declarations page of what you have now, or the name of your carrier',
  said: /\b(dec(?:laration)?s? page|attached|insured (?:with|by|through)|currently with|first (?:home|house|policy))\b/i,
}
const pastLosses: PersonalQuestion = {
  words: 'any claims in the last five years',
  said: /\b(claims?|loss(?:es)?)\b/i,
}
const household: PersonalQuestion = {
  words: 'the name, date of birth and license number of each driver in the household',
  said: /\b(licen[cs]es?|dates? of birth|dob)\b/i,
}

const lines: readonly { readonly named: RegExp; readonly questions: readonly PersonalQuestion[] }[] = [
  {
    named: /\bhome(?:owners?['’]?)?\b|\bhouse\b|\bcondo\b|\bho-?[3-6]\b/i,
    questions: [
      { words: 'the address of the home', said: /\b\d{1,6} (?:[NSEW]\.? )?\p{Lu}[\p{L}.'’-]+/u },
      {
        words: 'its year built and square footage, and when the roof was last replaced',
        said: /\b(sq(uare)?\.? ?(ft|feet|foot)|built in|year built)\b/i,
      },
      {
        words: 'the name and loan number of the mortgage company, if there is one',
        said: /\b(mortgage (?:company|clause)|lender|loan (?:number|#)|no mortgage|paid off)\b/i,
      },
      insuredNow,
      pastLosses,
    ],
  },
  {
    named: /\b(?:auto|cars?|suv|pickup|motorcycle)\b/i,
    questions: [
      {
        words: 'the year, make, model and VIN of each car',
        said: /\b(?=\w*\d)[A-HJ-NPR-Z\d]{17}\b|\bVINs?\b/i,
      },
      household,
      insuredNow,
      pastLosses,
    ],
  },
  {
    named: /\brenters?['’]?\b/i,
    questions: [
      { words: 'the address of the apartment', said: /\b\d{1,6} (?:[NSEW]\.? )?\p{Lu}[\p{L}.'’-]+/u },
      { words: 'about what your belongings would cost to replace', said: /\$ ?\d|\b\d+ ?k\b/i },
      pastLosses,
    ],
  },
]

const umbrella: (typeof lines)[number] = {
  named: /\bumbrella\b/i,
  questions: [
    {
      words: 'the limit you need',
      said: /\$ ?\d|\b\d+ ?(?:m|mm|mil|million)\b|\b(?:one|two|three|five) million\b/i,
    },
    {
      words: 'the declarations pages of your home and auto policies',
      said: /\bdec(?:laration)?s? pages?\b/i,
    },
    household,
    {
      words: 'any other homes, rentals, boats or recreational vehicles that you own',
      said: /\b(boats?|rentals?|second home|cabin|snowmobiles?|atvs?|nothing else)\b/i,
    },
    pastLosses,
  ],
}

/** More than this many questions at once are not answered. */
const mostQuestions = 6

/** Whether a quote is for a family rather than a business: homeowners, a personal umbrella, the cars of a household. */
export function isPersonalQuote(text: string): boolean {
  return personal.test(text) && !business.test(text)
}

const personal =
  /\bhomeowners?\b(?!['’]? assoc)|\bhome (?:and|&|\+|\/) ?auto\b|\brenters?['’]? (?:insurance|policy|quote)\b|\bpersonal (?:auto|car|umbrella|lines?|insurance|articles|property)\b|\b(?:closing on|bought|buying|purchas\w+) (?:an?|our|my|the) (?:first |new )?(?:home|house)\b|\b(?:my|our) (?:wife|husband|son|daughter|kids?|teen\w*|family|household|house|home)\b|\bteen(?:age)? drivers?\b/i
const business =
  /\b(?:LLC|L\.L\.C|Inc|Corp|payroll|employees|general liability|workers['’]? comp\w*|my (?:business|company|firm|shop)|our (?:business|company|firm|shop|crew|fleet)|contractor|commercial|association|HOA)\b/i

/** What a quote for a family needs that the text does not say. */
export function missingForPersonalQuote(text: string): string[] {
  // Beside an umbrella, the home and the cars are what is below it.
  const meant = umbrella.named.test(text) ? [umbrella] : lines
  const wanted = meant.flatMap(({ named, questions }) => (named.test(text) ? questions : []))
  const asked = new Set(wanted.length > 0 ? wanted : [insuredNow, pastLosses])
  return [...asked]
    .filter(({ said }) => !said.test(text))
    .slice(0, mostQuestions)
    .map(({ words }) => words)
}
