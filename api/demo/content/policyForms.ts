/** The text of a coverage form, written for the demo: sections of lettered or numbered paragraphs. */
export interface PolicyForm {
  readonly number: string
  readonly edition: string
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

const conditions = [
  'Duties in the event of loss. You must see to it that we are notified as soon as practicable of an occurrence or loss that may result in a claim, with how, when and where it took place.',
  'Cancellation. We may cancel this policy by mailing written notice to the first Named Insured at least 10 days before the effective date of cancellation if we cancel for nonpayment of premium, or 30 days before the effective date of cancellation if we cancel for any other reason.',
  'Transfer of rights of recovery. If the insured has rights to recover all or part of any payment we have made, those rights are transferred to us. The insured must do nothing after loss to impair them.',
] as const

const generalLiability: PolicyForm = {
  number: 'CG 71 01',
  edition: '04 24',
  title: 'Commercial general liability coverage form',
  sections: [
    {
      heading: 'Section I - Coverages',
      paragraphs: [
        'Bodily injury and property damage liability. We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury or property damage caused by an occurrence that takes place in the coverage territory during the policy period.',
        'Personal and advertising injury liability. We will pay those sums that the insured becomes legally obligated to pay as damages because of personal and advertising injury caused by an offense arising out of your business.',
        'Medical payments. We will pay reasonable medical expenses for bodily injury caused by an accident on premises you own or rent, if the expenses are incurred and reported to us within one year of the date of the accident.',
        'Defense. We will have the right and duty to defend the insured against any suit seeking those damages. Defense costs are paid in addition to the limits of insurance.',
      ],
    },
    {
      heading: 'Exclusions',
      paragraphs: [
        'Expected or intended injury. This insurance does not apply to bodily injury or property damage expected or intended from the standpoint of the insured. This exclusion does not apply to bodily injury resulting from the use of reasonable force to protect persons or property.',
        'Pollution. This insurance does not apply to bodily injury or property damage arising out of the discharge, dispersal, release or escape of pollutants. This exclusion does not apply to injury caused by smoke or fumes from a hostile fire.',
        'Aircraft, auto or watercraft. This insurance does not apply to bodily injury or property damage arising out of the ownership, maintenance or use of any aircraft, auto or watercraft owned or operated by or rented or loaned to any insured.',
        'Damage to property. This insurance does not apply to property damage to property you own, rent or occupy, to equipment rented or loaned to you, or to personal property in your care, custody or control.',
        'Damage to your work. This insurance does not apply to property damage to your work arising out of it and included in the products-completed operations hazard. This exclusion does not apply if the damaged work was performed on your behalf by a subcontractor.',
        'Professional services. This insurance does not apply to bodily injury or property damage due to the rendering of or failure to render any professional service.',
        'Workers compensation. This insurance does not apply to any obligation of the insured under a workers compensation or disability benefits law.',
      ],
    },
    {
      heading: 'Section II - Who is an insured',
      paragraphs: [
        'If you are designated in the Declarations as a corporation or limited liability company, you are an insured. Your executive officers, directors and members are insureds with respect to their duties for your business.',
        'Your employees are insureds for acts within the scope of their employment by you or while performing duties related to the conduct of your business.',
      ],
    },
    { heading: 'Section III - Conditions', paragraphs: conditions },
    {
      heading: 'Section IV - Definitions',
      paragraphs: [
        'Occurrence means an accident, including continuous or repeated exposure to substantially the same general harmful conditions.',
        'Your work means work or operations performed by you or on your behalf, and materials, parts or equipment furnished in connection with such work or operations.',
      ],
    },
  ],
}

const businessOwners: PolicyForm = {
  number: 'BP 71 03',
  edition: '01 24',
  title: 'Businessowners coverage form',
  sections: [
    {
      heading: 'Section I - Property coverages',
      paragraphs: [
        'Covered property. We will pay for direct physical loss of or damage to Covered Property at the premises described in the Declarations caused by or resulting from any Covered Cause of Loss.',
        'Business income. We will pay for the actual loss of business income you sustain due to the necessary suspension of your operations during the period of restoration, within 12 consecutive months after the date of direct physical loss or damage.',
        'Debris removal. We will pay your expense to remove debris of Covered Property caused by a Covered Cause of Loss, up to 25 percent of the amount we pay for the direct physical loss.',
        'Money and securities. We will pay for loss of money and securities used in your business resulting directly from theft, up to $10,000 inside the premises and $5,000 outside the premises.',
      ],
    },
    {
      heading: 'Section II - Liability coverages',
      paragraphs: [
        'Business liability. We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury, property damage or personal and advertising injury to which this insurance applies.',
        'Medical expenses. We will pay medical expenses for bodily injury caused by an accident on premises you own or rent, regardless of fault.',
      ],
    },
    {
      heading: 'Exclusions',
      paragraphs: [
        'Flood. We will not pay for loss or damage caused directly or indirectly by flood, surface water, waves, tides or the overflow of any body of water.',
        'Earth movement. We will not pay for loss or damage caused directly or indirectly by earthquake, landslide or mine subsidence. But if earth movement results in fire or explosion, we will pay for the loss caused by that fire or explosion.',
        'Water backup. We will not pay for loss or damage caused by water that backs up or overflows from a sewer, drain or sump.',
        'Wear and tear. We will not pay for loss or damage caused by wear and tear, rust, corrosion, decay or hidden defect.',
        'Employment practices. This insurance does not apply to bodily injury to any person arising out of refusal to employ, termination of employment, harassment or discrimination.',
      ],
    },
    {
      heading: 'Section III - Conditions',
      paragraphs: [
        'Vacancy. If the building where loss or damage occurs has been vacant for more than 60 consecutive days before that loss or damage, we will not pay for loss caused by vandalism, sprinkler leakage, glass breakage, water damage or theft.',
        ...conditions,
      ],
    },
  ],
}

/** The forms of the lines with documents on file. */
export const policyForms = { GENERAL_LIABILITY: generalLiability, BUSINESS_OWNERS: businessOwners } as const
