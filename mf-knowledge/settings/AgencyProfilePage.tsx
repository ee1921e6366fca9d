import { type FormErrors, graphql, type PageProps, useFetcher, usePreloadedQuery } from '@coverdesk/contract'
import { Button, Inline, Panel, Stack, TextArea, TextField } from '@coverdesk/design-system'
import { Form, AddressField, PhoneField } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { FieldPair } from '../shared/FieldPair.tsx'
import { nestedValues } from '../shared/nestedValues.ts'
import type {
  AgencyProfilePageQuery,
  AgencyProfilePageQuery$data,
} from './__generated__/AgencyProfilePageQuery.graphql.ts'
import { LogoPanel } from './LogoPanel.tsx'
import * as styles from './settings.css.ts'

/** What certificates and documents say about the agency. */
export function AgencyProfilePage({ queryRef }: PageProps<AgencyProfilePageQuery>) {
  const { agencyUser } = usePreloadedQuery<AgencyProfilePageQuery>(
    graphql`
      query AgencyProfilePageQuery {
        agencyUser {
          agency {
            name
            ...LogoPanel_agency
            profile {
              address {
                line1
                line2
                city
                zone
                postalCode
              }
              phone
              contactName
              licenseNumbers
              signatureName
              accent
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { name, profile } = agencyUser.agency
  const fetcher = useFetcher<FormErrors>()
  const isSubmitting = fetcher.state !== 'idle'

  function handleSubmit(form: FormData) {
    const { licenseNumbers, ...values } = nestedValues(form)
    const numbers = typeof licenseNumbers === 'string' ? licenseNumbers.split('\n') : []
    void fetcher.submit(
      { ...values, licenseNumbers: numbers },
      { method: 'put', encType: 'application/json', action: paths.agencyProfile() },
    )
  }

  return (
    <div className={styles.column}>
      <Stack space="m">
        <LogoPanel agency={agencyUser.agency} />
        <Panel title={name}>
          <Form
            label="Agency profile"
            message={fetcher.data?.message}
            fieldErrors={fetcher.data?.fields}
            isCheckedByServer
            isSubmitting={isSubmitting}
            onSubmit={handleSubmit}
          >
            <AddressField label="Mailing address" name="address" defaultValue={partsOf(profile.address)} />
            <FieldPair>
              <PhoneField label="Phone" name="phone" defaultValue={profile.phone ?? ''} />
              <TextField
                label="Contact"
                name="contactName"
                description="Shown on certificates. If blank, the person who issues the certificate."
                autoComplete="off"
                defaultValue={profile.contactName ?? ''}
              />
            </FieldPair>
            <FieldPair>
              <TextField
                label="Authorized representative"
                name="signatureName"
                description="Signs certificates."
                autoComplete="off"
                defaultValue={profile.signatureName ?? ''}
              />
              <AccentField accent={profile.accent ?? ''} />
            </FieldPair>
            <TextArea
              label="License numbers"
              name="licenseNumbers"
              description="One per line."
              defaultValue={profile.licenseNumbers.join('\n')}
            />
            <Inline justify="end">
              <Button tone="primary" type="submit" isLoading={isSubmitting}>
                Save Changes
              </Button>
            </Inline>
          </Form>
        </Panel>
      </Stack>
    </div>
  )
}

const styleColor = '#1d3a5f'

/** The color of documents, typed or picked. */
function AccentField({ accent }: { accent: string }) {
  const [value, setValue] = useState(accent)
  return (
    <TextField
      label="Document color"
      name="accent"
      description="Replaces the main color of the document style."
      placeholder={styleColor}
      spellCheck={false}
      autoComplete="off"
      value={value}
      onChange={setValue}
      suffix={
        <input
          type="color"
          aria-label="Pick the document color"
          className={styles.swatch}
          value={/^#[\da-f]{6}$/i.test(value) ? value : styleColor}
          onChange={(event) => setValue(event.target.value)}
        />
      }
    />
  )
}

type Address = AgencyProfilePageQuery$data['agencyUser']['agency']['profile']['address']

function partsOf(address: Address) {
  if (!address) return null
  const { line1, line2, city, zone, postalCode } = address
  return { line1, line2, city, zone, postalCode }
}
