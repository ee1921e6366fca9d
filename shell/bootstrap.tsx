import { createRoot } from 'react-dom/client'
import { links, useViewer } from '@coverdesk/contract'
import * as D from '@coverdesk/design-system'
console.log(createRoot, links, useViewer, D)
