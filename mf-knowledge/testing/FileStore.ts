/** A store that accepts every file immediately, in place of `XMLHttpRequest`. */
export class FileStore {
  readonly upload = {}
  readonly status = 201
  readonly response = { id: 'fi_invoice', name: 'Invoice.pdf', size: 4 }
  onload = () => {}
  onloadend = () => {}
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    this.onload()
    this.onloadend()
  }
}
