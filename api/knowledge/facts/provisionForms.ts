import type { ProvisionKind } from '../policies/certificateFacts.ts'
import type { Fact, PolicyFacts, PolicyForm } from './policyFacts.ts'

interface ProvisionForms {
  /** The standard forms. */
  readonly number: RegExp
  /** How the titles of other forms name what they give. */
  readonly title: RegExp
}

/** The forms that give others something. */
export const provisionForms: Readonly<Record<ProvisionKind, ProvisionForms>> = {
  ADDITIONAL_INSURED: {
    number: /\b(?:CG[ -]?20[ -]?(?:10|11|26|33|37|38)|CA[ -]?20[ -]?48)\b/,
    title: /\badditional insureds?\b/i,
  },
  WAIVER_OF_SUBROGATION: {
    number:
      /\b(?:CG[ -]?24[ -]?(?:04|53)|CA[ -]?04[ -]?44|CU[ -]?24[ -]?03|WC[ -]?00[ -]?03[ -]?13|WC[ -]?04[ -]?03[ -]?06|WC[ -]?42[ -]?03[ -]?04)\b/,
    title: /\bwaiver of (?:transfer of |our )?(?:rights?|subrogation)\b/i,
  },
  PRIMARY_NONCONTRIBUTORY: {
    number: /\b(?:CG[ -]?20[ -]?01|CA[ -]?04[ -]?49)\b/,
    title: /\bprimary (?:and|&|\/) ?non-? ?contributory\b/i,
  },
}

const withheld = /\b(?:not|none|without|deleted|removed|exclu\w+|limit(?:ed|ation)?)\b/i
/** Titles and numbers of forms that give it to all of a class: "automatic status when required by written contract". */
const blanket =
  /\b(?:blanket|automatic|where required|when required|as required)\b|\bCG ?20 ?(?:33|38)\b|\bCG ?24 ?53\b/i

/** The forms for a provision that the documents list without containing them. */
export function listedProvisions(
  { forms }: Pick<PolicyFacts, 'forms'>,
  kind: ProvisionKind,
): Fact<PolicyForm>[] {
  const { number, title } = provisionForms[kind]
  return forms.filter(
    ({ value }) =>
      value.attachedOn === null &&
      value.isListed &&
      (number.test(value.number) || title.test(value.title ?? '')) &&
      !withheld.test(value.title ?? ''),
  )
}

/** Whether its number or title says that a form is for all of a class. */
export function isBlanketForm({ number, title }: PolicyForm): boolean {
  return blanket.test(`${number} ${title ?? ''}`)
}

/** "CG 20 37 12 19" */
export function formName({ number, edition }: PolicyForm): string {
  return edition === null ? number : `${number} ${edition}`
}
