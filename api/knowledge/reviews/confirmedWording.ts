import { cannotTell, type Judgment } from './contractFinding.ts'
import type { ContractSide } from './contractParties.ts'
import type { Requirement } from './contractRequirements.ts'
import { normal } from './coverageItem.ts'

/** An additional insured, waiver or primary provision that a person found in a policy. */
export interface ConfirmedWording {
  readonly kind: 'additionalInsured' | 'waiver' | 'primary'
  readonly formNumber: string
  /** The party that it names; null for any that a written contract requires. */
  readonly partyName: string | null
}

/** What a person confirmed of a provision that the documents leave open, as far as it is for this contract; null without it. */
export function confirmedFor(
  { kind, quote }: Requirement,
  { status, evidence }: Judgment,
  { confirmed, text }: Confirming,
): Judgment | null {
  const isOpen = status === 'cannot tell' || (status === 'not met' && evidence === null)
  if (!isProvision(kind) || !isOpen) return null
  const own = confirmed.filter(
    (each) =>
      each.kind === kind && (each.partyName === null || normal(text).includes(normal(each.partyName))),
  )
  if (own.length === 0) return null
  const forms = new Intl.ListFormat('en-US').format([...new Set(own.map(({ formNumber }) => formNumber))])
  const said = `Confirmed on the policy: ${forms}${own.some(({ partyName }) => partyName === null) ? ', where required by written contract' : ''}.`
  return kind === 'additionalInsured' && asksCompleted.test(quote) && !completedForm.test(forms)
    ? {
        ...cannotTell(
          evidence === null
            ? `${said} Check that it covers completed operations.`
            : `${said} For completed operations the policy lists ${evidence.quote.replace(/\.$/, '')}: check whom its schedule names.`,
        ),
        evidence,
      }
    : { ...cannotTell(said), status: 'met' }
}

type Confirming = Pick<ContractSide, 'text'> & { readonly confirmed: readonly ConfirmedWording[] }

const asksCompleted = /completed operations|CG ?20 ?37/i
const completedForm = /\bCG ?20 ?37|\bCG ?20 ?10 ?11 ?85/i

export function isProvision(kind: Requirement['kind']): kind is ConfirmedWording['kind'] {
  return kind === 'additionalInsured' || kind === 'waiver' || kind === 'primary'
}
