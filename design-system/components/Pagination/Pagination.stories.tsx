import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './Pagination.tsx'

/**
 * The pages of something with a fixed page count: a document, a report. Each page has its URL, so that it can be shared;
 * a phone shows the position in words.
 *
 * A nonexistent page, as an old URL may request, shows as the nearest existing one.
 *
 * Use **Table** or **LoadMore** for lists of records: new records would move items from page 2 to page 3.
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
