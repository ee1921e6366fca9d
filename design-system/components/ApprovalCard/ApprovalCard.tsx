import { type RefObject, useRef, useState } from 'react'
import { ArrowUpIcon } from '../../icons/icons.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { DescriptionItem } from '../DescriptionList/DescriptionItem.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Form } from '../Form/Form.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './ApprovalCard.css.ts'
import { type Finding, Findings } from './Findings.tsx'
import { type LetterErrors, LetterForm, type LetterText, textOf } from './LetterForm.tsx'

export interface ApprovalCardProps {
  /** What would happen, in one sentence. */
  title: string
  /** The title's heading level; 3 by default. */
  headingLevel?: 2 | 3
  /** Unknown states show as they are. */
  state: string
  /** Exactly what would be approved. Lines labeled Warning show as banners at the top. */
  preview: ReadonlyArray<{
    readonly label: string
    readonly value: string
    /** Where the user resolves it. */
    readonly link?: { readonly label: string; readonly href: string } | undefined
  }>
  /** What the user confirms in a dialog before approving. */
  confirmation?: string | null | undefined
  /** The outcome. */
  result?: string | null | undefined
  /** Shown beside the buttons while pending: when the approval expires. Shown instead of them later: who decided. */
  note?: string | null | undefined
  /** What documents show and nobody has confirmed; confirming it changes what would be approved. */
  findings?: readonly Finding[] | undefined
  /** Where the record it creates can be edited first: "Edit certificate". */
  editLink?: { readonly label: string; readonly href: string } | null | undefined
  canDecide: { readonly isAllowed: boolean; readonly reason?: string | null }
  /** Where approving must wait though declining need not; the same as `canDecide` by default. */
  canApprove?: { readonly isAllowed: boolean; readonly reason?: string | null } | undefined
  /** The email it sends, whose text can be changed first; needs `onEdit`. */
  letter?: LetterText | null | undefined
  /** Resolves with the errors, or with null once the new text is saved. */
  onEdit?: (text: LetterText) => Promise<LetterErrors | null>
  /** Resolves once the decision is saved; the buttons are busy until then. */
  onApprove: () => Promise<void>
  onDecline: (reason: string | null) => Promise<void>
}

/** A pending approval: what would happen, and Approve or Decline. */
export function ApprovalCard(props: ApprovalCardProps) {
  const { title, headingLevel = 3, state, preview, findings = [], result, note, letter, onEdit } = props
  const [isEditing, setIsEditing] = useState(false)
  const isPending = state === 'PENDING'
  const lines = isPending ? preview.filter((line) => !isWarning(line)) : preview
  const firstNote = useRef<HTMLDivElement>(null)
  const warnings = isPending ? preview.filter(isWarning) : []
  const { tone, label } = looks[state] ?? { tone: 'neutral', label: state }
  return (
    <section aria-label={title} className={isPending ? styles.pendingCard : styles.card}>
      <Stack space="s">
        <Inline justify="between" align="start">
          <Heading level={headingLevel} size="small">
            {title}
          </Heading>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        <Stack space="s">
          {warnings.map(({ value }, at) => (
            <div key={value} ref={at === 0 ? firstNote : undefined} tabIndex={-1}>
              <Banner tone="warning" title={value} />
            </div>
          ))}
          {isPending && findings.length > 0 && <Findings findings={findings} />}
          {isPending && isEditing && letter && onEdit ? (
            <LetterForm letter={letter} onSave={onEdit} onClose={() => setIsEditing(false)} />
          ) : (
            <Preview lines={lines} firstNote={warnings.length === 0 ? firstNote : null} />
          )}
          {result != null && (
            <Text as="p" size="small" tone={state === 'FAILED' ? 'danger' : 'muted'}>
              {result}
            </Text>
          )}
          {isPending && !isEditing && (
            <div className={styles.decision}>
              <Decision
                {...props}
                firstNote={firstNote}
                onEditing={letter && onEdit ? () => setIsEditing(true) : undefined}
              />
            </div>
          )}
          {!isPending && <Note text={note} />}
        </Stack>
      </Stack>
    </section>
  )
}

function isNote({ label }: ApprovalCardProps['preview'][number]): boolean {
  return label === 'Note'
}

function isWarning({ label }: ApprovalCardProps['preview'][number]): boolean {
  return label === 'Warning'
}

interface PreviewProps {
  lines: ApprovalCardProps['preview']
  /** Set to the first note; null if a warning comes before it. */
  firstNote: RefObject<HTMLDivElement | null> | null
}

