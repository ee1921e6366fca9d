// expect: house(import-borders) A remote takes the router and Relay from
import { Link } from 'react-router'

export const importsTheRouter = Link
