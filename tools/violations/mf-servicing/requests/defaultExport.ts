// expect: import(no-default-export)
export default function defaultExport(): string {
  return 'Ridgeline Roofing'
}
