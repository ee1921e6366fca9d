import { useState } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import * as icons from '../../icons/icons.ts'
import { Board } from './Board.tsx'
import * as styles from './IconGallery.css.ts'

const everyIcon = Object.entries(icons).toSorted(([one], [other]) => one.localeCompare(other))

/** Every icon; a click copies its name. */
export function IconGallery() {
  const [wanted, setWanted] = useState('')
  const [copied, setCopied] = useState('')
  const found = everyIcon.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()))

  function handleCopy(name: string) {
    navigator.clipboard.writeText(name).then(
      () => setCopied(`${name} is on the clipboard.`),
      () => setCopied(`The browser gives no clipboard here; the name is ${name}.`),
    )
  }

  return (
    <Board>
      <Stack space="m">
        <SearchField label="Find an icon" placeholder="Find an icon" value={wanted} onChange={setWanted} />
        <Text size="small" tone="muted">
          <span role="status">{copied === '' ? `${found.length} of ${everyIcon.length}` : copied}</span>
        </Text>
        <ul className={styles.icons}>
          {found.map(([name, icon]) => (
            <li key={name}>
              <button type="button" className={styles.icon} onClick={() => handleCopy(name)}>
                <Icon icon={icon} size="large" />
                <span className={styles.name}>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </Board>
  )
}
