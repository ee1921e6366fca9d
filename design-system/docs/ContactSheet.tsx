import { use } from 'react'
import { Stack } from '../components/Stack/Stack.tsx'
import * as styles from './ContactSheet.css.ts'

interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

const index = readIndex()

/** The first state of every component and screen, light beside dark, from the list that Storybook makes of the stories. */
export function ContactSheet() {
  const stories = Object.values(use(index).entries).filter(({ type }) => type === 'story')
  return (
    <Stack space="l">
      {[...Map.groupBy(stories, ({ title }) => title)].map(([title, states]) => {
        const [first] = states.toSorted((a, b) => Number(b.name === 'Ready') - Number(a.name === 'Ready'))
        return first && <Pair key={title} story={first} />
      })}
    </Stack>
  )
}

function Pair({ story: { id, title, name } }: { story: Entry }) {
  return (
    <Stack space="xs">
      <a href={`./?path=/story/${id}`} target="_top">
        {title}
      </a>
      <div className={styles.pair}>
        {['light', 'dark'].map((theme) => (
          <iframe
            key={theme}
            className={styles.picture}
            loading="lazy"
            src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`}
            title={`${title}, ${name}, ${theme}`}
          />
        ))}
      </div>
    </Stack>
  )
}

async function readIndex(): Promise<{ entries: Record<string, Entry> }> {
  const answer = await fetch('index.json')
  return await answer.json()
}
