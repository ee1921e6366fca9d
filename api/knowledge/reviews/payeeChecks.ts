import { type Check, fails, holds, type JudgedPolicy, open } from './check.ts'
import { namesIn } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { asMortgagee, namedMortgagee } from './namedInterest.ts'

/** A loss payee that the policy has to name, or provide for by contract. */
export function lossPayeeCheck(quote: string, { sentences }: Pick<JudgedPolicy, 'sentences'>): Check[] {
  if (!/\bloss payees?\b/i.test(quote)) return []
  const about = sentences.filter(({ quote: each, form }) =>
    /\bloss payees?\b|\bloss payable\b|\bpayable to you and\b/i.test(`${form ?? ''} ${each}`),
  )
  if (about.length === 0) return [fails('The policy has no loss payee provision.', null)]
  // "Unless a loss payee is named": nobody is.
  const [conditional, ...others] = about
  if (conditional && others.length === 0 && unlessNamed.test(conditional.quote))
    return [fails('The policy names no loss payee.', conditional)]
  const [wanted] = namesIn(quote)
  const named = wanted && about.find((each) => normal(each.quote).includes(normal(wanted)))
  if (named) return [holds(`${wanted} is named as loss payee.`, named)]
  const isOpen = about.some(({ quote: each }) =>
    /\bwritten (?:agreement|contract|lease)|\brequire/i.test(each),
  )
  const other = about.find(({ quote: each }) => /\bloss payees?\b/i.test(each) && namesIn(each).length > 0)
  if (wanted !== undefined && other && !isOpen)
    return [fails(`The policy names ${namesIn(other.quote)[0]} as loss payee, not ${wanted}.`, other)]
  const own = about.find(({ quote: each }) =>
    /written (?:agreement|contract|lease)|as (?:their )?interests? may appear|where .{0,30}requires?/i.test(
      each,
    ),
  )
  return own
    ? [holds('The policy has a loss payable provision.', own)]
    : [open('The policy has a loss payable provision. Check whom it names.')]
}

const unlessNamed =
  /\b(?:unless|if|where) (?:an?|any|another) loss payee is (?:named|shown|scheduled|listed)\b/i
const asLender = /\blender['’]?s['’]? loss pay/i

/** A lender's loss payable clause, which no act of the insured voids: a plain loss payee has no greater rights than the insured. */
export function lenderCheck(quote: string, { sentences }: Pick<JudgedPolicy, 'sentences'>): Check[] {
  if (!asLender.test(quote)) return []
  const given = sentences.find((each) => asLender.test(`${each.form ?? ''} ${each.quote}`))
  if (given) return [open('The policy has a lender’s loss payable clause. Check whom it names.')]
  const simple =
    sentences.find((each) => /\bloss payee\b[^.]*\bno greater rights?\b/i.test(each.quote)) ??
    sentences.find((each) => /\bloss payees?\b/i.test(each.quote))
  return [
    simple
      ? fails('The policy has a loss payee clause, and none for a lender’s loss payable.', simple)
      : fails('The policy has no lender’s loss payable clause.', null),
  ]
}

const everyPlace =
  /\b(?:each|every|all|both)\b[^.]{0,20}\b(?:buildings?|premises|locations?|propert(?:y|ies))\b/i
/** A name without a legal form: "protect Amity Farm Credit as mortgagee". */
const namedAs = [
  /\b(?:[Nn]am(?:e|ing)|[Pp]rotect(?:ing)?|[Aa]dd(?:ing)?|[Ll]ist(?:ing)?|[Ss]how(?:ing)?|[Ii]nclud(?:e|ing)) ((?:[A-Z][\w&.’'-]+ ?){2,6}?) as\b/,
  /^((?:[A-Z][\w&.’'-]+ ?){2,6}?) (?:will|shall|must|is to) be\b/,
]
const changing = /\b(?:chang|replac|substitut|amend|correct)\w*\b/i

/** A mortgagee that the policy has to name, "changed from A to B", against the one that it names. */
export function mortgageeCheck(quote: string, { sentences }: JudgedPolicy): Check[] {
  if (!asMortgagee.test(quote)) return []
  // "Prior to closing we require: the mortgagee changed from A to B."
  const change = quote.search(changing)
  const target = change < 0 ? quote : (/\bto:?\s(.*)$/s.exec(quote.slice(change))?.[1] ?? '')
  const wanted = namesIn(target)[0] ?? namedAs.map((each) => each.exec(target)?.[1]).find(Boolean)
  if (wanted === undefined) return []
  const own = namedMortgagee(wanted, sentences)
  if (own && own.places.size === 1 && everyPlace.test(quote))
    return [fails(`${wanted} is named as mortgagee only for a part: ${own.quote.replace(/\.$/, '')}.`, own)]
  if (own) return [holds(`${wanted} is named as mortgagee.`, own)]
  const other = sentences.find(
    ({ quote: said, form }) => asMortgagee.test(`${form ?? ''} ${said}`) && namesIn(said).length > 0,
  )
  return other
    ? [fails(`The policy names ${namesIn(other.quote)[0]} as mortgagee, not ${wanted}.`, other)]
    : [open(`The policy names no mortgagee. ${wanted} has to be added.`)]
}
