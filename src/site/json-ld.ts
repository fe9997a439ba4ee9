import { brand } from '../brand.ts'
import { networks, offices } from '../brand-places.ts'

/** Combines several descriptions of one page into one JSON-LD document; search engines read each of them. */
export function jsonLdGraph(...things: object[]): object {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** The page's breadcrumbs: Home, then the given pages from the outermost to the innermost. */
export function breadcrumbList(origin: string, trail: readonly { name: string; path: string }[]): object {
  const pages = [{ name: 'Home', path: '/' }, ...trail]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** Questions with their answers. */
export function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The agency with its offices. */
export function travelAgency(origin: string): object {
  return {
    '@type': 'TravelAgency',
    '@id': `${origin}/#agency`,
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    telephone: brand.phone.shown,
    email: brand.email,
    sameAs: networks.map(({ href }) => href),
    location: offices.map(({ city, lines, hours }) => ({
      '@type': 'Place',
      name: `${brand.name}, ${city}`,
      address: { '@type': 'PostalAddress', streetAddress: lines.join(', '), addressCountry: 'IN' },
      description: hours.en,
    })),
  }
}

/** An article of the blog. */
export function blogPosting(
  origin: string,
  article: { slug: string; title: string; description: string; picture: string; published: string },
): object {
  const url = `${origin}/blogs/${article.slug}`
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    image: `${origin}/art/${article.picture}-share.jpg`,
    datePublished: article.published,
    mainEntityOfPage: url,
    url,
    author: { '@type': 'Organization', name: brand.name },
    publisher: { '@type': 'Organization', name: brand.legalName, '@id': `${origin}/#agency` },
  }
}

/** The packages listed on a page, in their order; each links to its own page. */
export function itemList(
  origin: string,
  name: string,
  trips: readonly { title: string; href: string }[],
): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: trips.length,
    itemListElement: trips.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + href,
    })),
  }
}
