import type { ComponentPropsWithRef, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

type Look = {
  /**
   * `primary` only once per screen; `quiet` has an outline, `plain` has none, `night` is for dark backgrounds, `danger` is for
   * deleting.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'night' | 'danger'
  size?: 'medium' | 'large' | 'small'
  /** Takes the whole width of its container. */
  wide?: boolean
}

/**
 * A button; `type="button"` by default, so that none submits a form by mistake. While `aria-disabled` is set it does nothing
 * but keeps the focus, which `disabled` would drop.
 */
export function Button({
  variant,
  size,
  wide,
  className,
  type = 'button',
  onClick,
  ...rest
}: ComponentPropsWithRef<'button'> & Look) {
  const isOff = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <button
      type={type}
      className={look({ variant, size, wide }, className)}
      onClick={isOff ? ignore : onClick}
      {...rest}
    />
  )
}

// Enter in a field of the form is a click on its submit button too.
function ignore(event: MouseEvent): void {
  event.preventDefault()
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & Look) {
  return <Link className={look({ variant, size, wide }, className)} {...rest} />
}

type Optional<T> = { [K in keyof T]: T[K] | undefined }

function look({ variant = 'primary', size = 'medium', wide }: Optional<Look>, className: string | undefined) {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}
