// expect: house(import-borders) The design system knows no router
import { Link } from 'react-router'

export const importsTheRouter = Link
