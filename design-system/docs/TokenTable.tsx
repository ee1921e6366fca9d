import { Badge } from '../components/Badge/Badge.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { vars } from '../theme/contract.css.ts'
import { tones } from '../theme/tones.ts'
import * as styles from './TokenTable.css.ts'

/** The tokens of one group as they look in the theme that is on. */
export function TokenTable({ group }: { group: 'color' | 'tone' | 'space' }) {
  if (group === 'tone')
    return (
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
    )
  return (
    <Stack space="xs">
      {Object.entries(vars[group]).map(([name, value]) => (
        <Inline key={name} space="m">
          <div
            className={group === 'space' ? styles.bar : styles.swatch}
            style={group === 'space' ? { width: value } : { background: value }}
          />
          <Text isMono size="small">
            {name}
          </Text>
        </Inline>
      ))}
    </Stack>
  )
}
