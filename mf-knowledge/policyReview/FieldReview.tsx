import { graphql, useFragment, useShortcuts, type SourcePlace } from '@coverdesk/contract'
import { ButtonLink, count, Kbd, Panel, SegmentedControl, Text, toast } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { type KeyboardEvent, useRef, useState } from 'react'
import { paths } from '../paths.ts'
import { SourceDocument } from '../sources/SourceDocument.tsx'
import type {
  FieldReview_details$data,
  FieldReview_details$key,
} from './__generated__/FieldReview_details.graphql.ts'
import * as styles from './FieldReview.css.ts'
import { type Review, reviewDetail } from './reviewDetail.ts'
import { ReviewField } from './ReviewField.tsx'

export interface FieldReviewProps {
  policyId: string
  details: FieldReview_details$key
}

type Field = FieldReview_details$data['fields'][number]
type Shown = 'found' | 'all'

/** The extracted fields beside their source document; reviewed by keyboard or mouse. */
export function FieldReview({ policyId, details }: FieldReviewProps) {
  const { fields, conflictCount, differences, mismatches } = useFragment(
    graphql`
      fragment FieldReview_details on PolicyDetails {
        conflictCount
        mismatches {
          fileId
          message
        }
        differences {
          path
        }
        fields {
          path
          status
          citation {
            fileId
            page
            quote
          }
          candidates {
            value
            citation {
              fileId
              page
              quote
            }
          }
          ...ReviewField_field
        }
      }
    `,
    details,
  )
  const [shown, setShown] = useState<Shown>('found')
  const ordered = reviewOrder(fields)
  const listed = shown === 'all' ? ordered : ordered.filter(({ status }) => status !== 'MISSING')
  const [activePath, setActivePath] = useState<string | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  /** The selected value of the active field. */
  const [candidate, setCandidate] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const active = listed.find(({ path }) => path === activePath) ?? listed[0]
  const place = active && sourceOf(active, candidate)
  useShortcuts(
    { j: () => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus() },
    { j: 'Go to the details' },
  )

  function activate(path: string) {
    setActivePath(path)
    setCandidate(0)
  }

  async function decide(field: Field, review: Omit<Review, 'path'>): Promise<string | null> {
    const failure = await reviewDetail(policyId, { path: field.path, ...review })
    if (failure === null) return null
    // A correction shows its error below its field.
    if (review.action !== 'CORRECT') toast.show({ tone: 'danger', title: failure })
    return failure
  }

  function move(by: 1 | -1) {
    if (!active) return
    const next = listed[listed.indexOf(active) + by]
    if (!next) return
    activate(next.path)
    focusRow(next.path)
  }

  function focusRow(path: string) {
    list.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus()
  }

  function closeEditor(path: string) {
    setEditing(null)
    // The keys go on working from the row.
    focusRow(path)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!active || event.metaKey || event.ctrlKey || event.altKey) return
    if (hasOwnKeys(event)) return
    const act = actions[event.key]
    const number = Number(event.key)
    if (act) {
      // What had focus may disappear with the review.
      event.currentTarget.focus()
      act({ field: active, candidate, move, decide, edit: setEditing })
    } else if (number >= 1 && number <= active.candidates.length) setCandidate(number - 1)
    else return
    event.preventDefault()
  }

  return (
    <>
      {mismatches.map(({ fileId, message }) => (
        <Banner key={fileId} tone="warning" title={message}>
          Its values are left out.
        </Banner>
      ))}
      <div className={styles.layout}>
        <Panel
          title={conflictCount > 0 ? `Review details (${count(conflictCount)} to decide)` : 'Review details'}
          isFlush
          actions={
            <>
              <SegmentedControl
                label="Fields"
                value={shown}
                onChange={setShown}
                options={[
                  { value: 'found', label: 'Found' },
                  { value: 'all', label: 'All' },
                ]}
              />
              {differences.length > 0 && (
                <ButtonLink size="small" tone="primary" href={paths.applyDetails(policyId)}>
                  Apply to policy ({count(differences.length)})
                </ButtonLink>
              )}
            </>
          }
        >
          <ul ref={list} aria-label="Policy details" className={styles.fields}>
            {listed.map((field) => (
              <ReviewField
                key={field.path}
                field={field}
                isActive={field === active}
                isEditing={editing === field.path}
                candidate={field === active ? candidate : 0}
                onActivate={() => field !== active && activate(field.path)}
                onCandidate={setCandidate}
                onKeyDown={handleKeyDown}
                onEdit={() => setEditing(field.path)}
                onCloseEditor={() => closeEditor(field.path)}
                onDecide={(review) => decide(field, review)}
              />
            ))}
          </ul>
          <div className={styles.keys}>
            <Text size="caption" tone="muted">
              <Kbd>J</Kbd> start · <Kbd>↑</Kbd> <Kbd>↓</Kbd> move · <Kbd>Enter</Kbd> accept · <Kbd>E</Kbd>{' '}
              change · <Kbd>X</Kbd> clear · <Kbd>U</Kbd> undo
            </Text>
          </div>
        </Panel>
        <div className={styles.source}>
          {place ? (
            <SourceDocument policyId={policyId} place={place} />
          ) : (
            <Panel>
              <Text tone="muted">No document has this value.</Text>
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

/** Whether a key belongs to what has focus within the row: a correction being typed, or Enter on a button. */
function hasOwnKeys({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true
  return target.closest('form') !== null || (key === 'Enter' && target.matches('button:not([aria-pressed])'))
}

interface KeyContext {
  field: Field
  candidate: number
  move: (by: 1 | -1) => void
  decide: (field: Field, review: Omit<Review, 'path'>) => Promise<string | null>
  edit: (path: string) => void
}

const actions: Partial<Record<string, (context: KeyContext) => void>> = {
  ArrowDown: ({ move }) => move(1),
  ArrowUp: ({ move }) => move(-1),
  j: ({ move }) => move(1),
  k: ({ move }) => move(-1),
  Enter({ field, candidate, decide, move }) {
    const value = field.candidates[candidate]?.value
    if (value === undefined) return
    void decide(field, { action: 'ACCEPT', value }).then((failure) => failure === null && move(1))
  },
  e: ({ field, edit }) => edit(field.path),
  x: ({ field, decide }) => void decide(field, { action: 'CLEAR' }),
  u: ({ field, decide }) => void decide(field, { action: 'RESET' }),
}

/** Conflicts first, then found fields in API order, then missing ones. */
function reviewOrder(fields: readonly Field[]): Field[] {
  const rank = ({ status }: Field) => (status === 'CONFLICT' ? 0 : status === 'MISSING' ? 2 : 1)
  return fields.toSorted((one, other) => rank(one) - rank(other))
}

function sourceOf({ candidates, citation }: Field, candidate: number): SourcePlace | null {
  const cited = candidates[candidate]?.citation ?? citation
  if (!cited) return null
  const { fileId, page, quote } = cited
  return { fileId, page, quote }
}
