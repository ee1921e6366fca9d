import { graphql, useFragment } from '@coverdesk/contract'
import { count, Panel, Text } from '@coverdesk/design-system'
import { detailText } from '../shared/detailText.ts'
import type { ScheduleTables_details$key } from './__generated__/ScheduleTables_details.graphql.ts'
import * as styles from './ScheduleTables.css.ts'

/** Vehicles, drivers, locations and other schedules of the documents, as rows. */
export function ScheduleTables({ details }: { details: ScheduleTables_details$key }) {
  const { schedules } = useFragment(
    graphql`
      fragment ScheduleTables_details on PolicyDetails {
        schedules {
          label
          title
          columns {
            key
            label
            kind
          }
          rows {
            page
            cells {
              text
              value
            }
          }
        }
      }
    `,
    details,
  )
  return schedules.map(({ label, title, columns, rows }, index) => (
    // Two schedules of one document may have the same title.
    <Panel
      key={`${title} ${index}`}
      title={title || label}
      isFlush
      actions={
        <Text size="small" tone="muted">
          {count(rows.length)} {rows.length === 1 ? 'row' : 'rows'}
        </Text>
      }
    >
      {/* A region that scrolls has to be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={title || label} tabIndex={0} className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={styles.heading}>
                  {column.label}
                </th>
              ))}
              <th scope="col" className={styles.heading}>
                Page
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ page, cells }, row) => (
              // Rows have no ids, and never change places.
              <tr key={row}>
                {columns.map((column, at) => (
                  <td key={column.key} className={styles.cell}>
                    {detailText(column.kind.toUpperCase(), cells[at]?.value) ?? cells[at]?.text}
                  </td>
                ))}
                <td className={styles.cell}>{page}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  ))
}
