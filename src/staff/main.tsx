import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createStaffRouter } from './router.tsx'

const root = document.getElementById('staff')
if (root) createRoot(root).render(<RouterProvider router={createStaffRouter()} />)
