import { useState } from 'react'
import { useAnswer } from '../../private/useAnswer.ts'
import type { Address } from './address.ts'
import type { AddressLookup, AddressSuggestion } from './addressLookup.ts'

/** The chosen suggestion and the address at that time. */
type Choice = { suggestion: AddressSuggestion; before: Address }

type Place = Pick<Address, 'city' | 'zone'>

/** Fills an address from a chosen suggestion, and its city and state from a typed ZIP code. */
export function useAddressFill(lookup: AddressLookup, address: Address, onFill: (address: Address) => void) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [postalCode, setPostalCode] = useState<string | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [isByHand, setIsByHand] = useState({ city: false, zone: false })
  const [lineNote, setLineNote] = useState<string>()
  const [placeFailure, setPlaceFailure] = useState<string>()
  const [announcement, setAnnouncement] = useState('')

  useAnswer(choice, {
    ask: ({ suggestion }, signal) => lookup.addressOf(suggestion, signal),
    onAnswer(found) {
      if (choice === null) return
      setLineNote(undefined)
      onFill(besideTyped(found, choice.before, address))
      if (!isSamePlace(choice.before, address)) return
      setIsByHand({ city: false, zone: false })
      setAnnouncement(`Filled in: ${found.city}, ${found.zone} ${found.postalCode}`)
    },
    onFailure: () => setLineNote('The rest of the address could not be looked up: please type it.'),
  })

  useAnswer(postalCode, {
    ask: (code, signal) => lookup.placeOf(code, signal),
    onAnswer(found) {
      setPlace(found)
      if (!found) {
        setPlaceFailure('No place is known for it.')
        return
      }
      if (isByHand.zone && address.zone !== found.zone) {
        setAnnouncement(whereIs(postalCode, found))
        return
      }
      onFill({ ...address, zone: found.zone, city: isByHand.city ? address.city : found.city })
      const filled = [!isByHand.city && found.city, !isByHand.zone && found.zone].filter(Boolean)
      setAnnouncement(filled.length > 0 ? `Filled in: ${filled.join(', ')}` : '')
    },
    onFailure: () => setPlaceFailure('Its place could not be looked up.'),
  })

  function forgetPlace() {
    setPlace(null)
    setPlaceFailure(undefined)
  }

  const isElsewhere = place !== null && address.zone !== '' && address.zone !== place.zone
  return {
    lineNote,
    placeNote: isElsewhere ? whereIs(postalCode, place) : placeFailure,
    announcement,
    /** Chooses a suggestion and fills the rest of the address. */
    choose(suggestion: AddressSuggestion) {
      const before = { ...address, line1: suggestion.label }
      onFill(before)
      setChoice({ suggestion, before })
      setLineNote(undefined)
      setPostalCode(null)
      forgetPlace()
    },
    /** The user edited line 1: text that still starts like the suggestion means the same place, anything else another one. */
    noteLine(line1: string) {
      if (choice === null || line1.startsWith(choice.suggestion.label)) return
      setChoice(null)
      setLineNote(undefined)
    },
    /** Handles a typed part: manually entered cities and states are kept, a complete ZIP code is looked up. */
    type(part: Partial<Address>) {
      setIsByHand((was) => ({
        city: part.city === undefined ? was.city : part.city !== '',
        zone: part.zone === undefined ? was.zone : part.zone !== '',
      }))
      if (part.postalCode !== undefined) {
        const code = part.postalCode.slice(0, 5)
        if (code !== postalCode) {
          setPostalCode(code.length === 5 ? code : null)
          forgetPlace()
        }
      }
      // The state now matches the ZIP code, so its city can be filled in.
      const isAgreed = place !== null && part.zone === place.zone && address.city === ''
      onFill({ ...address, ...part, ...(isAgreed && { city: place.city }) })
    },
  }
}

/** Fills in the result without overwriting what the user typed since the request. */
function besideTyped(found: Address, before: Address, now: Address): Address {
  const { city, zone, postalCode } = isSamePlace(before, now) ? found : now
  return {
    line1: now.line1 === before.line1 ? found.line1 : now.line1,
    line2: now.line2 === before.line2 ? found.line2 || now.line2 : now.line2,
    city,
    zone,
    postalCode,
  }
}

/** City, state and ZIP code are valid only together. */
function isSamePlace(one: Address, other: Address): boolean {
  return one.city === other.city && one.zone === other.zone && one.postalCode === other.postalCode
}

function whereIs(postalCode: string | null, { city, zone }: Place): string {
  return `${postalCode} is in ${city}, ${zone}.`
}
