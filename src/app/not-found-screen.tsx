import { Link } from '@tanstack/react-router'

/** The 404 screen (spec 1 §2 "Not-found page"). */
export function NotFoundScreen() {
  return (
    <main id="main">
      <h1>404 - Page Not Found</h1>
      <p>Oops! The page you're looking for doesn't exist or has been moved.</p>
      <Link to="/">Go Back Home</Link>
    </main>
  )
}
