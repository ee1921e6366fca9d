import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './Pagination.tsx'

/**
 * The pages of what has a fixed number of them: a document, a report. Each page has its address, so that it can be sent;
 * a phone shows the place in words.
 *
 * A page that does not exist, as an old address may ask for, shows as the nearest that does.
 *
 * Use **Table** or **LoadMore** for lists of records: colleagues add to them, and what was on page 2 would be on page 3.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves from page to page |
 * | Enter | Opens the page |
 */
const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of the loss run',
    page: 12,
    pageCount: 25,
    hrefOf: (page) => `?page=${page}`,
  },
} satisfies Meta<typeof Pagination>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const FirstPage: Story = { args: { page: 1 } }

export const LastPage: Story = { args: { page: 25 } }

export const FewPages: Story = { args: { page: 2, pageCount: 3 } }

export const Crowded: Story = { args: { page: 6172, pageCount: 12_345 } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
