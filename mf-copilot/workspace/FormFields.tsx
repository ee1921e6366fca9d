import {
  fieldText,
  graphql,
  Link,
  type SourcePlace,
  sourceSearch,
  useFragment,
  useLocation,
  useSave,
} from '@coverdesk/contract'
import { Button, DASH, Inline, Select, Text, TextArea, TextField } from '@coverdesk/design-system'
import { Form } from '@coverdesk/design-system/forms'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormFields_field$data, FormFields_field$key } from './__generated__/FormFields_field.graphql.ts'
import { saveForm } from './saveForm.ts'
import { shownSections } from './shownSections.ts'
import * as styles from './FormFields.css.ts'

export interface FormFieldsProps {
  artifactId: string
  fields: FormFields_field$key
  /** In place of the table when there are no fields. */
  noneText: string
  onEditing: (isEditing: boolean) => void
}

type Field = FormFields_field$data[number]

/** The fields of a filled form with their sources. A value opens in place; saving builds the PDF again. */
export function FormFields({ artifactId, fields: fieldsKey, noneText, onEditing }: FormFieldsProps) {
  const fields = useFragment(
    graphql`
      fragment FormFields_field on CaraFormField @relay(plural: true) {
        name
        label
        section
        kind
        options {
          value
          label
        }
        value
        shownValue
        source
        isTooLong
        citation {
          fileId
          page
          quote
        }
      }
    `,
    fieldsKey,
  )
  const [open, setOpen] = useState<readonly string[]>([])
  const table = useRef<HTMLTableElement>(null)
  const { isSubmitting, ...form } = useSave(
    (entered) =>
      saveForm(artifactId, {
        values: open.map((name, at) => ({ name, value: fieldText(entered, `values.${at}`) })),
      }),
    handleClose,
  )

  function handleOpen(name: string) {
    setOpen([...open, name])
    onEditing(true)
  }

  function handleClose() {
    const at = fields.findIndex(({ name }) => open.includes(name))
    flushSync(() => {
      setOpen([])
      onEditing(false)
    })
    // The same value, or the next one when a checked value has left the list.
    table.current?.querySelectorAll('button')[at]?.focus()
  }

  function keepEdits(event: KeyboardEvent) {
    if (event.key === 'Escape' && open.length > 0) event.preventDefault()
  }

  if (fields.length === 0)
    return (
      <Text as="p" tone="muted">
        {noneText}
      </Text>
    )

  const sections = shownSections(fields.map(({ label, section }) => ({ label, section })))

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the pane, and would take what was typed along
    <div onKeyDown={keepEdits}>
      <Form label="Fields of the form" isSubmitting={isSubmitting} {...form}>
        <table ref={table} className={styles.table}>
          <thead>
            <tr>
              {['Field', 'Value', 'From'].map((heading) => (
                <th key={heading} scope="col" className={styles.heading}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((field, index) => {
              const { name, label, shownValue, source, isTooLong, citation } = field
              const at = open.indexOf(name)
              return (
                <tr key={name} className={styles.row}>
                  <th scope="row" className={styles.cell}>
                    {label}
                    {sections[index] && (
                      <Text as="div" size="small" tone="muted">
                        {sections[index]}
                      </Text>
                    )}
                  </th>
                  <td className={at >= 0 ? styles.cell : styles.valueCell}>
                    {at >= 0 ? (
                      <ValueField field={field} name={`values.${at}`} />
                    ) : (
                      <button
                        type="button"
                        className={styles.value}
                        aria-label={`${label}: ${shownValue || 'empty'}, edit`}
                        onClick={() => handleOpen(name)}
                      >
                        {shownValue || DASH}
                      </button>
                    )}
                    {isTooLong && at < 0 && (
                      <Text as="div" size="small" tone="muted">
                        Continued in additional remarks
                      </Text>
                    )}
                  </td>
                  <td className={styles.cell}>
                    {citation ? <SourceLink {...citation}>{source}</SourceLink> : source}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {open.length > 0 && (
          <div className={styles.actions}>
            <Inline justify="end">
              <Button onPress={handleClose} isDisabled={isSubmitting}>
                Cancel
              </Button>
              <Button tone="primary" type="submit" isLoading={isSubmitting}>
                Save
              </Button>
            </Inline>
          </div>
        )}
      </Form>
    </div>
  )
}

function SourceLink({ fileId, page, quote, children }: SourcePlace & { children: ReactNode }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: sourceSearch(search, { fileId, page, quote }) }}
      preventScrollReset
      title={quote}
      className={styles.source}
    >
      {children}
    </Link>
  )
}

const boxOptions = [
  { value: '', label: 'Not checked' },
  { value: 'true', label: 'Checked' },
]

function ValueField({ field: { kind, label, options, value }, name }: { field: Field; name: string }) {
  const shared = { label, name, defaultValue: value, isLabelHidden: true, autoFocus: true }
  if (kind === 'CHECKBOX') return <Select {...shared} options={boxOptions} />
  if (kind === 'CHOICE') return <Select {...shared} options={options} placeholder="None" />
  return kind === 'MULTILINE' ? (
    <TextArea {...shared} isAutoGrowing isSubmittedByKey />
  ) : (
    <TextField {...shared} />
  )
}
