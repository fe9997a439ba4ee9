import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/')({ component: Home })

function Home() {
  return (
    <main id="main">
      <h1>Home</h1>
      <Link to="/$location" params={{ location: 'bali' }}>
        Bali
      </Link>
    </main>
  )
}
