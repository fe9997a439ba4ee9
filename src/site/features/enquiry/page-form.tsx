import { lazyIsland } from '../../../ui/lazy-island.tsx'

/** The enquiry form at the end of a page; its script is loaded when it comes near. Its props have to stay the same objects. */
export const PageForm = lazyIsland(() => import('./page-form.island.tsx').then(({ PageForm }) => PageForm))
