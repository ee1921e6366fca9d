import { screen, within } from '@testing-library/react'
import type { RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { openKnowledge } from './openKnowledge.tsx'
import { policyAnswer } from './policyAnswer.ts'
import { policyAnswers } from './policyAnswers.ts'

export function created() {
  return {
    createBusinessPolicies: {
      __typename: 'CreateBusinessPoliciesSuccess',
      businessPolicies: [policyAnswer()],
    },
  }
}

/** The dialog's address for the roofing contractor. */
export const forRoofing = '/app/policies/new?accountId=ac_roofing'

/** Opens the dialog that creates policies, with the ways to fill it in. */
export async function openNewPolicy(answers: RemoteAnswers = {}, at = forRoofing) {
  const opened = openKnowledge(at, { ...policyAnswers(), ...answers })
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a new policy' }))
  await dialog.findByRole('combobox', { name: 'Account' })
  const { user, sent } = opened
  function req(): Record<string, unknown> | undefined {
    const mutation = sent.findLast(({ name }) => name === 'createPoliciesMutation')
    return mutation?.variables['req'] as Record<string, unknown> | undefined
  }
  async function choose(label: string, option: string) {
    await user.selectOptions(await screen.findByRole('combobox', { name: label }), option)
  }
  async function fill() {
    await choose('Type', 'General Liability')
    await user.click(screen.getByRole('combobox', { name: 'Carrier' }))
    await user.click(await screen.findByRole('option', { name: 'Keystone Harbor Indemnity' }))
    await user.type(field('Premium'), '12480.50')
  }
  const create = () => user.click(screen.getByRole('button', { name: 'Create Policy' }))
  return { ...opened, req, choose, fill, create }
}

export function field(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name })
}
