import type { LabeledField } from './labeledFields.ts'
import { clausesOf } from './letterClauses.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'

interface OptionGroup {
  /** Whether the first of several that are told counts: a night in the hospital is more than its emergency room. */
  readonly isRanked?: true
  /** What the label looks like. */
  readonly asks: RegExp
  /** The options of such a list, each with the words by which letters mean it. */
  readonly kinds: readonly (readonly [option: RegExp, words: RegExp])[]
}

const groups: readonly OptionGroup[] = [
  {
    asks: /\bnature of (?:the )?injur|\b(?:type|kind) of injur|^injury$/i,
    kinds: [
      [/amputat/i, /\bamputat\w*|\bsevered\b|\bcut off (?:his|her|the|a)\b/i],
      [/lacerat|\bcut/i, /\b(?:cuts?|lacerat\w*|gash\w*|slic(?:ed|ing)|stitch\w*|sutur\w*)\b/i],
      [/fractur|broken/i, /\b(?:broke|broken|fractur\w*)\b/i],
      [/burn|scald/i, /\b(?:burn(?:s|ed|t)?|scald\w*)\b/i],
      [/contus|bruis/i, /\b(?:bruis\w*|contus\w*)\b/i],
      [
        /sprain|strain/i,
        /\b(?:sprain\w*|strain\w*|twisted|pulled (?:an?|his|her) (?:\w+ )?(?:muscle|back|shoulder|hamstring|groin))\b/i,
      ],
      [/punctur/i, /\bpunctur\w*\b/i],
      [/crush/i, /\bcrush\w*\b/i],
    ],
  },
  {
    asks: /\b(?:first|initial|medical) treatment\b|^treatment\b/i,
    isRanked: true,
    kinds: [
      [
        /hospitali[sz]ed|overnight|admitted/i,
        /\b(?:overnight|admitted|hospitali[sz]ed|kept (?:him|her) in)\b/i,
      ],
      [/emergency|\ber\b/i, /\b(?:emergency room|emergency department|(?-i:ER))\b/i],
      [
        /clinic|office|physician|doctor/i,
        /\b(?:urgent care|walk-in|clinic|doctor['’]s office|occupational health)\b/i,
      ],
      [/first aid|on site|minor/i, /\bfirst aid\b|\bbandaged?\b/i],
      [/^none|no (?:medical )?treatment/i, /\b(?:refused|declined) (?:medical )?treatment\b/i],
    ],
  },
  {
    asks: /^(?:the )?(?:change|transfer|appointment|this)?(?: letter)? ?(?:applies|(?:takes?|to take) effect|effective)$/i,
    kinds: [
      [
        /renewal|expiration/i,
        /\b(?:at|on|until|when|with|upon)\b[^.;]*\brenew\w*|\bat (?:the )?(?:end of the term|expiration)\b/i,
      ],
      [/immediate|at once|now/i, /\b(?:immediately|right away|at once|effective today)\b/i],
    ],
  },
  {
    asks: /\breason\b.*\bcancel|\bcancel\w*\b.*\breason/i,
    kinds: [
      [/\bsold\b|\bsale\b/i, /\b(?:sold|selling|sale of|with the sale|new owners?)\b/i],
      [
        /elsewhere|replac|rewrit|another|other (?:company|carrier)/i,
        /\b(?:moved|placed|found|bought|got|insured) (?:\w+ ){0,3}(?:elsewhere|(?:with|through|at|from) (?:another|a different|a new))\b|\b(?:another|a new|a different) (?:carrier|company|insurer)\b|\brewrit\w+\b|\b(?:moved|moving|switch\w+|placed|gone|going) (?:\w+ ){0,4}(?:to|with) (?-i:(?:[A-Z][\w'’-]+ )+)(?:Mutual|Insurance|Casualty|Indemnity|Assurance|Underwriters)\b/i,
      ],
      [
        /closed|out of business|discontinu|ceas|retir/i,
        /\b(?:out of business|clos(?:ed|es|ing) (?:the |our |my |its )?(?:business|shop|store|doors|company|restaurant|office)|(?:we|I)(?: are| am|['’]re|['’]m) closing|clos(?:ed|es|ing) (?:down|up|for good)|shut(?:ting)? (?:down|the doors)|retir(?:ed|ing)|wound up|winding up)\b/i,
      ],
      [/not (?:taken|needed|wanted|required)/i, /\bno longer need\w*|\bnever (?:took|needed|started)\b/i],
    ],
  },
  {
    asks: /^(?:send|deliver|sent|delivered) (?:by|via)\b|\b(?:delivery method|method of delivery|how to (?:send|deliver))/i,
    kinds: [
      [
        /e-?mail/i,
        /\b(?:by|via) e-?mail\b|\be-?mail(?:ed)? (?:it|this|them|the|a|one|copies|to)\b|\b[\w.+-]+@[\w-]+\.\w+/i,
      ],
      [/fax/i, /\bfax\b/i],
      [/portal|upload/i, /\b(?:portal|upload\w*)\b/i],
      [/^mail|post|u\.?s\.? mail/i, /\bby (?:regular )?mail\b|(?<!e-)\bmail (?:it|this|them|the|a|one)\b/i],
    ],
  },
]

/** The option of a list that a letter means by other words: "Laceration" for a cut, null where two are told alike. */
export function spokenOption(field: LabeledField, sentences: readonly Sentence[]): LetterAnswer | null {
  const asked = `${field.question} ${field.label}`.trim()
  const group = groups.find(({ asks }) => asks.test(asked))
  if (!group) return null
  const { kinds, isRanked = false } = group
  const clauses = clausesOf(sentences.filter(({ text }) => !/^(?:from|to|cc)\b:?/i.test(text)))
  const told = field.options.map((option, at) => {
    const rank = kinds.findIndex(([names]) => names.test(field.optionLabels[at] || option))
    const words = kinds[rank]?.[1]
    const own = clauses.filter(({ text, isNegative }) => words && !isNegative && words.test(text))
    return { option, rank, own }
  })
  const [best, second] = told
    .filter(({ own }) => own.length > 0)
    .toSorted((a, b) => (isRanked ? a.rank - b.rank : b.own.length - a.own.length))
  const clause = best?.own[0]
  const isTied = !isRanked && best?.own.length === second?.own.length
  return best && clause && !isTied ? answer(clause.sentence, best.option) : null
}
