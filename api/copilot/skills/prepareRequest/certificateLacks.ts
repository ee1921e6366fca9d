import {
  asksForLossPayee,
  asksForOtherHolders,
  backdatingAskedFor,
  noticeAskedFor,
} from '../../../assistant/index.ts'
import { notBackdated } from '../../../communication/index.ts'
import {
  businessPolicyKind,
  type CertificateBasis,
  type certificateChecks,
} from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { Task } from '../../runs/task.ts'
import { unstatedProvisions } from '../../tools/unstatedProvisions.ts'
import { endedPolicies, limitsShort, linesLeftOff } from './requestedLines.ts'

/** Something the client asked for that the certificate does not show. */
interface Lack {
  readonly toClient: string
  /** Null if the card says it anyway. */
  readonly toStaff: string | null
  /** Whether there is nothing to look into. */
  readonly isFinal?: true
}

interface Asked {
  readonly order: Parameters<typeof certificateChecks>[0] & { readonly completedOperations: boolean }
  /** Roles that are to be additional insureds and that nobody gave a name for. */
  readonly unnamed: readonly string[]
  /** What the client wrote. */
  readonly clientText: string
  /** Names that may contain the name of a line: "Portland Auto Body". */
  readonly names: readonly string[]
}

/** What the client asks for and the certificate does not show. */
export function certificateLacks(
  { agency, today }: Pick<Task, 'agency' | 'today'>,
  basis: CertificateBasis,
  { order, unnamed, clientText, names }: Asked,
): Lack[] {
  const unstated = unstatedProvisions(order, basis)
  const asked = { shown: basis.shown, names }
  const policies = agency.table(businessPolicyKind).related('account', order.accountId)
  const ended = endedPolicies(clientText, { ...asked, policies, today })
  const isLapsed = ({ id }: { readonly id: string }) => basis.lapsed.some((lapsed) => lapsed.id === id)
  const told = [...ended, ...policies.filter(isLapsed)].map(({ type }) => type)
  const roles = new Intl.ListFormat('en-US').format(unnamed)
  const notice = noticeAskedFor(clientText)
  const backdating = backdatingAskedFor(clientText)
  return [
    ...basis.lapsed.map(({ title, expiresAt }) => ({
      toClient: `${title} is not on the certificate: the policy expired on ${dayInWords(expiresAt)}, and our records show no renewal in force.`,
      toStaff: null,
    })),
    ...ended
      .filter((policy) => !isLapsed(policy))
      .map(({ line, reason }) => ({
        toClient: `${line} is not on the certificate: our records show no policy in force; ${reason}.`,
        toStaff: `The client asks for ${inSentence(line)}. It is not on the certificate: ${reason}, and no other is in force.`,
      })),
    ...(unnamed.length === 0
      ? []
      : [
          {
            toClient: `You also asked for ${roles} as ${unnamed.length > 1 ? 'additional insureds: please send us their names' : 'an additional insured: please send us the name'}.`,
            toStaff: `The client asks for ${roles} as ${unnamed.length > 1 ? 'additional insureds and does not give their names' : 'an additional insured and does not give the name'}.`,
          },
        ]),
    ...(asksForOtherHolders(clientText)
      ? [
          {
            toClient:
              'You also ask for certificates for other holders: please send us their names and mailing addresses.',
            toStaff: 'The client also asks for certificates for other holders, and does not name them.',
          },
        ]
      : []),
    ...(asksForLossPayee(clientText)
      ? [
          {
            toClient:
              'You also asked for a loss payee for the rented equipment. A certificate of liability insurance cannot make them one: the policy that insures the equipment has to name them. Please send us the rental agreement and the value of the equipment.',
            toStaff:
              'The client asks for a loss payee for rented equipment. The policy that insures it, such as inland marine, has to name them: check whether one is in force, and ask the carrier to endorse it.',
          },
        ]
      : []),
    ...(backdating === null
      ? []
      : [{ toClient: notBackdated, toStaff: backdatedWarning(backdating), isFinal: true as const }]),
    ...(notice === null
      ? []
      : [
          {
            toClient: `You also asked for ${/^\d/.test(notice) ? 'a ' : ''}${notice}. A certificate cannot promise it: notice is given as the policies provide.`,
            toStaff: null,
          },
        ]),
    ...linesLeftOff(clientText, { ...asked, told }).map((line) => ({
      toClient: `${line} is not on the certificate: our records show no policy in force to list.`,
      toStaff: `The client asks for ${inSentence(line)}. It is not on the certificate: no policy in force to list.`,
    })),
    ...limitsShort(clientText, asked).map(({ asked: limit, shown }) => ({
      toClient: `You asked for ${limit}; the certificate shows ${shown}.`,
      toStaff: `The client asks for ${limit}. The certificate shows ${shown}.`,
    })),
    ...(unstated === '' ? [] : [{ toClient: unstated, toStaff: null }]),
  ]
}

function inSentence(line: string): string {
  return line.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
}

/** What staff hear of a client who asks for an earlier date. */
export function backdatedWarning(words: string): string {
  return `The client asks for a backdated certificate: “${words}” A certificate is issued as of today and cannot be backdated. Ask what it is for, and whether there has been a loss.`
}
