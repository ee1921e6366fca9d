import { Select } from '@coverdesk/design-system'
import { CurrencyInput, FieldGroup, PercentInput } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { FieldPair } from '../shared/FieldPair.tsx'
import { fieldPath, type KnownPolicy } from './knownPolicy.ts'
import { type Charge, type Charges, charges, commissionAt, totalOf } from './policyAmounts.ts'
import { billingOptions, intervalOptions } from './policyChoices.ts'

const fees: readonly { charge: Charge; label: string }[] = [
  { charge: 'taxes', label: 'Taxes' },
  { charge: 'agencyFees', label: 'Agency fees' },
  { charge: 'brokerFees', label: 'Broker fees' },
  { charge: 'policyFees', label: 'Policy fees' },
  { charge: 'otherFees', label: 'Other fees' },
]

export interface PricingFieldsProps {
  path: string
  known: KnownPolicy
  canAgencyBill: boolean
}

/** The client's price and the agency's commission: the total and the commission update while typing (spec of policies, section 5). */
export function PricingFields({ path, known, canAgencyBill }: PricingFieldsProps) {
  const [typed, setTyped] = useState<Partial<Charges>>({})
  const [share, setShare] = useState(knownShare(known))
  const amounts = chargesOf(known, typed)
  const isNew = known.charges.premium === null

  function amountField(charge: Charge) {
    return {
      name: fieldPath(path, charge),
      defaultCents: known.charges[charge] ?? undefined,
      description: known.sources?.[charge],
      onChange: ({ cents }: { cents: number }) => setTyped((current) => ({ ...current, [charge]: cents })),
    }
  }

  return (
    <FieldGroup label="Pricing">
      <FieldPair>
        <Select
          label="Billing type"
          name={fieldPath(path, 'billingType')}
          options={billingOptions(canAgencyBill, known.billingType)}
          defaultValue={known.billingType}
        />
        <Select
          label="Payment interval"
          name={fieldPath(path, 'paymentIntervalType')}
          options={intervalOptions(known.paymentIntervalType)}
          defaultValue={known.paymentIntervalType}
          description={known.sources && (known.sources['paymentIntervalType'] ?? 'Not in the document')}
        />
        <CurrencyInput
          label="Premium"
          isRequired={!isNew}
          {...amountField('premium')}
          {...(isNew && { description: 'If not known yet, apply it from the declarations later' })}
        />
        {fees.map(({ charge, label }) => (
          <CurrencyInput key={charge} label={label} {...amountField(charge)} />
        ))}
        <CurrencyInput
          label="Total"
          name={fieldPath(path, 'total')}
          description="Premium, taxes and fees"
          isReadOnly
          defaultCents={totalOf(amounts)}
        />
        <CurrencyInput
          label="Minimum earned premium"
          name={fieldPath(path, 'minimumEarnedPremium')}
          defaultCents={known.minimumEarnedPremium}
          description={known.sources?.['minimumEarnedPremium']}
        />
        <PercentInput
          label="Commission rate"
          name={fieldPath(path, 'commissionRate')}
          defaultShare={knownShare(known)}
          onChange={setShare}
        />
        <CurrencyInput
          label="Estimated commission"
          name={fieldPath(path, 'estimatedCommission')}
          description="Percent of the premium"
          isReadOnly
          defaultCents={commissionOf(known, { share, premium: amounts.premium })}
        />
      </FieldPair>
    </FieldGroup>
  )
}

function knownShare({ commissionRate }: KnownPolicy): number | undefined {
  return commissionRate === null ? undefined : commissionRate / 100
}

/** The typed amounts; invalid ones keep their previous value. */
function chargesOf(known: KnownPolicy, typed: Partial<Charges>): Charges {
  const said = charges.map((charge) => {
    const cents = typed[charge] ?? Number.NaN
    return [charge, Number.isNaN(cents) ? (known.charges[charge] ?? 0) : cents] as const
  })
  return Object.fromEntries(said) as Record<Charge, number>
}

function commissionOf(
  known: KnownPolicy,
  { share, premium }: { share: number | undefined; premium: number },
): number | undefined {
  if (share === undefined || Number.isNaN(share)) return undefined
  // A stored commission may not be a whole rate: opening the form must not change it.
  const isAsKnown = share === knownShare(known) && premium === known.charges.premium
  return isAsKnown ? (known.estimatedCommission ?? undefined) : commissionAt(share, premium)
}
