import type { Driver } from './driversIn.ts'
import type { Vehicle } from './vehiclesIn.ts'

/** `Luc will drive it`; null for a driver with a full name, who is listed as such. */
export function operatorIn(
  text: string,
  { vehicles, drivers }: { readonly vehicles: readonly Vehicle[]; readonly drivers: readonly Driver[] },
) {
  const name = drivesIt.exec(text)?.[1] ?? null
  const isListed = drivers.some((driver) => driver.name.split(/\s+/).includes(name ?? ''))
  return vehicles.every(({ isRemoved }) => isRemoved) || isListed ? null : name
}

const drivesIt =
  /(?<!\p{Lu}[\p{L}'’-]+\s)\b(?!(?:He|She|They|We|Who|You|It|Nobody)\b)(\p{Lu}[\p{L}'’-]+) (?:will|is going to|['’]s going to) (?:be )?driv(?:e|ing) (?:it|this|that|the)\b/u
