import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CalendarIcon } from '../../icons/icons.ts'
import { Timeline } from './Timeline.tsx'
import { TimelineItem } from './TimelineItem.tsx'

test('each event shows who, what and when', () => {
  render(
    <Timeline label="Comments and activity">
      <TimelineItem
        actor="Cara"
        icon={CalendarIcon}
        summary="set the due date to Nov 24"
        time="1 day ago"
        dateTime="2026-11-19T15:00:00Z"
      />
      <TimelineItem actor="Priya Raman" time="3 hours ago" dateTime="2026-11-20T12:00:00Z">
        Asked the insured for the address.
      </TimelineItem>
    </Timeline>,
  )
  const items = within(screen.getByRole('list', { name: 'Comments and activity' })).getAllByRole('listitem')
  expect(items[0]?.textContent).toBe('Cara set the due date to Nov 241 day ago')
  expect(items[1]?.textContent).toContain('Asked the insured for the address.')
  expect(screen.getByText('3 hours ago').getAttribute('datetime')).toBe('2026-11-20T12:00:00Z')
})

test('each event has its exact time, and quoted text keeps its own direction', () => {
  render(
    <Timeline label="Comments and activity">
      <TimelineItem
        actor="محمد علي"
        time="1 year ago"
        timeTitle="November 17, 2025 at 10:00 AM"
        dateTime="2025-11-17T15:00:00Z"
      >
        المقاول العام يطلب شهادة تأمين
      </TimelineItem>
    </Timeline>,
  )
  expect(screen.getByText('1 year ago').title).toBe('November 17, 2025 at 10:00 AM')
  expect(screen.getByText('المقاول العام يطلب شهادة تأمين').dir).toBe('auto')
})
