// expect: jsx-a11y(alt-text)
export function PictureWithoutWords() {
  return <img src="/logo.svg" />
}
