import type { Words } from './certificateCells.ts'
import type { Requirement } from './contractRequirements.ts'

/** Something on a certificate that is not as its source has it. */
export interface Discrepancy {
  readonly field: string
  readonly onCertificate: string
  readonly shouldBe: string
  readonly source: 'policy' | 'contract'
  readonly severity: 'high' | 'medium' | 'low'
  /** The certificate's words; null when it is silent. */
  readonly certificate: Place | null
  /** The source's words; null when its silence is the finding. */
  readonly reference: Place | null
  /** Which of the policies it is of, where the source is one of several. */
  readonly policy?: number
}

export interface Place {
  readonly quote: string
  readonly page: number
}

/** What a certificate shows and its policy has otherwise. */
export function differs(
  field: string,
  shown: Words,
  real: Words,
  {
    severity,
    shouldBe = real.text,
    onCertificate = shown.text,
  }: Pick<Discrepancy, 'severity'> & Partial<Discrepancy>,
): Discrepancy {
  return { field, onCertificate, shouldBe, source: 'policy', severity, certificate: shown, reference: real }
}

/** What a contract asks for and its certificate shows otherwise or not at all. */
export function required(
  field: string,
  { quote, page }: Requirement,
  { shown, ...rest }: { shown: Words | null } & Pick<Discrepancy, 'onCertificate' | 'shouldBe' | 'severity'>,
): Discrepancy {
  return { field, ...rest, source: 'contract', certificate: shown, reference: { quote, page } }
}
