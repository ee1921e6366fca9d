import { createContext } from 'react'

/** How the top bar opens the sidebar on small screens. */
export const sidebarContext = createContext<{ open: () => void }>({ open: () => undefined })
