import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { captureInstallPrompt } from '../offline/app/install-prompt.ts'
import { createStaffRouter } from './router.tsx'

captureInstallPrompt()
const root = document.getElementById('staff')
if (root) createRoot(root).render(<RouterProvider router={createStaffRouter()} />)
