import { useState } from 'react'
import type { Address } from './address.ts'
import type { AddressLookup, AddressSuggestion } from './addressLookup.ts'
import { useAnswer } from '../../private/useAnswer.ts'

/** Fills an address from a chosen suggestion, and its city and state from a ZIP code that somebody typed. */
export function useAddressFill(lookup: AddressLookup, address: Address, onFill: (address: Address) => void) {
  const [chosen, setChosen] = useState<AddressSuggestion | null>(null)
  const [postalCode, setPostalCode] = useState<string | null>(null)
  const [isByHand, setIsByHand] = useState({ city: false, zone: false })
  const [lineNote, setLineNote] = useState<string>()
  const [placeNote, setPlaceNote] = useState<string>()
  const [announcement, setAnnouncement] = useState('')

  useAnswer(chosen, {
    ask: (suggestion, signal) => lookup.addressOf(suggestion, signal),
    onAnswer(found) {
      onFill({ ...found, line2: found.line2 || address.line2 })
      setIsByHand({ city: false, zone: false })
      setLineNote(undefined)
      setPlaceNote(undefined)
      setAnnouncement(`Filled in: ${found.city}, ${found.zone} ${found.postalCode}`)
    },
    onFailure: () => setLineNote('The rest of the address could not be looked up: please type it.'),
  })

  useAnswer(postalCode, {
    ask: (code, signal) => lookup.placeOf(code, signal),
    onAnswer(place) {
      setPlaceNote(place ? undefined : 'No place is known for it.')
      if (!place) return
      onFill({
        ...address,
        city: isByHand.city ? address.city : place.city,
        zone: isByHand.zone ? address.zone : place.zone,
      })
      setAnnouncement(`Filled in: ${place.city}, ${place.zone}`)
    },
    onFailure: () => setPlaceNote('Its place could not be looked up.'),
  })

  return {
    lineNote,
    placeNote,
    announcement,
    /** Takes a suggestion: the rest of the address follows. */
    choose(suggestion: AddressSuggestion) {
      onFill({ ...address, line1: suggestion.label })
      setChosen(suggestion)
      setPostalCode(null)
    },
    /** Somebody typed a part: a city and a state by hand stay, a whole ZIP code is looked up. */
    noteTyped(part: Partial<Address>) {
      setIsByHand((was) => ({
        city: part.city === undefined ? was.city : part.city !== '',
        zone: part.zone === undefined ? was.zone : part.zone !== '',
      }))
      if (part.postalCode === undefined) return
      const code = part.postalCode.slice(0, 5)
      setPostalCode(code.length === 5 ? code : null)
      setPlaceNote(undefined)
    },
  }
}
