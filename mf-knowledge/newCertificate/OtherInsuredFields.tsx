import { Button, IconButton, PlusIcon, TextField, TrashIcon } from '@coverdesk/design-system'
import { FieldGroup } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import * as styles from './OtherInsuredFields.css.ts'

/** The additional insureds besides the holder, each in a field of its own. */
export function OtherInsuredFields({ known }: { known: readonly string[] }) {
  const [rows, setRows] = useState(() => known.map((name, key) => ({ key, name })))
  // Focus goes to a field that was just added, not to those of an opened form.
  const [added, setAdded] = useState<number | null>(null)

  function add() {
    const key = (rows.at(-1)?.key ?? -1) + 1
    setRows([...rows, { key, name: '' }])
    setAdded(key)
  }

  return (
    <FieldGroup
      label="Other additional insureds"
      name="otherAdditionalInsureds"
      description="For example, the owner and the general contractor. A requested waiver or primary wording applies to them, too."
      space="xs"
    >
      {rows.map(({ key, name }, at) => (
        <div key={key} className={styles.row}>
          <TextField
            label={`Additional insured ${at + 1}`}
            isLabelHidden
            name={`otherAdditionalInsureds.${at}`}
            placeholder="Name, as it should be printed"
            autoComplete="off"
            autoFocus={key === added}
            defaultValue={name}
          />
          <IconButton
            icon={TrashIcon}
            label={`Remove additional insured ${at + 1}`}
            onPress={() => setRows((current) => current.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      <div>
        <Button size="small" icon={PlusIcon} onPress={add}>
          Add additional insured
        </Button>
      </div>
    </FieldGroup>
  )
}
