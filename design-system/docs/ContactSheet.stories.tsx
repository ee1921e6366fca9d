/// <reference types="vite/client" />
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import { createElement, type ReactNode } from 'react'
import { Text } from '../components/Text/Text.tsx'
import * as styles from './ContactSheet.css.ts'

type StoriesFile = Parameters<typeof composeStories>[0]

interface Composed {
  (props: object): ReactNode
  parameters: { docs?: { story?: { inline?: boolean } } }
}

/** A story's entry in Storybook's index. */
interface Entry {
  id: string
  name: string
  importPath: string
}

const files = import.meta.glob<StoriesFile>('../components/*/*.stories.tsx', { eager: true })

/** The first state of every component on one page, in the toolbar's theme. */
const meta: Meta = {
  title: 'Theming/All components',
  // Each is checked on its own page; together they are not a valid page.
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'fullscreen' },
}

export default meta

export const All: StoryObj = {
  loaders: [
    async () => {
      const answer = await fetch('index.json')
      const { entries }: { entries: Record<string, Entry> } = await answer.json()
      return { entries: Object.values(entries) }
    },
  ],
  render: (_, { globals, loaded }) => (
    <div className={styles.sheet}>
      {Object.entries(files).map(([file, stories]) => (
        <Specimen
          key={file}
          name={file.split('/')[2] ?? file}
          story={firstStory(stories)}
          address={`${addressOf(loaded['entries'], file)}&globals=${globalsOf(globals)}`}
        />
      ))}
    </div>
  ),
}

interface SpecimenProps {
  name: string
  story: Composed
  /** The URL of the story's own page, if any. */
  address: string
}

function Specimen({ name, story, address }: SpecimenProps) {
  // Overlays are shown in their own frame.
  const isPage = story.parameters.docs?.story?.inline === false
  return (
    <figure className={styles.specimen}>
      <figcaption>
        <Text size="small" tone="muted">
          {name}
        </Text>
      </figcaption>
      {isPage ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, of our own origin
        <iframe className={styles.page} loading="lazy" src={address} title={name} />
      ) : (
        <div className={styles.picture} inert>
          {createElement(story)}
        </div>
      )}
    </figure>
  )
}

function globalsOf(globals: Record<string, unknown>): string {
  return ['theme', 'density', 'direction', 'motion']
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';')
}

function firstStory(stories: StoriesFile): Composed {
  const composed = composeStories(stories) as Record<string, Composed>
  const first = composed['Ready'] ?? Object.values(composed)[0]
  if (!first) throw new Error('A file of stories has none.')
  return first
}

function addressOf(entries: Entry[], file: string): string {
  const own = entries.filter(({ importPath }) => importPath.endsWith(file.slice(2)))
  const first = own.find(({ name }) => name === 'Ready') ?? own.find(({ name }) => name !== 'Docs')
  return `iframe.html?id=${first?.id}&viewMode=story`
}
