import type { Block } from '../../../documents/index.ts'
import { businessPolicyKind } from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'
import { documentsOf } from '../assignInputs.ts'
import type { FoundAccount } from '../letters/letterSubject.ts'
import { filesRead, isOpen, lossClaims } from '../summarizeLosses/lossClaims.ts'
import {
  blocksOf,
  checkNotes,
  claimsSection,
  openSection,
  ratioSection,
  valuationNote,
} from '../summarizeLosses/lossSections.ts'

/** The claims of the loss runs on the account's policies and of those that are attached. */
export async function claimsOnFile(task: Task, account: FoundAccount | null) {
  const attached = task.files.filter(({ type }) => type === 'LOSS_RUN').toReversed()
  const policyIds = account
    ? task.agency
        .table(businessPolicyKind)
        .related('account', account.id)
        .map(({ id }) => id)
    : []
  const stored = await documentsOf(task, policyIds, { types: ['LOSS_RUN'] })
  const files = [...attached, ...stored.filter(({ id }) => attached.every((file) => file.id !== id))]
  if (files.length === 0)
    return {
      open: [],
      blocks: [],
      note: 'No loss run is on file: attach the loss runs to have the claims on the sheet.',
    }
  const runs = await lossClaims(task, files)
  const { claims, cleanLines } = runs
  const isKnown = claims.length > 0 || cleanLines.length > 0
  const texts = [
    valuationNote(runs.valuations, files),
    ...checkNotes(runs),
    ...(claims.length === 0 && isKnown ? [`No claims: “${cleanLines[0]?.quote ?? ''}”`] : []),
  ].filter((text) => text !== '')
  const sections = [claimsSection(runs), ratioSection(runs, task.today), openSection(claims)]
  const names = filesRead(files, runs)
  const blocks: Block[] = [
    { type: 'heading', level: 2, text: 'Claims' },
    ...texts.map((text) => ({ type: 'paragraph' as const, text })),
    ...(claims.length > 0 ? sections.flatMap((section) => (section ? blocksOf(section) : [])) : []),
    ...(isKnown ? [{ type: 'paragraph' as const, style: 'small' as const, text: `From ${names}.` }] : []),
  ]
  return {
    open: claims.filter(isOpen),
    blocks,
    note: [isKnown ? `The claims are from ${names}.` : '', ...checkNotes(runs)].filter(Boolean).join(' '),
  }
}
