/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import preview from './.storybook/preview.tsx'

setProjectAnnotations(preview)

type StoriesFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesFile>('./components/*/*.stories.tsx', { eager: true })

const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries<ComponentType>(composeStories(file)).map(
    ([name, Story]) => [`${path.split('/').at(2)} ${name}`, Story] as const,
  ),
)

// Colours need a real browser, and a story is no whole page.
const rules = {
  'color-contrast': { enabled: false },
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'landmark-one-main': { enabled: false },
}

test.each(stories)('%s has nothing that axe objects to', async (_name, Story) => {
  const { container } = render(<Story />)
  const { violations } = await axe.run(container, { rules })
  cleanup()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})
