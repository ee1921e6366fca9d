import { type FormErrors, graphql, uploadFile, useFetcher, useFragment } from '@coverdesk/contract'
import { Button, FileField, Panel, Stack } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import type { LogoPanel_agency$key } from './__generated__/LogoPanel_agency.graphql.ts'
import * as styles from './settings.css.ts'

const maxBytes = 1024 * 1024

/** The agency's logo, which certificates and generated documents show. A change is saved at once. */
export function LogoPanel({ agency }: { agency: LogoPanel_agency$key }) {
  const { name, logo } = useFragment(
    graphql`
      fragment LogoPanel_agency on Agency {
        name
        logo {
          id
          url
        }
      }
    `,
    agency,
  )
  const fetcher = useFetcher<FormErrors>()
  const isBusy = fetcher.state !== 'idle'

  function save(fileId: string | null) {
    void fetcher.submit(
      { fileId },
      { method: 'post', encType: 'application/json', action: paths.agencyProfile() },
    )
  }

  return (
    <Panel
      title="Logo"
      actions={
        logo && (
          <Button size="small" isLoading={isBusy} onPress={() => save(null)}>
            Remove
          </Button>
        )
      }
    >
      <Stack space="m">
        {logo && (
          <div className={styles.logoFrame}>
            <img className={styles.logo} src={logo.url} alt={`Logo of ${name}`} />
          </div>
        )}
        <FileField
          // A saved logo shows above, not as a file that waits to be sent.
          key={logo?.id}
          label={logo ? 'Replace the logo' : 'Upload a logo'}
          name="fileId"
          description="A PNG or JPEG up to 1 MB and 2,000 pixels. Shown on certificates and documents."
          accept=".png,.jpg,.jpeg"
          maxBytes={maxBytes}
          errorMessage={fetcher.data?.fields[0]?.message}
          upload={async (file, options) => {
            const uploaded = await uploadFile(file, options)
            save(uploaded.id)
            return uploaded
          }}
        />
        <DialogMessage message={fetcher.data?.fields.length ? null : fetcher.data?.message} />
      </Stack>
    </Panel>
  )
}
