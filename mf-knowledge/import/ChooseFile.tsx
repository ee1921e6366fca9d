import { uploadFile, useNavigate } from '@coverdesk/contract'
import { Button, FileField, Inline, Panel } from '@coverdesk/design-system'
import { Form, RadioGroup } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import type { ImportedList } from './__generated__/ImportPageQuery.graphql.ts'
import { chosenSearch, importVariables } from './importAddress.ts'
import { wordsOf } from './importWords.ts'

export interface ChooseFileProps {
  list: ImportedList
  /** Why the previously chosen file cannot be read. */
  refusal: string | undefined
}

const lists = [
  {
    value: 'ACCOUNTS',
    label: wordsOf('ACCOUNTS').title,
    description: 'Clients and their contacts',
  },
  { value: 'POLICIES', label: wordsOf('POLICIES').title, description: 'For accounts that already exist' },
  {
    value: 'CONTACTS',
    label: wordsOf('CONTACTS').title,
    description: 'People at existing accounts',
  },
] as const

/** The first step: the kind of list, and its file. */
export function ChooseFile({ list, refusal }: ChooseFileProps) {
  const navigate = useNavigate()
  const [isUploading, setIsUploading] = useState(false)

  function handleSubmit(form: FormData) {
    const { list: chosen } = importVariables(`?list=${textOf(form, 'list')}`)
    const search = chosenSearch({ list: chosen, fileId: textOf(form, 'fileId') })
    void navigate(paths.importLists(search))
  }

  return (
    <Panel title="Choose a file">
      <Form onSubmit={handleSubmit}>
        <DialogMessage message={refusal} />
        <RadioGroup label="What the file contains" name="list" options={lists} defaultValue={list} />
        <FileField
          label="File"
          name="fileId"
          isRequired
          accept=".csv,.xlsx"
          description="A CSV file or an Excel workbook. The first sheet is read, and its first row must name the columns."
          upload={uploadFile}
          onPendingChange={setIsUploading}
        />
        <Inline justify="end">
          <Button
            type="submit"
            tone="primary"
            isDisabled={isUploading}
            disabledReason="The file is still uploading."
          >
            Continue
          </Button>
        </Inline>
      </Form>
    </Panel>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
