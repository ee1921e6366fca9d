import { preloadParts } from '@coverdesk/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const dana = {
  __typename: 'AgencyUser',
  id: 'au_dana',
  name: 'Dana Whitfield',
  email: 'dana.whitfield@harborline.example',
  isActive: true,
  viewerCanDeactivate: {
    __typename: 'Permission',
    isAllowed: false,
    reason: "You can't deactivate yourself. Ask a colleague to do it.",
  },
}
const marcus = {
  ...dana,
  id: 'au_marcus',
  name: 'Marcus Bell',
  email: 'marcus.bell@harborline.example',
  viewerCanDeactivate: { __typename: 'Permission', isAllowed: true, reason: null },
}

function agencyOf(users: readonly object[]) {
  return { __typename: 'Agency', id: 'ag_harborline', users }
}

test('asks before deactivating a user, and users cannot deactivate themselves', async () => {
  let agency = agencyOf([dana, marcus])
  const { user, sent } = openKnowledge('/app/settings/users', {
    UsersPageQuery: () => ({ agencyUser: { ...dana, agency } }),
    deactivateUserMutation() {
      agency = agencyOf([dana, { ...marcus, isActive: false }])
      return { deactivateAgencyUser: { __typename: 'DeactivateAgencyUserSuccess', agency } }
    },
  })
  const [own, other] = await screen.findAllByRole('button', { name: 'Deactivate' })
  expect(own?.getAttribute('aria-disabled')).toBe('true')
  if (other) await user.click(other)
  const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate User' }))
  await user.click(question.getByRole('button', { name: 'Deactivate' }))
  await screen.findByRole('button', { name: 'Reactivate' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent.find(({ name }) => name === 'deactivateUserMutation')?.variables).toEqual({ id: 'au_marcus' })
})

test('an email address already in use shows an error at its field and keeps the input', async () => {
  const message = 'A user with the address marcus.bell@harborline.example already exists.'
  const { user } = openKnowledge('/app/settings/users/new', {
    UsersPageQuery: () => ({ agencyUser: { ...dana, agency: agencyOf([dana, marcus]) } }),
    addUserMutation: () => ({
      addAgencyUser: {
        __typename: 'ValidationErrors',
        __isNamedError: 'ValidationErrors',
        message,
        fields: [{ path: 'email', message }],
      },
    }),
  })
  await user.type(await screen.findByLabelText(/^Name/), 'Marcus Bell')
  const email = screen.getByRole('textbox', { name: /^Email/ })
  await user.type(email, marcus.email)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add User' }))
  await screen.findByText(message)
  expect(email).toHaveProperty('value', marcus.email)
})
