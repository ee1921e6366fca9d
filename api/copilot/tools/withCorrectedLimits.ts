import { type ContractFinding, type CorrectedLimit, dollars } from '../../knowledge/index.ts'

/** Findings that go by a limit which a person corrected on the policy are judged by the corrected one. */
export function withCorrectedLimits(
  findings: readonly ContractFinding[],
  corrected: readonly CorrectedLimit[],
): readonly ContractFinding[] {
  return findings.map((finding) => {
    const { requirement, evidence } = finding
    const limit = corrected.find(({ sources }) =>
      sources.some(
        ({ page, quote }) =>
          evidence !== null &&
          evidence.page === page &&
          (evidence.quote.includes(quote) || quote.includes(evidence.quote)),
      ),
    )
    if (!limit || requirement.kind !== 'coverage' || requirement.amount === null) return finding
    const status = limit.amount >= requirement.amount ? ('met' as const) : ('not met' as const)
    const reason = `${limit.label} ${dollars(limit.amount)}, as corrected on the policy; its document says otherwise.`
    return { ...finding, status, reason }
  })
}
