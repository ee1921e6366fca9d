import type { ReactNode } from 'react'
import { CallScene } from '../scenes/CallScene.tsx'
import { CertificateScene } from '../scenes/CertificateScene.tsx'
import { CollectScene } from '../scenes/CollectScene.tsx'
import { CompareScene } from '../scenes/CompareScene.tsx'
import { EmailScene } from '../scenes/EmailScene.tsx'
import { PolicyScene } from '../scenes/PolicyScene.tsx'

export interface UseCase {
  id: string
  tab: string
  /** The position of the text: beside its picture, or above a wide one. */
  layout: 'beside' | 'above'
  title: string
  text: string
  points: readonly string[]
  scene: ReactNode
}

/** The six that the switcher shows (spec 2 §1), in its order. */
export const useCaseList: readonly UseCase[] = [
  {
    id: 'email-assistant',
    tab: 'Email assistant',
    layout: 'beside',
    title: 'Answers clients in the thread they wrote in',
    text: 'Cara reads the email, finds the account and the policy, and writes the reply with what the client needs attached. Your team looks it over, or lets it go out on its own.',
    points: ['Drafts in your agency’s words', 'Knows when a person has to decide'],
    scene: <EmailScene />,
  },
  {
    id: 'research-and-compare',
    tab: 'Research and compare',
    layout: 'above',
    title: 'Quotes side by side, down to the exclusion',
    text: 'Drop in quotes or policies and get a comparison a client can read: limits, deductibles, what is covered in one and missing in the other.',
    points: ['Every line leads to its page', 'Ready to send as a proposal'],
    scene: <CompareScene />,
  },
  {
    id: 'certificate-generation',
    tab: 'Certificate generation',
    layout: 'above',
    title: 'Certificates while the client is still on the phone',
    text: 'From the policy to a certificate of liability insurance, checked against the endorsements that are really on file.',
    points: ['Filled from the policies in force', 'Says what the policy says, and no more'],
    scene: <CertificateScene />,
  },
  {
    id: 'triage-inbound-calls',
    tab: 'Triage inbound calls',
    layout: 'beside',
    title: 'Every call is taken, and written down',
    text: 'Cara answers, recognizes the client, takes down what happened and hands your team a service request with the summary, the recording and the next step.',
    points: ['Day and night, also on the weekend', 'Every call with its transcript'],
    scene: <CallScene />,
  },
  {
    id: 'explore-policy-documents',
    tab: 'Explore policy documents',
    layout: 'above',
    title: 'Ask the policy, get its own words',
    text: 'Ask in plain English and get the answer with the quote, the document and the page. When the document does not say, the answer says so.',
    points: ['Quotes you can check', 'What is covered, and what is not'],
    scene: <PolicyScene />,
  },
  {
    id: 'document-collection',
    tab: 'Document collection',
    layout: 'above',
    title: 'Renewal papers that come in by themselves',
    text: 'Coverdesk knows what is missing, asks the client for it, reminds them kindly, and files what arrives where it belongs.',
    points: ['One list for client and agency', 'Nothing asked for twice'],
    scene: <CollectScene />,
  },
]
