import type { Block } from '../../../documents/index.ts'
import { excludesWork } from '../../../knowledge/index.ts'
import { requestedProvisions } from '../requestedProvisions.ts'
import { wishIn } from './offerWishes.ts'
import { exclusionsOf, type Offer, valueOf } from './offer.ts'

/** What staff said of the client: the provisions that it needs, and the work that it does. */
export interface ClientNeeds {
  readonly provisions: readonly string[]
  /** Sentences about its work. */
  readonly work: string
}

/** How an offer fits a client. */
export interface Fit {
  readonly included: readonly string[]
  readonly lacking: readonly string[]
  /** What it excludes of the work that the client does. */
  readonly excluded: readonly string[]
}

const perProject = /\b(?:aggregate )?per[- ](?:project|job)\b|\bproject aggregate\b|\bCG ?25 ?03\b/i
const notOfWork = /\bexclu|\b(?:not )?cover(?:s|ed)\b|\?\s*$/i

/** The needs of the client, as the user's messages tell them, oldest first. */
export function clientNeeds(texts: readonly string[]): ClientNeeds {
  const asked = requestedProvisions(texts.toReversed())
  return {
    provisions: [
      ...(asked.completedOperations ? ['Additional insured, completed operations'] : []),
      ...(asked.waiverOfSubrogation ? ['Waiver of subrogation'] : []),
      ...(asked.primaryNoncontributory ? ['Primary and noncontributory'] : []),
      ...(texts.some((text) => perProject.test(text)) ? ['Aggregate per project'] : []),
    ],
    work: texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
      .filter((sentence) => !notOfWork.test(sentence) && wishIn(sentence) === undefined)
      .join(' '),
  }
}

export function fitOf(offer: Offer, { provisions, work }: ClientNeeds): Fit {
  const isIncluded = (label: string) =>
    !/^(?:Not (?:covered|quoted|offered)|None)$/.test(valueOf(offer, { label, key: null }) ?? 'None')
  return {
    included: provisions.filter(isIncluded),
    lacking: provisions.filter((label) => !isIncluded(label)),
    excluded: exclusionsOf(offer).flatMap(({ text }) =>
      !provisions.includes(text) && excludesWork(work, text) ? [text] : [],
    ),
  }
}

/** How far an offer is from what the client needs: 0 where nothing is missing. */
export function distanceOf({ lacking, excluded }: Fit): number {
  return lacking.length + excluded.length
}

/** The needs beside what each offer says of them; nothing where no need was told that an offer speaks of. */
export function needsBlocks(offers: readonly Offer[], needs: ClientNeeds): Block[] {
  const fits = offers.map((offer) => fitOf(offer, needs))
  if (needs.provisions.length === 0 && fits.every(({ excluded }) => excluded.length === 0)) return []
  return [
    { type: 'heading', level: 1, text: 'What you need' },
    {
      type: 'table',
      summary: 'What each option says of your needs and your work',
      columns: [
        { header: 'Your needs', width: 3 },
        ...offers.map(({ label }) => ({ header: offers.length > 1 ? label : 'In the quote', width: 3 })),
      ],
      rows: [
        ...needs.provisions.map((label) => [
          { text: label, isHeader: true as const },
          ...offers.map((offer) => valueOf(offer, { label, key: null }) ?? 'Not mentioned'),
        ]),
        ...(fits.some(({ excluded }) => excluded.length > 0)
          ? [
              [
                { text: 'Excluded of your work', isHeader: true as const },
                ...fits.map(({ excluded }) => excluded.join('\n') || 'Nothing named'),
              ],
            ]
          : []),
      ],
    },
  ]
}
