import { graphql, useFragment } from '@coverdesk/contract'
import { Button, count, Inline, Panel, Stack, Text, toast } from '@coverdesk/design-system'
import { WideTable } from '@coverdesk/design-system/data'
import { type ReactNode, useRef, useState } from 'react'
import { CorrectField } from '../policyReview/CorrectField.tsx'
import { detailText } from '../shared/detailText.ts'
import { SourceDocument } from '../sources/SourceDocument.tsx'
import type {
  ScheduleTable_schedule$data,
  ScheduleTable_schedule$key,
} from './__generated__/ScheduleTable_schedule.graphql.ts'
import * as styles from './ScheduleTable.css.ts'

export interface ScheduleTableProps {
  policyId: string
  schedule: ScheduleTable_schedule$key
  /** Beside the title. */
  actions: ReactNode
  /** Enters another value, or with null restores the printed one; returns the error, or null. */
  onCorrect: (path: string, value: string | null) => Promise<string | null>
  /** Removes a row; without it rows cannot be removed. */
  onRemoveRow?: (row: string) => Promise<string | null>
}

type Row = ScheduleTable_schedule$data['rows'][number]
type Cell = Row['cells'][number]
type Column = ScheduleTable_schedule$data['columns'][number]

/** Fleets have hundreds of rows; the first ones are enough for an overview. */
const firstRows = 50

/** A schedule, reviewed cell by cell beside its source document. */
export function ScheduleTable({ policyId, schedule, actions, onCorrect, onRemoveRow }: ScheduleTableProps) {
  const {
    name: ownName,
    label,
    title,
    columns,
    rows,
  } = useFragment(
    graphql`
      fragment ScheduleTable_schedule on PolicySchedule {
        name
        label
        title
        columns {
          key
          label
          kind
        }
        rows {
          id
          key
          page
          cells {
            path
            text
            value
            isCorrected
            correctedBy {
              name
            }
            citation {
              fileId
              fileName
              page
              quote
            }
          }
        }
      }
    `,
    schedule,
  )
  const [activePath, setActivePath] = useState<string | null>(null)
  const [isWhole, setIsWhole] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const shown = isWhole ? rows : rows.slice(0, firstRows)
  const placed = rows.flatMap((row) => row.cells.map((cell, at) => ({ row, cell, column: columns[at] })))
  const { row, cell: active, column } = placed.find(({ cell }) => cell.path === activePath) ?? {}
  const name = title || label

  function handleClose() {
    table.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    setActivePath(null)
  }

  return (
    <div className={active ? styles.layout : undefined}>
      <Panel
        title={name}
        isFlush
        actions={
          <Inline space="xs">
            <Text size="small" tone="muted">
              {count(rows.length)} {rows.length === 1 ? 'row' : 'rows'}
            </Text>
            {actions}
          </Inline>
        }
      >
        <WideTable ref={showIfLinked} id={scheduleAnchor(ownName)} label={`Rows of ${name}`}>
          <table ref={table} className={styles.table}>
            <thead>
              <tr>
                {columns.map(({ key, label: heading, kind }) => (
                  <th key={key} scope="col" data-kind={kind} className={styles.heading}>
                    {heading}
                  </th>
                ))}
                <th scope="col" className={styles.heading}>
                  Page
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, page, cells }) => (
                <tr key={id} className={styles.row}>
                  {cells.map((cell, at) => (
                    <td key={cell.path} className={styles.cell}>
                      <button
                        type="button"
                        className={styles.value}
                        aria-label={`${columns[at]?.label}: ${shownIn(cell, columns[at]?.kind)}`}
                        aria-pressed={cell === active}
                        data-kind={columns[at]?.kind}
                        data-corrected={cell.isCorrected || undefined}
                        onClick={() => setActivePath(cell === active ? null : cell.path)}
                      >
                        {shownIn(cell, columns[at]?.kind)}
                      </button>
                    </td>
                  ))}
                  <td className={styles.page}>{page}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
        {shown.length < rows.length && (
          <div className={styles.more}>
            <Button size="small" tone="quiet" onPress={() => setIsWhole(true)}>
              Show all {count(rows.length)} rows
            </Button>
          </div>
        )}
      </Panel>
      {row && active && column && (
        <div className={styles.source}>
          <Panel>
            <CellReview
              key={active.path}
              cell={active}
              column={column}
              onCorrect={onCorrect}
              onRemoveRow={onRemoveRow && (() => onRemoveRow(row.key))}
              onClose={handleClose}
            />
          </Panel>
          {/* Of a document that was deleted since, only the words remain. */}
          {active.citation && active.citation.fileName !== '' && (
            <SourceDocument
              policyId={policyId}
              place={{
                fileId: active.citation.fileId,
                page: active.citation.page,
                quote: active.citation.quote,
              }}
            />
          )}
        </div>
      )}
    </div>
  )
}

/** Where a link finds the schedule on its page. */
export function scheduleAnchor(name: string): string {
  return `schedule-${name}`
}

/** The table a link names arrives after its page: the browser has looked for it by then. */
function showIfLinked(region: HTMLElement | null) {
  if (region === null || location.hash !== `#${region.id}`) return
  region.scrollIntoView({ block: 'center' })
  region.focus({ preventScroll: true })
}

interface CellReviewProps {
  cell: Cell
  column: Column
  onCorrect: ScheduleTableProps['onCorrect']
  onRemoveRow: (() => Promise<string | null>) | undefined
  onClose: () => void
}

/** Corrects the value of a cell; a value a user entered overrides every later extraction. */
function CellReview({ cell, column, onCorrect, onRemoveRow, onClose }: CellReviewProps) {
  const { path, text, value, isCorrected, correctedBy } = cell

  async function handle(act: () => Promise<string | null>) {
    const failure = await act()
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  return (
    <Stack space="s">
      {isCorrected && (
        <Inline justify="between">
          <Text size="small" tone="muted">
            Corrected{correctedBy && ` by ${correctedBy.name}`}. The document says “{text || 'nothing'}”.
          </Text>
          <Button size="small" tone="quiet" onPress={() => void handle(() => onCorrect(path, null))}>
            Use the document’s value
          </Button>
        </Inline>
      )}
      <CorrectField
        key={value}
        label={column.label}
        kind={column.kind.toUpperCase()}
        value={value ?? (column.kind === 'text' ? text : '')}
        onSave={(typed) => onCorrect(path, typed)}
        onClose={onClose}
      />
      {onRemoveRow && (
        <Inline>
          <Button size="small" tone="quiet" onPress={() => void handle(onRemoveRow)}>
            Remove this row
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function shownIn({ text, value, isCorrected }: Cell, kind = 'text'): string {
  const shown = detailText(kind.toUpperCase(), value)
  return (isCorrected ? shown : (shown ?? text)) || '–'
}
