import '#web/styles/index.css'
import '#web/components/components.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { markLanguage } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { App } from './app.tsx'
import { shellTexts } from './app-texts.ts'
import { reloadForNewVersion } from './new-version.ts'

markLanguage()
reloadForNewVersion()
await Promise.all([commonTexts.load(), shellTexts.load()])

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
