import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Icon, type IconName } from './Icon';
import { Link } from './Link';

interface Look {
  /** One primary in a tile; `quiet` reads as a link, `stop` destroys something. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'stop';
  size?: 'medium' | 'large';
  wide?: boolean;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

const classOf = ({ kind = 'primary', size, wide, className }: Omit<Look, 'children'>) =>
  [
    'btn',
    { primary: '', secondary: 'alt', quiet: 'quiet', stop: 'stop' }[kind],
    size === 'large' && 'lg',
    wide && 'wide',
    className,
  ]
    .filter(Boolean)
    .join(' ');

type ButtonProps = Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>;

/** A native button. While `busy` it shows a spinner and ignores clicks, but keeps the focus. */
export function Button({
  kind,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = { kind, size, wide, className } as Look;
  return (
    <button
      type="button"
      {...rest}
      className={`${classOf(look)}${busy ? ' busy' : ''}`}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look &
  (
    | { to: LinkProps['to']; state?: LinkProps['state']; href?: never }
    | { href: string; to?: never; state?: never }
  );

/** A link that looks like a button: `to` is a screen, `href` another document. */
export function ButtonLink({ icon, children, to, state, href, ...look }: ButtonLinkProps) {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  return to === undefined ? (
    <a className={classOf(look)} href={href}>
      {inside}
    </a>
  ) : (
    <Link className={classOf(look)} to={to} state={state}>
      {inside}
    </Link>
  );
}