function Preview({ lines, firstNote }: PreviewProps) {
  const first = lines.findIndex(isNote)
  return (
    <DescriptionList>
      {lines.map((line, index) => (
        <DescriptionItem key={index} label={line.label}>
          {index === first && firstNote ? (
            <div ref={firstNote} tabIndex={-1}>
              <LineText {...line} />
            </div>
          ) : (
            <LineText {...line} />
          )}
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}

function LineText({ value, link }: ApprovalCardProps['preview'][number]) {
  return (
    <Text hasLineBreaks>
      {value}
      {link && (
        <>
          {' '}
          <Link href={link.href}>{link.label}</Link>
        </>
      )}
    </Text>
  )
}

function Note({ text }: { text: ApprovalCardProps['note'] }) {
  if (!text) return null
  return (
    <Text size="small" tone="muted">
      {text}
    </Text>
  )
}

function Decision({
  preview,
  note,
  canDecide,
  canApprove = canDecide,
  confirmation,
  editLink,
  onEditing,
  onApprove,
  onDecline,
  firstNote,
}: ApprovalCardProps & {
  onEditing: (() => void) | undefined
  firstNote: RefObject<HTMLDivElement | null>
}) {
  const [isAsking, setIsAsking] = useState(false)
  const [isDeclining, setIsDeclining] = useState(false)
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null)
  const notes = preview.filter((line) => isWarning(line) || isNote(line)).length
  const mustWait = canDecide.isAllowed && !canApprove.isAllowed && canApprove.reason

  async function decide(next: 'approve' | 'decline', reason: string | null = null) {
    setDecision(next)
    await (next === 'approve' ? onApprove() : onDecline(reason))
    setDecision(null)
    setIsAsking(false)
  }

  if (isDeclining)
    return (
      <Form
        label="Decline"
        space="s"
        isSubmitting={decision !== null}
        onSubmit={(values) => void decide('decline', textOf(values, 'reason').trim() || null)}
      >
        <TextField label="Reason" name="reason" autoFocus description="Optional. Your colleagues see it." />
        <Inline justify="end">
          <Button isDisabled={decision !== null} onPress={() => setIsDeclining(false)}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" isLoading={decision !== null}>
            Decline
          </Button>
        </Inline>
      </Form>
    )

  return (
    <Stack space="xs">
      {mustWait && <Banner tone="warning" title={mustWait} />}
      {notes > 0 && (
        <Inline justify="end">
          <Button
            size="small"
            tone="quiet"
            icon={ArrowUpIcon}
            onPress={() => {
              firstNote.current?.scrollIntoView({ block: 'center' })
              firstNote.current?.focus({ preventScroll: true })
            }}
          >
            {notes === 1 ? '1 note above' : `${notes} notes above`}
          </Button>
        </Inline>
      )}
      <Inline justify="between">
        <Note text={note} />
        <Inline>
          <Button
            isDisabled={!canDecide.isAllowed || decision === 'approve'}
            disabledReason={canDecide.reason}
            onPress={() => setIsDeclining(true)}
          >
            Decline
          </Button>
          {onEditing && (
            <Button isDisabled={!canDecide.isAllowed || decision !== null} onPress={onEditing}>
              {editLink ? 'Edit email' : 'Edit'}
            </Button>
          )}
          {editLink && canDecide.isAllowed && <ButtonLink href={editLink.href}>{editLink.label}</ButtonLink>}
          <Button
            tone="primary"
            isLoading={decision === 'approve'}
            isDisabled={!canApprove.isAllowed}
            disabledReason={canApprove.reason}
            onPress={() => (confirmation ? setIsAsking(true) : void decide('approve'))}
          >
            Approve
          </Button>
        </Inline>
      </Inline>
      <ConfirmDialog
        title="Send Documents"
        description={`${confirmation ?? ''} Send the documents there anyway?`}
        confirmLabel="Send anyway"
        isOpen={isAsking}
        isBusy={decision === 'approve'}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void decide('approve')}
      />
    </Stack>
  )
}

const looks: Readonly<
  Record<string, { tone: 'warning' | 'info' | 'neutral' | 'success' | 'danger'; label: string }>
> = {
  PENDING: { tone: 'warning', label: 'Waiting for approval' },
  APPROVED: { tone: 'info', label: 'Approved' },
  DECLINED: { tone: 'neutral', label: 'Declined' },
  EXPIRED: { tone: 'neutral', label: 'Expired' },
  WITHDRAWN: { tone: 'neutral', label: 'Withdrawn' },
  DONE: { tone: 'success', label: 'Done' },
  FAILED: { tone: 'danger', label: 'Failed' },
}
