import { graphql, useFragment } from '@coverdesk/contract'
import {
  Button,
  ButtonLink,
  count,
  DownloadIcon,
  Inline,
  Panel,
  Stack,
  Text,
  toast,
} from '@coverdesk/design-system'
import { useState } from 'react'
import { detailText } from '../shared/detailText.ts'
import { SourceDocument } from '../sources/SourceDocument.tsx'
import type {
  ScheduleTables_details$data,
  ScheduleTables_details$key,
} from './__generated__/ScheduleTables_details.graphql.ts'
import { CorrectField } from './CorrectField.tsx'
import { reviewDetail } from './reviewDetail.ts'
import * as styles from './ScheduleTables.css.ts'

type Schedule = ScheduleTables_details$data['schedules'][number]
type ScheduleCell = Schedule['rows'][number]['cells'][number]

export interface ScheduleTablesProps {
  policyId: string
  details: ScheduleTables_details$key
}

/** Vehicles, drivers, locations and other schedules of the documents: checked cell by cell beside their source. */
export function ScheduleTables({ policyId, details }: ScheduleTablesProps) {
  const { schedules } = useFragment(
    graphql`
      fragment ScheduleTables_details on PolicyDetails {
        schedules {
          id
          label
          title
          columns {
            key
            label
            kind
          }
          rows {
            id
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
                page
                quote
              }
            }
          }
        }
      }
    `,
    details,
  )
  return schedules.map((schedule) => (
    <ScheduleTable key={schedule.id} policyId={policyId} schedule={schedule} />
  ))
}

function ScheduleTable({ policyId, schedule }: { policyId: string; schedule: Schedule }) {
  const { id, label, title, columns, rows } = schedule
  const [activePath, setActivePath] = useState<string | null>(null)
  const placed = rows.flatMap(({ cells }) => cells.map((cell, at) => ({ cell, column: columns[at] })))
  const { cell: active, column } = placed.find(({ cell }) => cell.path === activePath) ?? {}
  const name = title || label
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
            <ButtonLink size="small" download href={downloadOf(policyId, id, 'csv')} icon={DownloadIcon}>
              CSV
            </ButtonLink>
            <ButtonLink size="small" download href={downloadOf(policyId, id, 'xlsx')} icon={DownloadIcon}>
              Excel
            </ButtonLink>
          </Inline>
        }
      >
        {/* A region that scrolls has to be reached by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="region" aria-label={name} tabIndex={0} className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map(({ key, label: heading }) => (
                  <th key={key} scope="col" className={styles.heading}>
                    {heading}
                  </th>
                ))}
                <th scope="col" className={styles.heading}>
                  Page
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} className={styles.row}>
                  {row.cells.map((cell, at) => (
                    <td key={cell.path} className={styles.cell}>
                      <button
                        type="button"
                        className={styles.value}
                        aria-label={`${columns[at]?.label}: ${shownIn(cell, columns[at]?.kind)}`}
                        aria-pressed={cell === active}
                        data-corrected={cell.isCorrected || undefined}
                        onClick={() => setActivePath(cell === active ? null : cell.path)}
                      >
                        {shownIn(cell, columns[at]?.kind)}
                      </button>
                    </td>
                  ))}
                  <td className={styles.page}>{row.page}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      {active && column && (
        <div className={styles.source}>
          <Panel title={column.label}>
            <CellReview
              key={active.path}
              policyId={policyId}
              cell={active}
              column={column}
              onClose={() => setActivePath(null)}
            />
          </Panel>
          {active.citation && (
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

interface CellReviewProps {
  policyId: string
  cell: ScheduleCell
  column: Schedule['columns'][number]
  onClose: () => void
}

/** The value of one cell, to correct; what a person enters wins over every later reading. */
function CellReview({ policyId, cell, column, onClose }: CellReviewProps) {
  const { path, text, value, isCorrected, correctedBy } = cell

  async function handleReset() {
    const failure = await reviewDetail(policyId, { path, action: 'RESET' })
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  return (
    <Stack space="s">
      {isCorrected && (
        <Inline justify="between">
          <Text size="small" tone="muted">
            Corrected{correctedBy && ` by ${correctedBy.name}`}. The document says “{text || 'nothing'}”.
          </Text>
          <Button size="small" tone="quiet" onPress={() => void handleReset()}>
            Use the document’s value
          </Button>
        </Inline>
      )}
      <CorrectField
        key={value}
        label={column.label}
        kind={column.kind.toUpperCase()}
        value={value ?? (column.kind === 'text' ? text : '')}
        onSave={(typed) => reviewDetail(policyId, { path, action: 'CORRECT', value: typed })}
        onClose={onClose}
      />
    </Stack>
  )
}

function shownIn({ text, value, isCorrected }: ScheduleCell, kind = 'text'): string {
  const shown = detailText(kind.toUpperCase(), value)
  return (isCorrected ? shown : (shown ?? text)) || '–'
}

function downloadOf(policyId: string, schedule: string, format: 'csv' | 'xlsx'): string {
  return `/exports/schedule.${format}?${new URLSearchParams({ policyId, schedule })}`
}
