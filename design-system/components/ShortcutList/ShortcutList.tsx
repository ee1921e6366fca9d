import { Inline } from '../Inline/Inline.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { item } from './ShortcutList.css.ts'

export type Shortcut = { keys: readonly string[]; label: string }

/** A screen's shortcuts and what each does. */
export function ShortcutList({ shortcuts }: { shortcuts: ReadonlyArray<Shortcut> }) {
  return (
    <dl>
      {shortcuts.map(({ keys, label }) => (
        <div key={label} className={item}>
          <dt>{label}</dt>
          <dd>
            <Inline space="xxs" wrap={false}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Inline>
          </dd>
        </div>
      ))}
    </dl>
  )
}
