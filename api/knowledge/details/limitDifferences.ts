import { fileKind } from '../../files/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import type { PolicyCoverage } from '../policies/policyCoverage.ts'
import { type Limit, limitText } from '../policies/policyLimit.ts'
import { detailsDifferences } from './detailsDifferences.ts'
import { loadDetails } from './loadDetails.ts'

/** A limit of the record that a policy's documents state otherwise. */
interface LimitDifference {
  readonly coverage: string
  readonly recorded: Limit
  /** What the documents state and where, `$2,000,000 in Declarations.pdf (page 1)`; several if they disagree. */
  readonly stated: readonly string[]
}

/**
 * The coverages of a policy whose limits its documents state otherwise, until a person applies the document's value or
 * corrects the details. A quote settles no limit, and a document that states several has a person look only if none of
 * them is the recorded one.
 */
export async function limitDifferences(
  { agency, clock }: Pick<RequestContext, 'agency' | 'clock'>,
  { id, coverages }: { readonly id: string; readonly coverages: readonly PolicyCoverage[] },
): Promise<LimitDifference[]> {
  const details = await loadDetails(agency, id)
  if (!details) return []
  const disputed = details.fields.filter(({ status }) => status === 'CONFLICT')
  const fields = details.fields.flatMap((reviewed) =>
    reviewed.status === 'CONFLICT'
      ? reviewed.candidates.map(({ value, citation }) => ({ ...reviewed, value, citation }))
      : [reviewed],
  )
  const differences = (await detailsDifferences({ ...details, fields }, null, { agency, clock })).filter(
    ({ path }, _, all) => {
      const readings = disputed.find(({ field }) => field.path === path)?.candidates.length ?? 0
      return all.filter((other) => other.path === path).length >= readings
    },
  )
  return coverages.flatMap(({ name, limit: recorded }) => {
    const stated = differences.flatMap(({ draft, citation }) => {
      const file = citation && agency.table(fileKind).get(citation.fileId)
      return file?.type === 'QUOTE_DOCUMENT'
        ? []
        : (draft.coverages ?? [])
            .filter((coverage) => coverage.name === name && coverage.limit !== recorded)
            .map(
              ({ limit }) =>
                `${limitText(limit)} in ${file ? `${file.name} (page ${citation?.page})` : 'the policy details'}`,
            )
    })
    return stated.length === 0 ? [] : [{ coverage: name, recorded, stated: [...new Set(stated)] }]
  })
}
