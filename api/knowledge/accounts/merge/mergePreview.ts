import { builder, Permission, permission } from '../../../graphql/index.ts'
import { isSame } from '../../../platform/index.ts'
import type { AgencyStore } from '../../../platform/index.ts'
import { addressLine } from '../../addresses/address.ts'
import type { AccountRow } from '../accountKind.ts'
import { accountKind } from '../accountKind.ts'
import { AccountType } from '../accountType.ts'
import { belongings } from '../belonging.ts'
import { contactKind } from '../../contacts/contact.ts'
import { ContactType } from '../../contacts/contactType.ts'
import { TimelineSubjectEnum } from '../../timeline/timelineType.ts'
import type { TimelineSubject } from '../../timeline/timelineSubject.ts'
import { isAnyShownHeld } from './accountHold.ts'
import { AccountFieldEnum } from './accountFieldEnum.ts'
import { detailFields, fieldsOf } from './accountMerge.ts'
import type { DetailField } from './accountMerge.ts'
import { mergeRefusal } from './mergeRules.ts'

interface Move {
  readonly subject: TimelineSubject
  readonly count: number
}

/** A field with a value in the merged account, and a different one or none in the other. */
interface FieldChoice {
  readonly field: DetailField
  readonly intoValue: string | null
  readonly fromValue: string
}

interface Preview {
  readonly into: AccountRow
  readonly from: AccountRow
}

const MoveType = builder.objectRef<Move>('AccountMergeMove').implement({
  fields: (t) => ({
    subject: t.expose('subject', { type: TimelineSubjectEnum }),
    count: t.exposeInt('count'),
  }),
})

const FieldChoiceType = builder.objectRef<FieldChoice>('AccountMergeField').implement({
  description:
    'A field that differs between the two accounts; the user picks a value. Missing values are filled in automatically.',
  fields: (t) => ({
    field: t.expose('field', { type: AccountFieldEnum }),
    intoValue: t.exposeString('intoValue', { nullable: true }),
    fromValue: t.exposeString('fromValue'),
  }),
})

const PreviewType = builder.objectRef<Preview>('AccountMergePreview').implement({
  fields: (t) => ({
    into: t.expose('into', { type: AccountType }),
    from: t.expose('from', { type: AccountType }),
    viewerCanMerge: t.field({
      type: Permission,
      resolve({ into, from }, _, { agency }) {
        const refusal = mergeRefusal(into, from, { isHeld: isAnyShownHeld(agency, [into.id, from.id]) })
        return permission(refusal)
      },
    }),
    moves: t.field({
      type: [MoveType],
      description: 'How many records of each kind will move.',
      resolve: ({ from }, _, { agency }) => movesFrom(agency, from.id),
    }),
    fields: t.field({ type: [FieldChoiceType], resolve: choicesBetween }),
    contacts: t.field({
      type: [ContactType],
      description: 'Contacts that will be added to the account that is kept.',
      resolve: ({ into, from }, _, { agency }) =>
        from.contactIds
          .filter((id) => !into.contactIds.includes(id))
          .flatMap((id) => agency.table(contactKind).get(id) ?? []),
    }),
  }),
})

builder.queryField('accountMergePreview', (t) =>
  t.field({
    type: PreviewType,
    nullable: true,
    description: 'Preview of merging one account into another; null if either does not exist.',
    args: { intoId: t.arg.id({ required: true }), fromId: t.arg.id({ required: true }) },
    resolve(_, { intoId, fromId }, { agency }) {
      const accounts = agency.table(accountKind)
      const [into, from] = [accounts.get(intoId), accounts.get(fromId)]
      return into && from ? { into, from } : null
    },
  }),
)

function movesFrom(agency: Pick<AgencyStore, 'table'>, accountId: string): Move[] {
  return belongings()
    .map(({ kind, subject }) => ({ subject, count: agency.table(kind).countRelated('account', accountId) }))
    .filter(({ count }) => count > 0)
}

function choicesBetween({ into, from }: Preview): FieldChoice[] {
  const [own, other] = [fieldsOf(into.detail), fieldsOf(from.detail)]
  return detailFields.flatMap((field) => {
    const fromValue = inWords(other[field])
    if (fromValue === null || isSame(own[field], other[field])) return []
    return [{ field, intoValue: inWords(own[field]), fromValue }]
  })
}

function inWords(value: AccountRow['detail']['mailingAddress'] | string | undefined): string | null {
  if (value == null) return null
  return typeof value === 'string' ? value : addressLine(value)
}
