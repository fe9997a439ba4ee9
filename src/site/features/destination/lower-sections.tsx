import { lazyIsland } from '../../../ui/lazy-island.tsx'

const load = () => import('./lower-sections.island.tsx')

export const GoodToKnow = lazyIsland(() => load().then(({ GoodToKnow }) => GoodToKnow))
export const Neighbours = lazyIsland(() => load().then(({ Neighbours }) => Neighbours))
export const ThingsToDo = lazyIsland(() => load().then(({ ThingsToDo }) => ThingsToDo))
export const TravelStyles = lazyIsland(() => load().then(({ TravelStyles }) => TravelStyles))
