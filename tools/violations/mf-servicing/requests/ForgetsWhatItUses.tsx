// expect: react-hooks(exhaustive-deps)
import { useEffect } from 'react'

export function ForgetsWhatItUses({ title }: { title: string }) {
  useEffect(() => {
    document.title = title
  }, [])
  return <h1>{title}</h1>
}
