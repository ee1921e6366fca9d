import { certificateReview, contractReview } from '../../api/knowledge/index.ts'
import type { ContractFinding } from '../../api/knowledge/reviews/contractFinding.ts'
import type { EvalFolder, EvalPart } from '../evalPart.ts'
import { emptyTally, isSameFinding, isSameQuote, quoteLikeness, scoresOf } from './scoreReviews.ts'

export interface ContractTruth {
  readonly reviewedPolicy: string
  readonly requirements: readonly {
    readonly id: string
    readonly quote: string
    readonly requirement: string
    readonly status: string
    readonly alsoAcceptableStatus?: readonly string[]
    readonly additionalInsured?: boolean
    readonly waiverOfSubrogation?: boolean
    readonly primaryNoncontributory?: boolean
    readonly noticeDays?: number | null
    readonly evidence?: { readonly quote: string } | null
  }[]
}

/** The insurance requirements of contracts, and what the reviewed policy makes of them. */
export const contracts: EvalPart = {
  name: 'contracts',
  resultsKey: 'contracts',
  async run(folder) {
    const tally = emptyTally()
    const misses: string[] = []
    const results: { name: string; requirements: object[] }[] = []
    for (const file of await folder.list('contracts', '.truth.json')) {
      const name = file.replace(/\.truth\.json$/, '')
      const truth: ContractTruth = JSON.parse(await folder.text(`contracts/${file}`))
      const contract = await folder.read(await documentOf(folder, name))
      const policy = await folder.read(`policies/${truth.reviewedPolicy}`)
      const findings = contractReview.run(contract.reading, policy.reading)
      const matched = new Set<number>()
      for (const wanted of truth.requirements) {
        tally.expected++
        const candidates = likeliest(wanted, findings)
        for (const index of candidates) matched.add(index)
        const finding = findingFor(wanted, findings)
        if (!finding) {
          misses.push(`${name} ${wanted.id} not found: ${wanted.quote}`)
          continue
        }
        tally.found++
        tally.judged++
        const isRight =
          finding.status === wanted.status || wanted.alsoAcceptableStatus?.includes(finding.status) === true
        if (isRight) tally.right++
        else
          misses.push(`${name} ${wanted.id} ${finding.status}, should be ${wanted.status}: ${finding.reason}`)
        if (wanted.status === 'not met' && finding.status === 'met') tally.worst++
      }
      tally.answers += findings.length
      tally.extra += findings.length - matched.size
      for (const [index, { requirement }] of findings.entries())
        if (!matched.has(index)) misses.push(`${name} extra: ${requirement.quote}`)
      results.push({
        name,
        requirements: findings.map(({ requirement, status, reason }) => ({
          line: requirement.item?.key ?? 'ALL',
          requirement: requirement.item?.label ?? requirement.kind,
          status,
          reason,
          amount: requirement.amount === null ? null : requirement.amount / 100,
          quote: requirement.quote,
          page: requirement.page,
        })),
      })
    }
    return { results, misses, scores: scoresOf(tally, 'not met called met') }
  },
}

/** The findings on the words of a requirement, the likeliest first. */
function likeliest(
  { quote }: ContractTruth['requirements'][number],
  findings: readonly ContractFinding[],
): number[] {
  return findings
    .flatMap(({ requirement }, index) =>
      isSameQuote(requirement.quote, quote)
        ? [{ index, likeness: quoteLikeness(requirement.quote, quote) }]
        : [],
    )
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ index }) => index)
}

/** The finding that is judged for a requirement: of its kind, if there is one. */
export function findingFor(
  wanted: ContractTruth['requirements'][number],
  findings: readonly ContractFinding[],
): ContractFinding | undefined {
  const candidates = likeliest(wanted, findings)
  const best =
    candidates.find(
      (index) => kindOf(wanted) === null || findings[index]?.requirement.kind === kindOf(wanted),
    ) ?? candidates[0]
  return best === undefined ? undefined : findings[best]
}

