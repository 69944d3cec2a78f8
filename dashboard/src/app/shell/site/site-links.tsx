import { Link, useLocation } from 'react-router';
import { serverAddress } from '../../../api/server-address.js';
import { loginLink, type SiteLink } from '../../../site/content/shell.js';

interface SiteLinksProps {
  links: readonly SiteLink[];
  onGo?: (() => void) | undefined;
}

/** A list of ways on; the one that leads to the page itself says so. */
export function SiteLinks({ links, onGo }: SiteLinksProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <OneLink {...link} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

export function LoginLink() {
  return <OneLink {...loginLink} />;
}

function OneLink({ to, name, isOutside, onGo }: SiteLink & { onGo?: (() => void) | undefined }) {
  const { pathname } = useLocation();
  if (isOutside) return <a href={serverAddress() + to}>{name}</a>;
  return (
    <Link to={to} onClick={onGo} aria-current={isHere(pathname, to) ? 'page' : undefined}>
      {name}
    </Link>
  );
}

/** An article belongs to its list. */
function isHere(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
