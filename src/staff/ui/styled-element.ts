import { type ComponentProps, type ComponentType, createElement, type JSX } from 'react'

/** A component that renders one element with a class of the desk's styles. */
export function styledElement<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  className: string | undefined,
): ComponentType<Omit<ComponentProps<Tag>, 'className'>> {
  return (props) => createElement(tag, { ...props, className })
}
