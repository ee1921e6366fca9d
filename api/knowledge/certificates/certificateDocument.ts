import { provisionKinds } from './partiesAsking.ts'
import { limitText } from '../policies/policyLimit.ts'
import type { Block, Cell, DocumentModel, Picture } from '../../documents/index.ts'
import { dayInWords } from '../../platform/index.ts'
import type { Address } from '../addresses/address.ts'
import { phoneInWords } from '../fields/phoneNumber.ts'
import type { Certificate, CertificateContent } from './certificate.ts'
import { statuteBoxes, typeBlocks } from './certificateLineBlocks.ts'
import { provisionWords, states } from './provisionWords.ts'

const purpose =
  'This certificate informs its holder of the policies listed here and gives the holder no rights under them. It does not affirm, amend, extend or alter the coverage of any policy, and is no contract between the holder and the insurers, their representatives or the producer.'

const coverage =
  'The policies below were issued to the insured for the periods shown. Whatever a contract or other document requires, insurance is as the policies say, with all of their terms, exclusions and conditions; claims paid may have reduced the limits.'

const cancellation =
  'If a policy listed here is cancelled before it expires, notice is given to those, and in the manner, that the policy itself provides. This certificate promises the holder no notice.'

type DocumentPart = Omit<
  Certificate,
  'accountId' | 'policyIds' | 'holderId' | 'fileId' | 'revisionOfId' | 'revisedById'
>

/** A certificate of liability insurance in the agency's own layout, with its logo if it has one. */
export function certificateDocument(certificate: DocumentPart, logo: Picture | null = null): DocumentModel {
  const { number, revision, content, createdAt } = certificate
  const { producer, insured } = content
  return {
    title: `Certificate of liability insurance ${number} for ${insured.name}`,
    language: 'en-US',
    author: producer.name,
    createdAt: new Date(createdAt).toISOString(),
    footer: `${number} · revision ${revision} · ${producer.name}`,
    layout: 'sheet',
    blocks: blocksOf(certificate, logo),
  }
}

function blocksOf(certificate: DocumentPart, logo: Picture | null): Block[] {
  const { content, descriptionOfOperations } = certificate
  // What nobody confirmed is a matter of the agency and its record, not of the holder.
  const stated = provisionKinds.flatMap((kind) =>
    provisionWords(certificate, kind).flatMap(({ text, isStated }) => (isStated ? text : [])),
  )
  return [
    head(certificate, logo),
    { type: 'paragraph', style: 'fine', text: purpose },
    parties(content),
    { type: 'heading', level: 2, text: 'Coverages' },
    { type: 'paragraph', style: 'fine', text: coverage },
    { type: 'overflow', continuation: 'Coverages, continued', content: policies(content) },
    { type: 'heading', level: 2, text: 'Description of operations, locations and vehicles' },
    {
      type: 'overflow',
      continuation: 'Description of operations, locations and vehicles, continued',
      fills: true,
      content: {
        type: 'paragraph',
        text: [descriptionOfOperations ?? [], stated].flat().join('\n') || 'None.',
      },
    },
    foot(certificate),
  ]
}

function head({ number, revision, issuedOn }: DocumentPart, logo: Picture | null): Block {
  return {
    type: 'columns',
    columns: [
      ...(logo ? [{ width: 1, blocks: [logo] }] : []),
      {
        width: logo ? 3 : 4,
        blocks: [{ type: 'heading', level: 1, text: 'Certificate of liability insurance' }],
      },
      {
        width: 1,
        blocks: [
          {
            type: 'fields',
            layout: 'aligned',
            entries: [
              { label: 'Number', value: number },
              { label: 'Revision', value: String(revision) },
              { label: 'Issued', value: dayInWords(issuedOn) },
            ],
          },
        ],
      },
    ],
  }
}

