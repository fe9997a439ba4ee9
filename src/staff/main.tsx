import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { captureInstallPrompt } from '../offline/app/install-prompt.ts'
import { allowTranslation } from '../ui/translated-page.ts'
import { createStaffRouter } from './router.tsx'

captureInstallPrompt()
allowTranslation()
const root = document.getElementById('staff')
if (root) createRoot(root).render(<RouterProvider router={createStaffRouter()} />)
