/** The URL of a static file, such as a worker's script. */
declare module '*?url' {
  const address: string
  export default address
}
