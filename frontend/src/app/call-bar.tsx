import { phoneLink } from '@fahrzeugpflege/contracts';
import { FilePenLine, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';

/**
 * Call and enquire under the thumb of a small screen. It keeps a place free for the button of the chat, which would lie on
 * the page's own buttons otherwise.
 */
export function CallBar() {
  const item =
    'flex min-h-14 flex-wrap content-center items-center justify-center gap-2 text-sm font-semibold text-petrol';
  return (
    <nav
      aria-label="Anrufen oder anfragen"
      className="call-bar sticky bottom-0 z-20 grid border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <a href={phoneLink()} className={`${item} border-r border-line`}>
        <Phone aria-hidden="true" className="size-5" /> Anrufen
      </a>
      <Link to="/leads" className={item}>
        <FilePenLine aria-hidden="true" className="size-5" /> Anfrage
      </Link>
    </nav>
  );
}
