import { count } from '../../formats/count.ts'
import {
  longDateTime,
  mediumDate,
  openedAt,
  shortDate,
  shortDateTime,
  shortMonthDay,
} from '../../formats/dates.ts'
import { duration } from '../../formats/duration.ts'
import { fileSize } from '../../formats/fileSize.ts'
import { usd, usdCompact } from '../../formats/money.ts'
import { orDash } from '../../formats/orDash.ts'
import { percent } from '../../formats/percent.ts'
import { relativeTime } from '../../formats/relativeTime.ts'
import { Board } from './Board.tsx'
import * as styles from './MeasureTable.css.ts'

const moment = '2026-11-20T15:42:00'

const formats = [
  { name: 'mediumDate', shown: mediumDate(moment), use: 'A date in a sentence' },
  { name: 'shortDate', shown: shortDate(moment), use: 'A date in a table' },
  { name: 'shortMonthDay', shown: shortMonthDay('2026-11-20T00:00:00Z'), use: 'A due date' },
  { name: 'openedAt', shown: openedAt(moment), use: 'When a request was opened' },
  { name: 'shortDateTime', shown: shortDateTime(moment), use: 'Calls and emails' },
  { name: 'longDateTime', shown: longDateTime(moment), use: 'When a preset was last changed' },
  { name: 'relativeTime', shown: relativeTime(moment, '2026-11-23T15:42:00'), use: 'How long ago' },
  {
    name: 'duration',
    shown: duration('2026-11-20T15:42:00', '2026-11-20T15:45:05'),
    use: 'How long it took',
  },
  { name: 'usd', shown: usd(12_480), use: 'Premiums, to the cent' },
  { name: 'usdCompact', shown: usdCompact(1_000_000), use: 'Limits' },
  { name: 'usd, none', shown: usd(null), use: 'A missing amount' },
  { name: 'percent', shown: percent(0.125), use: 'Rates' },
  { name: 'count', shown: count(12_480), use: 'How many' },
  { name: 'fileSize', shown: fileSize(1_468_006), use: 'Files' },
  { name: 'orDash', shown: orDash(''), use: 'A missing name or text' },
]

/** The output of each format, computed live. */
export function FormatTable() {
  return (
    <Board>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.heading}>Function</th>
            <th className={styles.heading}>Writes</th>
            <th className={styles.heading}>For</th>
          </tr>
        </thead>
        <tbody>
          {formats.map(({ name, shown, use }) => (
            <tr key={name}>
              <th className={styles.name}>{name}</th>
              <td className={styles.length}>{shown}</td>
              <td className={styles.use}>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Board>
  )
}
