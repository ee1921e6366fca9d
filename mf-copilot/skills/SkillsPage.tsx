import {
  graphql,
  type PageProps,
  usePageTitle,
  usePreloadedQuery,
  useSearchParams,
} from '@coverdesk/contract'
import {
  capitalized,
  Badge,
  ButtonLink,
  EmptyState,
  Heading,
  Link,
  ListFilterIcon,
  Page,
  PageHeader,
  FilterBar,
  Stack,
  Text,
  VisuallyHidden,
} from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { SkillsPageQuery } from './__generated__/SkillsPageQuery.graphql.ts'
import * as styles from './SkillsPage.css.ts'

/** What Cara can do, as declared by its skills and tools. */
export function SkillsPage({ queryRef }: PageProps<SkillsPageQuery>) {
  const { caraSkills, caraTools } = usePreloadedQuery<SkillsPageQuery>(
    graphql`
      query SkillsPageQuery {
        caraSkills {
          name
          title
          description
          makes
          preset
          phrasings
        }
        caraTools {
          name
          title
          description
          needsApproval
        }
      }
    `,
    queryRef,
  )
  const [search, setSearch] = useSearchParams()
  const text = search.get('q') ?? ''
  const wanted = text.trim().toLowerCase()
  const shown = caraSkills.filter(({ title, description, makes, phrasings }) =>
    [title, description, makes, ...phrasings].some((words) => words.toLowerCase().includes(wanted)),
  )
  usePageTitle('What Cara can do')

  return (
    <Page>
      <PageHeader
        title="What Cara can do"
        subtitle="Ask in your own words. Cara picks the skill, works with its tools, and asks before anything leaves the agency."
      />
      <FilterBar
        label="Filter skills"
        placeholder="Start typing to filter..."
        text={text}
        onType={(q) => setSearch(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })}
      />
      <section aria-labelledby="skills-title">
        <Stack space="s">
          <Heading level={2} size="medium" id="skills-title">
            Skills
          </Heading>
          {shown.length === 0 ? (
            <EmptyState
              icon={ListFilterIcon}
              title="No skills found"
              description="No skill matches this filter."
            />
          ) : (
            <ul className={styles.skills}>
              {shown.map(({ name, title, description, makes, preset, phrasings }) => (
                <li key={name} className={styles.skill}>
                  <div className={styles.head}>
                    <Heading level={3} size="small">
                      {inTitleCase(title)}
                    </Heading>
                    {preset !== null && (
                      <ButtonLink href={paths.homePreset(preset)} size="small">
                        Run<VisuallyHidden> {title}</VisuallyHidden>
                      </ButtonLink>
                    )}
                  </div>
                  <Text as="p" tone="muted">
                    {description}
                  </Text>
                  <Text as="p" size="small" tone="muted">
                    <Text size="small" tone="default" weight="medium">
                      You get:
                    </Text>{' '}
                    {makes}
                  </Text>
                  <ul aria-label={`Ways to ask for ${title}`} className={styles.phrasings}>
                    {examples(phrasings).map((phrasing) => (
                      <li key={phrasing}>
                        <Text size="small">
                          <Link href={paths.ask(phrasing)} tone="quiet">
                            “{phrasing}”
                          </Link>
                        </Text>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </section>
      <section aria-labelledby="tools-title">
        <Stack space="s">
          <Heading level={2} size="medium" id="tools-title">
            Tools
          </Heading>
          <ul className={styles.tools}>
            {caraTools.map(({ name, title, description, needsApproval }) => (
              <li key={name} className={styles.tool}>
                <div className={styles.head}>
                  <Text weight="medium">{inTitleCase(title)}</Text>
                  {needsApproval && (
                    <Badge tone="warning" isPlain>
                      Needs approval
                    </Badge>
                  )}
                </div>
                <Text as="p" size="small" tone="muted">
                  {description}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      </section>
    </Page>
  )
}

/** Skills and tools are named like the presets on the home page. */
function inTitleCase(title: string): string {
  return title.replaceAll(/(?<!^)\b(?!(?:a|an|and|for|in|of|or|the|to|with)\b)[a-z]/g, (letter) =>
    letter.toUpperCase(),
  )
}

/** Two example prompts, written as sentences; a word or two would not show how. */
function examples(phrasings: readonly string[]): string[] {
  const whole = phrasings.filter((phrasing) => phrasing.split(' ').length > 2)
  return (whole.length > 1 ? whole : phrasings).slice(0, 2).map((phrasing) => {
    const sentence = capitalized(phrasing)
    return /^(?:are|can|do(?! (?:some|a|the)\b)|does|how|is|what|when|where|which|who)\b.*[^?]$/i.test(
      sentence,
    )
      ? `${sentence}?`
      : sentence
  })
}
