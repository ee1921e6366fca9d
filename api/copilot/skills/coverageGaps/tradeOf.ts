import { accountKind } from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'
import type { CommonLine } from './commonLines.ts'

interface Trade {
  /** As staff call it: `roofing contractor`. */
  readonly name: string
  /** The beginnings of its NAICS codes. */
  readonly naics: RegExp
  /** Words by which an account's name or a message tells it; counts only where no code does. */
  readonly words: RegExp
  /** What such a business is asked about besides the usual lines. */
  readonly asks: readonly CommonLine[]
}

const tools: CommonLine = {
  label: 'Tools and equipment floater',
  parts:
    /\btools?\b|\b(?:contractors?['’]?|mobile|scheduled|unscheduled|leased|rented) equipment\b|\bequipment floater\b|\binland marine\b/i,
  schedule: 'equipment',
  reason: 'tools and equipment in vehicles and on job sites',
  risk: 'Property insurance covers what is at your own address. If tools are stolen from a truck or a job site, you would replace them yourself.',
  question: 'What would it cost to replace your tools and equipment, and do you rent any?',
}
const pollution: CommonLine = {
  label: 'Contractors pollution liability',
  parts: /\bpollution\b|\benvironmental\b/i,
  reason: 'pollution that your work causes, such as fumes, mold, fuel or silica',
  risk: 'General liability excludes most pollution. You would pay for the cleanup and for people who were hurt.',
  question:
    'Do you work with chemicals, fuel, adhesives or old building materials, and do your contracts ask for pollution coverage?',
}
const installation: CommonLine = {
  label: 'Installation floater or builders risk',
  parts: /\binstallation\b|\bbuilders?['’]? risk\b/i,
  reason: 'materials on the way to a job or not yet installed',
  risk: 'If materials burn or are stolen before the job is accepted, you would buy them again.',
  question: 'Who insures the materials until the owner accepts the work?',
}
const liquor: CommonLine = {
  label: 'Liquor liability',
  parts: /\bliquor\b|\bdram ?shop\b/i,
  reason: 'harm that a guest causes after drinking at your place',
  risk: 'General liability does not cover a business that sells alcohol for this, and most states let the injured person sue you.',
  question: 'Do you serve or sell alcohol, and what share of your sales is it?',
}
const spoilage: CommonLine = {
  label: 'Spoilage',
  parts: /\bspoil/i,
  reason: 'food that goes bad when a cooler or the power fails',
  risk: 'Property insurance usually does not pay for food that spoils without a fire or a storm. You would replace it yourself.',
  question: 'What is the most that your coolers and freezers hold?',
}
const breakdown: CommonLine = {
  label: 'Equipment breakdown',
  parts: /\bequipment breakdown\b|\bboiler\b|\bmechanical breakdown\b/i,
  reason: 'machines that break down or burn out',
  risk: 'Property insurance does not pay for electrical or mechanical breakdown. You would pay the repair and lose the income.',
  question: 'Which machines could you not work without for a day?',
}
const crime: CommonLine = {
  label: 'Crime and employee dishonesty',
  parts: /\bcrime\b|\bemployee (?:dishonesty|theft)\b|\bfidelity\b|\bjanitorial bond\b/i,
  reason: 'theft by employees, also from your customers',
  risk: 'Property and general liability insurance do not pay for what an employee steals.',
  question: 'Who handles money, keys or customers’ property?',
}
const abuse: CommonLine = {
  label: 'Abuse and molestation liability',
  parts: /\babuse\b|\bmolestation\b|\bsexual misconduct\b/i,
  reason: 'claims that someone in your care was abused',
  risk: 'Many general liability policies exclude it, and such a claim can end a business.',
  question: 'Who is in your care, and how do you check the people who work with them?',
}
const directors: CommonLine = {
  line: 'DIRECTORS_AND_OFFICERS',
  parts: /\bdirectors\b|\bD ?& ?O\b|\bmanagement liability\b/i,
  reason: 'claims against your board members personally',
  risk: 'Board members could be sued for their decisions and have to pay the lawyers themselves.',
  question: 'Who is on your board?',
}
const products: CommonLine = {
  line: 'PRODUCT_LIABILITY',
  parts: /\bproducts?\b/i,
  reason: 'harm that your products cause after they leave you',
  risk: 'You would pay the claims of everyone who is hurt by a product, years after you sold it.',
  question: 'Where are your products sold, and did you ever recall one?',
}
const cargo: CommonLine = {
  line: 'SHIPPING_AND_TRANSPORTATION',
  label: 'Motor truck cargo',
  parts: /\bcargo\b/i,
  reason: 'the goods that you haul',
  risk: 'Auto liability does not pay for the load. You would owe the shipper its value.',
  question: 'What do you haul, and what is the highest value of a load?',
}
const garagekeepers: CommonLine = {
  label: 'Garagekeepers',
  parts: /\bgarage ?keepers?\b/i,
  reason: 'customers’ vehicles while you have them',
  risk: 'General liability excludes property in your care. You would pay for a customer’s car that is damaged or stolen.',
  question: 'How many customers’ vehicles do you keep at once, and where overnight?',
}
const rents: CommonLine = {
  label: 'Loss of rents',
  parts: /\bloss of rents?\b|\brental (?:income|value)\b|\bbusiness income\b/i,
  reason: 'rent that you lose while a building is repaired',
  risk: 'After a fire your tenants stop paying, and the mortgage goes on.',
  question: 'What is the yearly rent of each building?',
}
const ordinance: CommonLine = {
  label: 'Ordinance or law',
  parts: /\bordinance\b|\bbuilding code\b/i,
  reason: 'what building codes add to the cost of rebuilding',
  risk: 'A policy pays to rebuild what was there. You would pay for what the code demands now, and for tearing down the rest.',
  question: 'When was each building built, and when were its wiring, plumbing and roof renewed?',
}
const professional: CommonLine = {
  line: 'PROFESSIONAL_LIABILITY',
  others: ['ERRORS_AND_OMISSION'],
  parts: /\bprofessional\b|\bmalpractice\b|\berrors (?:and|&|or) omissions\b/i,
  reason: 'mistakes in your advice, design or services',
  risk: 'Advice and services are what you sell, and general liability usually does not pay when a client loses money because of them.',
  question: 'Who insures this for you, and from which retroactive date?',
}
const jewelers: CommonLine = {
  line: 'JEWELERS_BLOCK',
  parts: /\bjewel/i,
  reason: 'jewelry in the store, in the mail and on the way to shows',
  risk: 'Ordinary property insurance pays little for jewelry, and nothing for much of what happens away from the store.',
  question: 'What is the highest value of your stock, and how much is out of the safe overnight?',
}

/** Trades and what they are asked about. The first that fits counts, so the narrower stand first. */
const trades: readonly Trade[] = [
  {
    name: 'roofing contractor',
    naics: /^23816/,
    words: /\broof(?:ing|ers?)\b/i,
    asks: [tools, pollution, installation],
  },
  {
    name: 'contractor',
    naics: /^23/,
    words:
      /\b(?:contract(?:or|ing)|construction|builders?|carpentry|framing|plumbing|electric(?:al)?|hvac|mechanical|masonry|painting|concrete|excavat\w+)\b/i,
    asks: [tools, installation, pollution],
  },
  {
    name: 'landscaping business',
    naics: /^56173/,
    words: /\b(?:landscap\w+|lawn|tree (?:service|care))\b/i,
    asks: [tools, pollution],
  },
  {
    name: 'cleaning business',
    naics: /^56172|^56174/,
    words: /\b(?:janitorial|cleaning|maids?)\b/i,
    asks: [crime, tools],
  },
  {
    name: 'restaurant or bar',
    naics: /^722/,
    words:
      /\b(?:restaurant|bistro|grill|tavern|pub|brewpub|cafe|café|diner|pizz\w+|catering|bar & grill|kitchen)\b/i,
    asks: [liquor, spoilage, breakdown],
  },
  {
    name: 'brewery or winery',
    naics: /^3121[2-4]/,
    words: /\b(?:brew(?:ery|ing)|winery|vineyards?|distill\w+)\b/i,
    asks: [liquor, products, spoilage, breakdown],
  },
  { name: 'hotel', naics: /^721/, words: /\b(?:hotel|motel|inn|lodge)\b/i, asks: [liquor, breakdown, crime] },
  {
    name: 'food store',
    naics: /^445/,
    words: /\b(?:grocer\w*|supermarket|butcher|deli|bakery|market)\b/i,
    asks: [spoilage, liquor, breakdown],
  },
  { name: 'jeweler', naics: /^(?:44831|45831|33991)/, words: /\bjewel\w+\b/i, asks: [jewelers, crime] },
  {
    name: 'trucking company',
    naics: /^484/,
    words: /\b(?:trucking|freight|hauling|logistics)\b/i,
    asks: [cargo],
  },
  {
    name: 'auto repair shop',
    naics: /^8111/,
    words: /\b(?:auto (?:repair|body)|garage|collision|towing)\b/i,
    asks: [garagekeepers, tools, pollution],
  },
  {
    name: 'design firm',
    naics: /^5413/,
    words: /\b(?:architects?|architecture|engineers?|engineering|surveyors?|surveying)\b/i,
    asks: [professional],
  },
  {
    name: 'technology company',
    naics: /^(?:5415|5112|518)/,
    words: /\b(?:software|technolog\w+|IT services)\b/i,
    asks: [professional],
  },
  {
    name: 'professional firm',
    naics: /^(?:541[126]|523|524)/,
    words: /\b(?:law (?:firm|office)|attorneys?|account(?:ing|ants?)|CPAs?|consult(?:ing|ants?)|advis\w+)\b/i,
    asks: [professional, crime],
  },
  {
    name: 'child or elder care provider',
    naics: /^(?:6244|623|6241)/,
    words: /\b(?:child ?care|day ?care|preschool|nursing home|assisted living|home care)\b/i,
    asks: [abuse],
  },
  {
    name: 'health care provider',
    naics: /^62[12]/,
    words: /\b(?:dental|dentist\w*|medical|clinic|physicians?|chiropract\w+|therapy)\b/i,
    asks: [professional, abuse, breakdown],
  },
  {
    name: 'nonprofit',
    naics: /^813/,
    words: /\b(?:nonprofit|foundation|association|church|charit\w+)\b/i,
    asks: [directors, abuse, crime],
  },
  {
    name: 'property owner',
    naics: /^531/,
    words: /\b(?:realty|properties|apartments?|real estate)\b/i,
    asks: [rents, ordinance, breakdown],
  },
  {
    name: 'manufacturer',
    naics: /^3[123]/,
    words: /\b(?:manufactur\w+|fabricat\w+|machin(?:e|ing) (?:shop|works))\b/i,
    asks: [products, breakdown],
  },
]

/** The trade of an account, by its code or else by its name and what the message says; null where neither tells. */
export function tradeOf(
  { agency, request }: Pick<Task, 'agency' | 'request'>,
  accountId: string,
): Trade | null {
  const account = agency.table(accountKind).get(accountId)
  const { naics = null, dba = null } = account?.type === 'BUSINESS' ? account.detail : {}
  if (naics !== null) return trades.find((trade) => trade.naics.test(naics)) ?? null
  const words = [account?.detail.name, dba, request].filter(Boolean).join('. ')
  return trades.find((trade) => trade.words.test(words)) ?? null
}