function kindOf({
  additionalInsured,
  waiverOfSubrogation,
  primaryNoncontributory,
  noticeDays,
}: ContractTruth['requirements'][number]) {
  if (additionalInsured) return 'additionalInsured'
  if (waiverOfSubrogation) return 'waiver'
  if (primaryNoncontributory) return 'primary'
  return noticeDays ? 'notice' : null
}

export interface CertificateTruth {
  readonly comparedPolicy: string | null
  /** All policies of a certificate that shows several, where the author compared them. */
  readonly comparedPolicies?: readonly string[]
  readonly comparedContract: string | null
  readonly discrepancies: readonly {
    id: string
    field: string
    onCertificate: string
    shouldBe: string
    source: string
    severity: string
  }[]
  /** Findings that a careful reviewer may report or leave out. */
  readonly optional?: CertificateTruth['discrepancies']
  readonly correct: readonly string[]
}

/** The differences between certificates and their sources. */
export const certificates: EvalPart = {
  name: 'certificates',
  resultsKey: 'certificates',
  async run(folder) {
    const tally = emptyTally()
    const misses: string[] = []
    const results: { name: string; discrepancies: object[] }[] = []
    for (const file of await folder.list('certificates', '.truth.json')) {
      const name = file.replace(/\.truth\.json$/, '')
      const truth: CertificateTruth = JSON.parse(await folder.text(`certificates/${file}`))
      const { reading } = await folder.read(`certificates/${name}.pdf`)
      const policies = await Promise.all(
        comparedPolicies(truth).map(async (each) => (await folder.read(`policies/${each}`)).reading),
      )
      const contract = truth.comparedContract
        ? (await folder.read(await documentOf(folder, truth.comparedContract))).reading
        : null
      const review = certificateReview.run(reading, { policies, contract })
      const notices = [...review.missingLines, ...review.renewals]
      // Whether a line that is on no certificate, or a renewal to come, is an error of this one is told by the authors either way.
      const isListed = (line: (typeof notices)[number]) =>
        [...truth.discrepancies, ...(truth.optional ?? [])].some(
          (wanted) => line.source === wanted.source && isSameFinding(line, wanted),
        )
      const discrepancies = [...review.discrepancies, ...notices.filter(isListed)]
      const matched = new Set<number>()
      for (const wanted of truth.discrepancies) {
        tally.expected++
        const index = discrepancies.findIndex(
          (each, at) => !matched.has(at) && each.source === wanted.source && isSameFinding(each, wanted),
        )
        if (index < 0) {
          misses.push(
            `${name} ${wanted.id} not found: ${wanted.field}: ${wanted.onCertificate}, should be ${wanted.shouldBe}`,
          )
          continue
        }
        matched.add(index)
        tally.found++
      }
      for (const wanted of truth.optional ?? []) {
        const index = discrepancies.findIndex((each, at) => !matched.has(at) && isSameFinding(each, wanted))
        if (index >= 0) matched.add(index)
      }
      tally.answers += discrepancies.length
      tally.extra += discrepancies.length - matched.size
      for (const [index, each] of discrepancies.entries())
        if (!matched.has(index))
          misses.push(`${name} extra: ${each.field}: ${each.onCertificate}, should be ${each.shouldBe}`)
      results.push({
        name,
        discrepancies: discrepancies.map(({ field, onCertificate, shouldBe, source }) => ({
          field,
          onCertificate,
          shouldBe,
          source,
        })),
      })
    }
    return {
      results,
      misses,
      scores: scoresOf(tally, 'of none judged').filter(
        ({ metric }) => metric !== 'right' && metric !== 'of none judged',
      ),
    }
  },
}

function comparedPolicies({
  comparedPolicies: all,
  comparedPolicy: only,
}: CertificateTruth): readonly string[] {
  return all ?? (only === null ? [] : [only])
}

async function documentOf(folder: EvalFolder, name: string): Promise<string> {
  const isWord = (await folder.list('contracts', '.docx')).includes(`${name}.docx`)
  return `contracts/${name}.${isWord ? 'docx' : 'pdf'}`
}
