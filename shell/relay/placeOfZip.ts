import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { placeOfZipQuery } from './__generated__/placeOfZipQuery.graphql.ts'

/** The city and state of a five-digit ZIP code; null if unknown. */
export async function placeOfZip(environment: IEnvironment, postalCode: string) {
  const query = graphql`
    query placeOfZipQuery($postalCode: String!) {
      zipPlace(postalCode: $postalCode) {
        city
        zone
      }
    }
  `
  const answer = await fetchQuery<placeOfZipQuery>(environment, query, { postalCode }).toPromise()
  if (!answer?.zipPlace) return null
  const { city, zone } = answer.zipPlace
  return { city, zone }
}
