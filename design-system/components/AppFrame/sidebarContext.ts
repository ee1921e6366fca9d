import { createContext } from 'react'

/** Lets the top bar open the sidebar on small screens. */
export const sidebarContext = createContext<{ open: () => void }>({ open: () => undefined })
