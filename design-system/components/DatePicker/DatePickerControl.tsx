import { parseDate, setLocalTimeZone } from '@internationalized/date'
import { type ComponentProps, type KeyboardEvent, use, useEffect, useEffectEvent, useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { DatePicker } from 'react-aria-components/DatePicker'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { shownTimeZone } from '../../formats/timeZone.ts'
import { CalendarIcon } from '../../icons/icons.ts'
import { ClearButton } from '../../private/ClearButton.tsx'
import { classNames } from '../../private/classNames.ts'
import * as shell from '../../private/FieldShell.css.ts'
import type { Field } from '../../private/useField.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { CalendarPopover } from './CalendarPopover.tsx'
import * as styles from './DatePickerControl.css.ts'

// The calendar marks the agency's today.
const timeZone = shownTimeZone()
if (timeZone !== null) setLocalTimeZone(timeZone)

type DateSegmentOf = ComponentProps<typeof DateSegment>['segment']

type DatePickerControlProps = {
  field: Field
  /** `2026-11-20` */
  day: string | null
  /** Called with every complete day, also while typing. */
  onPick: (day: string | null) => void
  onClear: () => void
  /** Called with the segments as they are, `mm/24/2026`, while incomplete, and with null once complete. */
  onUnfinished: (text: string | null) => void
  /** Called on focus, and first of all on blur. */
  onTyping: (isTyping: boolean) => void
  isClearable: boolean
  isDisabled: boolean
  isReadOnly: boolean
  autoFocus: boolean
  /** The field was focused before its code had loaded. */
  onEarlyFocus: () => void
}

/** The segments of a day and its calendar button. */
export function DatePickerControl({
  field,
  day,
  onPick,
  onClear,
  onUnfinished,
  onTyping,
  isClearable,
  isDisabled,
  isReadOnly,
  autoFocus,
}: DatePickerControlProps) {
  const { locale } = useDesignSystem()
  // A new day object at every render would reset a half-typed one.
  const value = useMemo(() => (day === null ? null : parseDate(day)), [day])
  const describedBy = field.ariaProps['aria-describedby']
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        id={field.id}
        aria-labelledby={field.labelId}
        {...(describedBy && { 'aria-describedby': describedBy })}
        value={value}
        onChange={(next) => onPick(next && next.toString())}
        granularity="day"
        shouldForceLeadingZeros
        isInvalid={field.error !== undefined}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        // The caller decides that the user came for this field.
        autoFocus={autoFocus}
        className={styles.picker}
      >
        <Group className={classNames(shell.control, styles.box, isDisabled && styles.disabled)}>
          <div
            className={styles.typed}
            onFocusCapture={() => onTyping(true)}
            onBlurCapture={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) onTyping(false)
            }}
          >
            <DateInput className={styles.segments}>
              {(segment) => (
                <>
                  <DaySegment segment={segment} />
                  {segment.type === 'year' && <UnfinishedDay onChange={onUnfinished} />}
                </>
              )}
            </DateInput>
          </div>
          {isClearable && day !== null && !isDisabled && !isReadOnly && (
            <ClearButton field={field} onClick={onClear} />
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

/** One segment. Backspace clears it entirely: with one digit less it would be a month the user did not choose. */
function DaySegment({ segment }: { segment: DateSegmentOf }) {
  const state = use(DateFieldStateContext)
  const isCleared = (segment.type === 'month' || segment.type === 'day') && segment.text.length > 1

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return
    if (!isCleared || segment.isPlaceholder || state?.isReadOnly) return
    event.preventDefault()
    event.stopPropagation()
    state?.clearSegment(segment.type)
  }

  return (
    <span className={styles.keys} onKeyDownCapture={handleKeyDown}>
      <DateSegment segment={segment} className={styles.segment} />
    </span>
  )
}

/** Reports the segments while they are not a valid day; renders nothing. */
function UnfinishedDay({ onChange }: { onChange: DatePickerControlProps['onUnfinished'] }) {
  const segments = use(DateFieldStateContext)?.segments ?? []
  const text = unfinishedText(segments)
  const report = useEffectEvent(onChange)
  useEffect(() => report(text), [text])
  return null
}

function unfinishedText(segments: readonly DateSegmentOf[]): string | null {
  const parts = segments.filter(({ isEditable }) => isEditable)
  if (parts.every(({ isPlaceholder }) => isPlaceholder)) return null
  const text = segments.map((segment) => segment.text).join('')
  if (parts.some(({ isPlaceholder }) => isPlaceholder)) return text
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.text)
  const [year, month, date] = [numberOf('year'), numberOf('month'), numberOf('day')]
  const day = new Date(Date.UTC(year, month - 1, date))
  // A year of fewer than four digits is still being typed.
  return year >= 1000 && day.getUTCMonth() === month - 1 ? null : text
}
