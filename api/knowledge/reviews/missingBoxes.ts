import { autosAsked } from '../facts/coverageBasis.ts'
import { type AggregatePer, aggregatePerLabels, type CoveredAuto } from '../policies/certificateFacts.ts'
import { autoWords, type CertificateBoxes } from './certificateBoxes.ts'
import type { Requirement } from './contractRequirements.ts'
import { type Discrepancy, required } from './discrepancy.ts'

/** The boxes for autos and for the aggregate, where the contract asks for more than is ticked. */
export function missingBoxes(boxes: CertificateBoxes, requirement: Requirement): Discrepancy[] {
  const { autos, aggregatePer, has } = boxes
  const asked = requirement.kind === 'coverage' ? autosAsked(requirement.quote) : []
  const kinds = asked.includes('ANY') ? (['ANY'] as const) : asked
  const isShown = (kind: CoveredAuto) =>
    autos !== null &&
    (autos.values.has(kind) ||
      autos.values.has('ANY') ||
      (kind === 'OWNED' && autos.values.has('SCHEDULED')) ||
      // Owned, hired and non-owned autos are all that there are.
      (kind === 'ANY' && (['OWNED', 'HIRED', 'NON_OWNED'] as const).every((each) => autos.values.has(each))))
  const missing = kinds.filter((kind) => !isShown(kind))
  const wantsSeparate =
    requirement.kind === 'coverage'
      ? separateAggregate.flatMap(([kind, pattern]) => (pattern.test(requirement.quote) ? [kind] : []))
      : []
  const lacksSeparate =
    wantsSeparate.length > 0 && !wantsSeparate.some((kind) => aggregatePer?.values.has(kind))
  return [
    ...(missing.length > 0 && (autos || has.autos)
      ? [
          required('Covered autos', requirement, {
            shown: autos?.words ?? null,
            onCertificate: autos ? [...autos.values].map((kind) => autoWords[kind]).join(', ') : 'not shown',
            shouldBe: `${missing.map((kind) => autoWords[kind]).join(', ')} required`,
            severity: 'high',
          }),
        ]
      : []),
    ...(lacksSeparate && (aggregatePer || has.aggregatePer)
      ? [
          required('General aggregate applies per', requirement, {
            shown: aggregatePer?.words ?? null,
            onCertificate: aggregatePer
              ? [...aggregatePer.values].map((kind) => aggregatePerLabels[kind]).join(', ')
              : 'not shown',
            shouldBe: `${wantsSeparate.map((kind) => aggregatePerLabels[kind]).join(' or ')} required`,
            severity: 'high',
          }),
        ]
      : []),
  ]
}

/** How contracts ask for an aggregate of its own for their job. */
const separateAggregate = [
  [
    'PROJECT',
    /\baggregate\b(?!.{0,60}\bproducts?\b).{0,80}\b(?:per|each|(?:separately )?to (?:the|this|each)|for (?:the|this|each)) (?:\w+ )?(?:project|job)\b|\bper[- ]project\b/i,
  ],
  [
    'LOCATION',
    /\baggregate\b.{0,80}\b(?:per|each|(?:separately )?to (?:the|this|each)|for (?:the|this|each)) (?:\w+ )?(?:location|premises)\b|\bper[- ]location\b/i,
  ],
] as const satisfies readonly (readonly [AggregatePer, RegExp])[]
