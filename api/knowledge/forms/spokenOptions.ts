import type { LabeledField } from './labeledFields.ts'
import { clausesOf } from './letterClauses.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'

interface OptionGroup {
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
    asks: /\breason\b.*\bcancel|\bcancel\w*\b.*\breason/i,
    kinds: [
      [/\bsold\b|\bsale\b/i, /\b(?:sold|selling|sale of|with the sale|new owners?)\b/i],
      [
        /elsewhere|replac|rewrit|another|other (?:company|carrier)/i,
        /\b(?:moved|placed|found|bought|got|insured) (?:\w+ ){0,3}(?:elsewhere|(?:with|through|at|from) (?:another|a different|a new))\b|\b(?:another|a new|a different) (?:carrier|company|insurer)\b|\brewrit\w+\b/i,
      ],
      [
        /closed|out of business|discontinu|ceas|retir/i,
        /\b(?:out of business|clos(?:ed|es|ing) (?:the |our |my |its )?(?:business|shop|store|doors|company|restaurant|office)|shut(?:ting)? (?:down|the doors)|retir(?:ed|ing)|wound up|winding up)\b/i,
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
  const kinds = groups.find(({ asks }) => asks.test(asked))?.kinds
  if (!kinds) return null
  const clauses = clausesOf(sentences.filter(({ text }) => !/^(?:from|to|cc)\b:?/i.test(text)))
  const [best, second] = field.options
    .map((option, at) => {
      const words = kinds.find(([names]) => names.test(field.optionLabels[at] || option))?.[1]
      const told = clauses.filter(({ text, isNegative }) => words && !isNegative && words.test(text))
      return { option, told }
    })
    .toSorted((a, b) => b.told.length - a.told.length)
  const clause = best?.told[0]
  return best && clause && best.told.length > (second?.told.length ?? 0)
    ? answer(clause.sentence, best.option)
    : null
}
