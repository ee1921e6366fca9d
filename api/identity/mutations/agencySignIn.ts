import { builder, fieldError, NamedError, ValidationErrors, type SignInAnswer } from '../../graphql/index.ts'
import { agencyUserKind, type AgencyUserRow } from '../agencyUser.ts'
import { AgencyUserType } from '../agencyUserType.ts'

interface SignInRefused {
  readonly __typename: 'SignInRefusedError'
  readonly message: string
  readonly retryAfter: number | null
}

interface SignInSuccess {
  readonly __typename: 'AgencySignInSuccess'
  readonly agencyUser: AgencyUserRow | null
  readonly resendAt: number | null
}

const SignInRefusedError = builder.objectRef<SignInRefused>('SignInRefusedError').implement({
  description: 'Too many attempts, or attempts too close together. A wrong code is a field error instead.',
  interfaces: [NamedError],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', {
      nullable: true,
      description: 'Seconds until the next attempt is allowed.',
    }),
  }),
})

const AgencySignInSuccess = builder.objectRef<SignInSuccess>('AgencySignInSuccess').implement({
  fields: (t) => ({
    agencyUser: t.expose('agencyUser', {
      type: AgencyUserType,
      nullable: true,
      description: 'The signed-in user; null if only a code was requested.',
    }),
    resendAt: t.expose('resendAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When another code can be requested; null once signed in.',
    }),
  }),
})

const AgencySignInResult = builder.unionType('AgencySignInResult', {
  types: [AgencySignInSuccess, SignInRefusedError, ValidationErrors],
})

builder.mutationField('agencySignIn', (t) =>
  t.field({
    description: 'With only an email, sends a sign-in code. With email and code, signs in.',
    extensions: { isPublic: true },
    type: AgencySignInResult,
    args: { email: t.arg.string({ required: true }), code: t.arg.string() },
    async resolve(_, { email, code }, { session }) {
      return translate(await (code == null ? session.askForCode(email) : session.signIn(email, code)))
    },
  }),
)

function translate(answer: SignInAnswer) {
  switch (answer.outcome) {
    case 'codeAsked':
      return { __typename: 'AgencySignInSuccess' as const, agencyUser: null, resendAt: answer.resendAt }
    case 'signedIn': {
      const user = answer.agency.table(agencyUserKind).get(answer.viewer.id) ?? null
      return { __typename: 'AgencySignInSuccess' as const, agencyUser: user, resendAt: null }
    }
    case 'invalid':
      return fieldError(answer.field, answer.message)
    case 'refused':
      return {
        __typename: 'SignInRefusedError' as const,
        message: answer.message,
        retryAfter: answer.retryAfter,
      }
  }
}
