import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts'
import { popover } from '../../private/popover.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './CalendarPopover.css.ts'

/** The calendar below the field, one month at a time. */
export function CalendarPopover() {
  return (
    <Popover placement="bottom start" offset={4} className={popover}>
      <Dialog className={styles.dialog}>
        <Calendar>
          <header className={styles.header}>
            <Button slot="previous" className={styles.turn}>
              <Icon icon={ChevronLeftIcon} />
            </Button>
            <CalendarHeading className={styles.month} />
            <Button slot="next" className={styles.turn}>
              <Icon icon={ChevronRightIcon} />
            </Button>
          </header>
          <CalendarGrid weekdayStyle="short" className={styles.grid}>
            <CalendarGridHeader>
              {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={styles.day} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}
