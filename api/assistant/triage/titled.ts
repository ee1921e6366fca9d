/** `boston` as `Boston`, `3 eastgate park rd` as `3 Eastgate Park Rd`; what has a capital is left as it is. */
export function titled(place: string): string {
  return place === place.toLowerCase()
    ? place.replaceAll(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : place
}
