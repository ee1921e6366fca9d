/** The address of a file that is served as it is: a worker's script, say. */
declare module '*?url' {
  const address: string
  export default address
}