function parties({ producer, insured, insurers }: CertificateContent): Block {
  return {
    type: 'columns',
    columns: [
      {
        width: 1,
        blocks: [
          named('Producer', [
            producer.name,
            ...addressLines(producer.address ?? null),
            producer.licenseNumbers?.length ? `License ${producer.licenseNumbers.join(', ')}` : null,
          ]),
          named('Insured', [
            insured.name,
            insured.dba === null ? null : `doing business as ${insured.dba}`,
            ...addressLines(insured.address),
          ]),
        ],
      },
      {
        width: 1,
        blocks: [
          {
            type: 'table',
            summary: 'Insurers affording coverage',
            columns: [
              { header: 'Insurer', width: 0.7 },
              { header: 'Affording coverage', width: 3.3 },
              { header: 'NAIC', width: 0.9 },
            ],
            rows: insurers.map(({ letter, name, naicNumber }) => [
              { text: letter, isHeader: true },
              name,
              naicNumber ?? '–',
            ]),
          },
          named('Contact', [
            producer.contactName,
            producer.phone ? phoneInWords(producer.phone) : null,
            producer.contactEmail,
          ]),
        ],
      },
    ],
  }
}

function named(heading: string, lines: readonly (string | null)[]): Block {
  const text = lines.filter((line) => line !== null && line !== '').join('\n')
  return {
    type: 'panel',
    blocks: [
      { type: 'heading', level: 2, isQuiet: true, text: heading },
      { type: 'paragraph', text },
    ],
  }
}

function addressLines(address: Address | null): string[] {
  if (!address) return []
  const { line1, line2, city, zone, postalCode } = address
  const state = [zone, postalCode].filter(Boolean).join(' ')
  return [line1, line2, [city, state].filter(Boolean).join(', ')].filter((line): line is string =>
    Boolean(line),
  )
}

function policies({ lines: listed }: CertificateContent): Extract<Block, { type: 'table' }> {
  return {
    type: 'table',
    summary: 'Policies with their coverages and limits',
    columns: [
      { header: 'Ins.', width: 0.55 },
      { header: 'Type of insurance', width: 2.35 },
      { header: 'Addl insd', width: 0.65, align: 'center' },
      { header: 'Subr wvd', width: 0.65, align: 'center' },
      { header: 'Policy number', width: 1.75 },
      { header: 'Effective', width: 1.25 },
      { header: 'Expires', width: 1.25 },
      { header: 'Limits', width: 3.1 },
    ],
    rows: listed.map((line): Cell[] => [
      line.insurer,
      { blocks: typeBlocks(line) },
      line.lineOfBusiness === 'WORKERS_COMPENSATION' ? 'N/A' : states(line, 'ADDITIONAL_INSURED') ? 'Y' : '',
      states(line, 'WAIVER_OF_SUBROGATION') ? 'Y' : '',
      line.policyNumber,
      dayInWords(line.inforceAt),
      dayInWords(line.expiresAt),
      {
        blocks: [
          ...(line.lineOfBusiness === 'WORKERS_COMPENSATION' ? [statuteBoxes(line)] : []),
          {
            type: 'fields',
            layout: 'aligned',
            entries: line.coverages.map(({ name, limit }) => ({ label: name, value: limitText(limit) })),
          },
        ],
      },
    ]),
  }
}

function foot({ holder, content }: DocumentPart): Block {
  const { producer } = content
  return {
    type: 'columns',
    columns: [
      { width: 1, blocks: [named('Certificate holder', [holder.name, ...addressLines(holder.address)])] },
      {
        width: 1,
        blocks: [
          {
            type: 'panel',
            blocks: [
              { type: 'heading', level: 2, isQuiet: true, text: 'Cancellation' },
              { type: 'paragraph', style: 'small', text: cancellation },
            ],
          },
          {
            type: 'panel',
            blocks: [
              { type: 'heading', level: 2, isQuiet: true, text: 'Authorized representative' },
              {
                type: 'paragraph',
                text: producer.representative ?? `${producer.contactName}, ${producer.name}`,
              },
            ],
          },
        ],
      },
    ],
  }
}
