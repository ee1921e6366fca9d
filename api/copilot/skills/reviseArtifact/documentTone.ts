import type { Block, RichText } from '../../../documents/index.ts'
import type { DocumentChange } from './documentChange.ts'
import { restyled, type Rules, wordings } from './rewording.ts'
import { wordsOf } from './richWords.ts'

/** How a friendlier document ends. */
const invitation = 'Questions? Call or email us any time. We’re glad to go through this with you.'

/** The document in another tone. Tables, lists and quotes say what a source says, so they stay. */
export function documentTone(blocks: readonly Block[], request: string): DocumentChange | null {
  const wanted = wordings.find(({ asks }) => asks.test(request))
  if (!wanted) return null
  const said = wanted.name === 'formal' ? blocks.filter((block) => !isInvitation(block)) : blocks
  const reworded = said.map((block) => inTone(block, wanted.rules))
  const changed =
    wanted.name === 'friendly' && !reworded.some(isInvitation)
      ? withLast(reworded, [{ type: 'paragraph', text: invitation }])
      : reworded
  const isSame = JSON.stringify(changed) === JSON.stringify(blocks)
  return isSame ? null : { note: wanted.note, blocks: changed }
}

/** Adds blocks behind what the document says, before its small print and signatures. */
export function withLast(blocks: readonly Block[], added: readonly Block[]): Block[] {
  const signatures = blocks.findIndex(({ type }) => type === 'signatures')
  const end = signatures < 0 ? blocks.length : signatures
  const last = blocks.slice(0, end).findLastIndex((each) => !isSmallPrint(each))
  return blocks.toSpliced(last + 1, 0, ...added)
}

function isSmallPrint(block: Block): boolean {
  return (
    block.type === 'rule' ||
    block.type === 'space' ||
    (block.type === 'paragraph' && (block.style === 'fine' || block.style === 'small'))
  )
}

function isInvitation(block: Block): boolean {
  return block.type === 'paragraph' && wordsOf(block.text) === invitation
}

function inTone(block: Block, rules: Rules): Block {
  switch (block.type) {
    case 'paragraph':
    case 'callout':
      return { ...block, text: textInTone(block.text, rules) }
    case 'panel':
      return { ...block, blocks: block.blocks.map((each) => inTone(each, rules)) }
    default:
      return block
  }
}

function textInTone(text: RichText, rules: Rules): RichText {
  if (typeof text === 'string') return restyled(text, rules)
  return text.map((run) =>
    typeof run === 'string' ? restyled(run, rules) : { ...run, text: restyled(run.text, rules) },
  )
}
