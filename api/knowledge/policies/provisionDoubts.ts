import { presentFile } from '../../files/index.ts'
import type { FieldProblem } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { nameKey } from '../accounts/recognition.ts'
import { formKey } from '../facts/listedForms.ts'
import { fileReadingOf } from '../readings/fileReading.ts'
import { loadFacts, loadReading } from '../readings/storedReading.ts'
import type { StatedProvision } from './certificateFacts.ts'
import { formOnPage, pageText, shownProvisions } from './shownProvisions.ts'

/** Where a provision differs from what its document shows, by field; empty if the document has not been read. */
export async function provisionDoubts(
  agency: AgencyStore,
  { kind, scope, partyName, formNumber, sourceFileId }: StatedProvision,
): Promise<FieldProblem[]> {
  const row = fileReadingOf(agency, sourceFileId)
  const facts = row && (await loadFacts(agency, row))
  const reading = row && (await loadReading(agency, row))
  const file = presentFile(agency, sourceFileId)?.name
  if (!facts || !reading || !file) return []
  const text = reading.pages.map(pageText).join(' ')
  const shown = shownProvisions(facts, kind).map((each) => ({
    party: each.party,
    page: each.fact.page,
    form: formOnPage(reading, each),
  }))
  const ofForm = shown.filter(({ form }) => form !== null && isSameForm(form, formNumber))
  const relevant = ofForm.length > 0 ? ofForm : shown
  const parties = [...new Set(relevant.flatMap(({ party }) => party ?? []))]
  const pages = `page ${relevant[0]?.page}`
  const doubts: FieldProblem[] = []
  if (ofForm.length === 0 && !formKey(text).includes(formKey(formNumber))) {
    const forms = [...new Set(shown.flatMap(({ form }) => form ?? []))]
    const instead = forms.length === 0 ? '' : ` It shows ${list.format(forms)} (page ${shown[0]?.page}).`
    doubts.push({ path: 'formNumber', message: `${file} doesn’t show ${formNumber}.${instead}` })
  }
  if (relevant.length === 0) return doubts
  const isBlanket = relevant.some(({ party }) => party === null)
  if (scope === 'BLANKET' && !isBlanket)
    doubts.push({
      path: 'scope',
      message: `${file} names only ${list.format(parties)} (${pages}). That is not blanket.`,
    })
  if (scope === 'BLANKET' || partyName === null) return doubts
  const isNamed = [text, ...parties].some((named) => nameKey(named).includes(nameKey(partyName)))
  if (!isNamed)
    doubts.push({
      path: 'partyName',
      message: isBlanket
        ? `${file} doesn’t name this party. It shows blanket wording (${pages}).`
        : `${file} names ${list.format(parties)} (${pages}).`,
    })
  return doubts
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Whether two form numbers agree, where one may lack the edition. */
export function isSameForm(one: string, other: string): boolean {
  const [a, b] = [formKey(one), formKey(other)]
  return a.startsWith(b) || b.startsWith(a)
}
