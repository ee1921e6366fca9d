import { Button, IconButton, Inline, PlusIcon, TextField, TrashIcon } from '@coverdesk/design-system'
import { CurrencyInput, FieldGroup } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import * as styles from './CoverageFields.css.ts'
import { fieldPath, type KnownPolicy } from './knownPolicy.ts'
import { limitWordsOptions } from './policyChoices.ts'
import { usualCoverages } from './usualCoverages.ts'

export interface CoverageFieldsProps {
  path: string
  known: KnownPolicy
  /** The selected line of business; empty if none. */
  line: string
}

interface Coverage {
  key: number
  name: string
  limit: number | null
  limitWords: string | null
  source: string | undefined
  /** Whether the limit currently has an amount. */
  hasLimit: boolean
}

/** The policy's coverages and limits, as shown on certificates. */
export function CoverageFields({ path, known, line }: CoverageFieldsProps) {
  const [edited, setEdited] = useState<readonly Coverage[]>()
  const rows = edited ?? knownRows(known)
  const [isAsking, setAsking] = useState(false)

  function setRows(change: (current: readonly Coverage[]) => readonly Coverage[]) {
    setEdited((current) => change(current ?? knownRows(known)))
  }

  function add(names: readonly string[], keeps: (row: Coverage) => boolean = () => true) {
    setRows((current) => {
      const next = Math.max(-1, ...current.map(({ key }) => key)) + 1
      return [
        ...current.filter(keeps),
        ...names.map((name, at) => ({
          key: next + at,
          name,
          limit: null,
          limitWords: null,
          source: undefined,
          hasLimit: false,
        })),
      ]
    })
  }

  function edit(key: number, change: Partial<Coverage>) {
    setRows((current) => current.map((row) => (row.key === key ? { ...row, ...change } : row)))
  }

  async function addUsual() {
    setAsking(true)
    try {
      const there = new Set(rows.map(({ name }) => name.trim()))
      const names = (await usualCoverages(line)).filter((name) => !there.has(name))
      add(names, ({ name, hasLimit }) => name.trim() !== '' || hasLimit)
    } finally {
      setAsking(false)
    }
  }

  return (
    <FieldGroup
      label="Coverages"
      name={fieldPath(path, 'coverages')}
      description="With their limits, as certificates of insurance show them"
    >
      {rows.map(({ key, name, limit, limitWords, source }, at) => (
        <div key={key} className={styles.row}>
          <TextField
            label={`Coverage ${at + 1}`}
            name={fieldPath(path, `coverages.${at}.name`)}
            autoComplete="off"
            value={name}
            description={source}
            onChange={(typed) => edit(key, { name: typed })}
          />
          <CurrencyInput
            label={`Limit ${at + 1}`}
            name={fieldPath(path, `coverages.${at}.limit`)}
            placeholder="$0.00 or Excluded"
            defaultCents={limit ?? undefined}
            words={limitWordsOptions}
            defaultWords={limitWords}
            onChange={({ cents }) => edit(key, { hasLimit: !Number.isNaN(cents) })}
          />
          <div className={styles.remove}>
            <IconButton
              icon={TrashIcon}
              label={`Remove coverage ${at + 1}`}
              onPress={() => setRows((current) => current.filter((row) => row.key !== key))}
            />
          </div>
        </div>
      ))}
      <Inline>
        <Button icon={PlusIcon} onPress={() => add([''])}>
          Add coverage
        </Button>
        {line !== '' && (
          <Button tone="quiet" isLoading={isAsking} onPress={() => void addUsual()}>
            Add standard coverages
          </Button>
        )}
      </Inline>
    </FieldGroup>
  )
}

function knownRows({ coverages, sources }: KnownPolicy): readonly Coverage[] {
  return coverages.map((coverage, key) => {
    const source = sources?.[`coverages.${key}.limit`]
    return { key, ...coverage, source, hasLimit: true }
  })
}
