import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { currentMark, type NavigationLink } from './navigation.ts';

interface SiteLinkProps {
  readonly link: NavigationLink;
  readonly className?: string;
  readonly onClick?: () => void;
  /** Instead of the link's own label. */
  readonly children?: ReactNode;
}

/** A link of the navigation; says when it leads to the page that is shown. */
export function SiteLink({ link, className, onClick, children = link.label }: SiteLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={link.to} aria-current={currentMark(link, pathname)} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}
