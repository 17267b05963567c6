import { phoneLink } from '@fahrzeugpflege/contracts';
import { MessageSquare, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Call and write, always under the thumb of a small screen. */
export function CallBar() {
  const item = 'flex min-h-14 items-center justify-center gap-2 text-sm font-semibold';
  return (
    <nav
      aria-label="Anrufen oder schreiben"
      className="call-bar sticky bottom-0 z-20 grid grid-cols-2 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <a href={phoneLink()} className={`${item} border-r border-line text-petrol`}>
        <Phone aria-hidden="true" className="size-5" /> Anrufen
      </a>
      <Link to="/kontakt" className={`${item} text-petrol`}>
        <MessageSquare aria-hidden="true" className="size-5" /> Nachricht
      </Link>
    </nav>
  );
}
