import { parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { DatePicker } from 'react-aria-components/DatePicker'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { CalendarIcon, XIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import * as shell from '../../private/FieldShell.css.ts'
import type { Field } from '../../private/useField.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { CalendarPopover } from './CalendarPopover.tsx'
import * as styles from './DatePickerControl.css.ts'

type DatePickerControlProps = {
  field: Field
  /** `2026-11-20` */
  day: string | null
  onPick: (day: string | null) => void
  isClearable: boolean
  isDisabled: boolean
  isReadOnly: boolean
  autoFocus: boolean
  /** The field got the focus before its behaviour was there. */
  onEarlyFocus: () => void
}

/** The segments of a day and the button of its calendar. */
export function DatePickerControl({
  field,
  day,
  onPick,
  isClearable,
  isDisabled,
  isReadOnly,
  autoFocus,
}: DatePickerControlProps) {
  const { locale } = useDesignSystem()
  const describedBy = field.ariaProps['aria-describedby']
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        id={field.id}
        aria-labelledby={field.labelId}
        {...(describedBy && { 'aria-describedby': describedBy })}
        value={day === null ? null : parseDate(day)}
        onChange={(next) => onPick(next && next.toString())}
        granularity="day"
        isInvalid={field.error !== undefined}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        // The caller knows that the field is what the person came for.
        autoFocus={autoFocus}
        className={styles.picker}
      >
        <Group className={classNames(shell.control, styles.box, isDisabled && styles.disabled)}>
          <DateInput className={styles.segments}>
            {(segment) => <DateSegment segment={segment} className={styles.segment} />}
          </DateInput>
          {isClearable && day !== null && !isDisabled && !isReadOnly && (
            <button
              type="button"
              id={`${field.id}-clear`}
              aria-label="Clear"
              // A dialog has several of these: each says what it clears.
              aria-labelledby={`${field.id}-clear ${field.labelId}`}
              className={styles.button}
              onClick={() => onPick(null)}
            >
              <Icon icon={XIcon} size="small" />
            </button>
          )}
          <Button className={styles.button}>
            <Icon icon={CalendarIcon} size="small" />
          </Button>
        </Group>
        <CalendarPopover />
      </DatePicker>
    </I18nProvider>
  )
}
