import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/$location')({
  loader: async ({ params, context }) => {
    const { destinations } = await context.catalogue()
    const destination = destinations.find((d) => d.slug === params.location.toLowerCase())
    if (!destination) throw notFound()
    return { destination }
  },
  component: View,
})

function View() {
  const { destination } = Route.useLoaderData()
  return (
    <main id="main">
      <h1>{destination.name}</h1>
    </main>
  )
}
