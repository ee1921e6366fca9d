/** The provisions that a holder can request on a certificate. */
export const provisionLabels = {
  ADDITIONAL_INSURED: 'Additional insured',
  WAIVER_OF_SUBROGATION: 'Waiver of subrogation',
  PRIMARY_NONCONTRIBUTORY: 'Primary and noncontributory',
} as const
export type ProvisionKind = keyof typeof provisionLabels

export const claimsBasisLabels = { OCCURRENCE: 'Occurrence', CLAIMS_MADE: 'Claims-made' } as const
export type ClaimsBasis = keyof typeof claimsBasisLabels

export const aggregatePerLabels = { POLICY: 'Policy', PROJECT: 'Project', LOCATION: 'Location' } as const
export type AggregatePer = keyof typeof aggregatePerLabels

export const coveredAutoLabels = {
  ANY: 'Any auto',
  OWNED: 'Owned autos only',
  SCHEDULED: 'Scheduled autos',
  HIRED: 'Hired autos only',
  NON_OWNED: 'Non-owned autos only',
} as const
export type CoveredAuto = keyof typeof coveredAutoLabels

export const retentionKindLabels = { DEDUCTIBLE: 'Deductible', RETENTION: 'Retention' } as const
export type RetentionKind = keyof typeof retentionKindLabels

export const provisionScopeLabels = { BLANKET: 'Blanket', NAMED: 'A named party' } as const
export type ProvisionScope = keyof typeof provisionScopeLabels

/** A provision as entered in a form. */
export interface StatedProvision {
  readonly kind: ProvisionKind
  /** Blanket: anyone for whom a written contract requires it. */
  readonly scope: ProvisionScope
  /** The named party; null if blanket. */
  readonly partyName: string | null
  /** `CG 20 10 04 13`. */
  readonly formNumber: string
  /** The document of the policy that shows it. */
  readonly sourceFileId: string
}

/** A provision that a user found in the policy's documents. */
export interface ConfirmedProvision extends StatedProvision {
  readonly confirmedBy: string | null
  /** Milliseconds since the epoch. */
  readonly confirmedAt: number
}

/** What certificates state about a policy besides its terms. Null means not specified. */
export interface CertificateFacts {
  readonly provisions: readonly ConfirmedProvision[]
  readonly claimsBasis: ClaimsBasis | null
  /** What the general aggregate limit applies to. */
  readonly aggregatePer: AggregatePer | null
  readonly coveredAutos: readonly CoveredAuto[]
  readonly retentionKind: RetentionKind | null
  /** Cents. */
  readonly retention: number | null
  /** Whether workers' compensation limits are per statute. */
  readonly isPerStatute: boolean | null
  /** Whether proprietors, partners, executive officers or members are excluded from workers' compensation. */
  readonly areProprietorsExcluded: boolean | null
}

export const noCertificateFacts: CertificateFacts = {
  provisions: [],
  claimsBasis: null,
  aggregatePer: null,
  coveredAutos: [],
  retentionKind: null,
  retention: null,
  isPerStatute: null,
  areProprietorsExcluded: null,
}

/** The provisions of this kind that cover a party, such as one for ongoing and one for completed operations; those that name it come first. */
export function provisionsFor(
  provisions: readonly ConfirmedProvision[],
  kind: ProvisionKind,
  name: string,
): ConfirmedProvision[] {
  const ofKind = provisions.filter((provision) => provision.kind === kind)
  const named = ofKind.filter(({ partyName }) => partyName !== null && partyKey(partyName) === partyKey(name))
  return [...named, ...ofKind.filter(({ scope }) => scope === 'BLANKET')]
}

/** Normalizes a party's name for comparison: ignores case, accents and punctuation. */
export function partyKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** A provision on one line: `Additional insured: blanket (CG 20 10 04 13)`. */
export function provisionText({ kind, scope, partyName, formNumber }: StatedProvision): string {
  return `${provisionLabels[kind]}: ${scope === 'BLANKET' ? 'blanket' : (partyName ?? '')} (${formNumber})`
}
