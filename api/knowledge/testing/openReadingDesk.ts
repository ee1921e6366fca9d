import PdfKit from 'pdfkit'
import { openWorld } from '../../testing/openWorld.ts'
import type { TestServerOptions } from '../../testing/openTestServer.ts'
import type { Client } from '../../testing/createClient.ts'
import { openAccount } from './openAccount.ts'
import { addCarrier, openPolicy } from './openPolicy.ts'

export type SheetLine =
  | string
  | { readonly heading: string }
  | { readonly label: string; readonly value: string }
  | { readonly columns: readonly string[] }

/** A small PDF: each page a list of lines. */
export async function pdfOf(
  pages: readonly (readonly SheetLine[])[],
  info: Record<string, string> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PdfKit({ size: 'LETTER', margin: 60, autoFirstPage: false, info })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()))
  for (const lines of pages) {
    document.addPage()
    for (const line of lines) {
      if (typeof line === 'string') document.font('Helvetica').fontSize(10).text(line).moveDown(0.6)
      else if ('heading' in line)
        document.font('Helvetica-Bold').fontSize(13).text(line.heading).moveDown(0.5)
      else if ('columns' in line) {
        const { y } = document
        document.font('Helvetica').fontSize(9)
        for (const [at, text] of line.columns.entries()) document.text(text, 60 + at * 125, y)
        document.x = 60
        document.moveDown(0.6)
      } else {
        const { y } = document
        document.font('Helvetica').fontSize(10).text(line.label, 60, y).text(line.value, 320, y)
        document.x = 60
        document.moveDown(0.5)
      }
    }
  }
  document.end()
  await ended
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}

/** The declarations of a roofer's liability policy, an exclusion with its form, and an endorsement that gives back. */
export const rooferPolicy: readonly (readonly SheetLine[])[] = [
  [
    { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
    { label: 'Policy Number:', value: 'GL-4471-20993' },
    { label: 'Named Insured:', value: 'Casco Roofing LLC' },
    { label: 'Mailing Address:', value: '88 Commercial Street, Portland, ME 04101' },
    { label: 'Insurance Company:', value: 'Pine Tree Mutual Insurance Company' },
    { label: 'Policy Period:', value: '03/01/2026 to 03/01/2027' },
    { heading: 'Limits of Insurance' },
    { label: 'Each Occurrence Limit', value: '$1,000,000' },
    { label: 'General Aggregate Limit', value: '$2,000,000' },
    { label: 'Products-Completed Operations Aggregate Limit', value: '$2,000,000' },
    { label: 'Damage to Premises Rented to You Limit', value: '$100,000' },
    { label: 'Medical Expense Limit, any one person', value: '$5,000' },
    { label: 'Total Annual Premium', value: '$8,425.00' },
  ],
  [
    { heading: 'COMMERCIAL GENERAL LIABILITY COVERAGE FORM' },
    { heading: 'Exclusions' },
    'This insurance does not apply to bodily injury or property damage arising out of the use of an open flame or torch on a roof.',
    'This insurance does not apply to bodily injury or property damage arising out of the discharge or escape of pollutants.',
    { heading: 'Conditions' },
    'You must notify us in writing of an occurrence within 30 days after you learn of it.',
  ],
  [
    { heading: 'LIMITED TORCH-DOWN COVERAGE' },
    'This endorsement changes the policy. Please read it carefully.',
    'The exclusion of open flame or torch work does not apply if a fire watch is kept for two hours after the work ends.',
  ],
]

/** An agency with a policy, and files that are read when the jobs run. */
export async function openReadingDesk(options: TestServerOptions = {}) {
  const world = await openWorld(options)
  const { id: accountId } = await openAccount(world.harborline, { detail: { name: 'Casco Roofing LLC' } })
  const carrierId = await addCarrier(world.harborline, { name: 'Atlantic Casualty' })
  const policyId = await openPolicy(world.harborline, { accountId, carrierId })
  const dana = await world.as(world.dana)

  async function upload(
    name: string,
    body: Uint8Array<ArrayBuffer> | string,
    client: Client = dana,
  ): Promise<string> {
    const response = await client.fetch(`/files?name=${encodeURIComponent(name)}`, { method: 'PUT', body })
    return (await response.json()).id
  }

  /** Uploads a document of the policy, and has it read. */
  async function addDocument(name: string, body: Uint8Array<ArrayBuffer> | string): Promise<string> {
    const fileId = await upload(name, body)
    await dana.data(
      `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
      { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } },
    )
    await world.platform.jobs.runDue()
    return fileId
  }

  return {
    ...world,
    accountId,
    policyId,
    client: dana,
    upload,
    addDocument,
  }
}
