import { graphql, Link, useFragment } from '@coverdesk/contract'
import { Icon, type IconComponent, PlusIcon, SparklesIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { presetIcon } from '../shared/presetIcon.ts'
import type { PresetCards_query$key } from './__generated__/PresetCards_query.graphql.ts'
import * as styles from './HomePage.css.ts'

/** The user's favorite presets, all built-in ones if none is selected, and a card that adds one. */
export function PresetCards({ query }: { query: PresetCards_query$key }) {
  const { workspacePresets, agencyUser } = useFragment(
    graphql`
      fragment PresetCards_query on Query {
        workspacePresets {
          preset
          label
          description
          icon
        }
        agencyUser {
          preferences {
            favoritePresets {
              presets
              customPresets {
                id
                title
                description
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { presets, customPresets } = agencyUser.preferences.favoritePresets
  const builtIn = workspacePresets.filter(({ preset }) => presets.length === 0 || presets.includes(preset))
  return (
    <div className={styles.cards}>
      {builtIn.map(({ preset, label, description, icon }) => (
        <PresetCard
          key={preset}
          href={paths.homePreset(preset)}
          icon={presetIcon(icon)}
          title={label}
          description={description}
        />
      ))}
      {customPresets.map(({ id, title, description }) => (
        <PresetCard
          key={id}
          href={paths.homePreset(id)}
          icon={SparklesIcon}
          title={title}
          description={description}
        />
      ))}
      <PresetCard
        href={paths.newPreset()}
        icon={PlusIcon}
        title="Create Preset"
        description="Save instructions you give often and run them with one click."
      />
    </div>
  )
}

interface PresetCardProps {
  href: string
  icon: IconComponent
  title: string
  description: string
}

function PresetCard({ href, icon, title, description }: PresetCardProps) {
  return (
    <Link to={href} preventScrollReset className={styles.linkedCard}>
      <span className={styles.cardTitle}>
        <span className={styles.cardIcon}>
          <Icon icon={icon} />
        </span>
        {title}
      </span>
      <span className={styles.cardWords}>{description}</span>
    </Link>
  )
}
