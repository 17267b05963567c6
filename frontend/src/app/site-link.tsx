import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { currentMark, type NavigationLink } from './navigation.ts';

interface SiteLinkProps {
  readonly link: NavigationLink;
  readonly className?: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The page takes the place of the present entry of the history. */
  readonly replace?: boolean;
  /** Instead of the link's own label. */
  readonly children?: ReactNode;
}

/** A link of the navigation; says when it leads to the page that is shown. */
export function SiteLink({ link, children = link.label, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={link.to} aria-current={currentMark(link, pathname)} {...rest}>
      {children}
    </Link>
  );
}
