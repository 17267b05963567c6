import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { RotateCw } from 'lucide-react';
import { Button, buttonClass } from '../components/ui/button.tsx';

/** Stands in a page's place when it failed in the browser, most often because a part of it could not be fetched. */
export function ErrorPage() {
  return (
    <div className="page-width py-12 md:py-20">
      <h1 className="max-w-[12.4em] text-3xl">Diese Seite konnte nicht angezeigt werden</h1>
      <p className="mt-5 max-w-[28em] text-lg text-muted">
        Ein Teil von ihr ist nicht angekommen. Das geschieht, wenn die Verbindung unterbrochen war oder wir die Website
        soeben erneuert haben. Laden Sie die Seite neu; meistens ist es damit getan.
      </p>
      <div className="mt-8 actions">
        <Button onClick={() => location.reload()}>
          <RotateCw aria-hidden="true" className="size-5" /> Seite neu laden
        </Button>
        <a href="/" className={buttonClass({ variant: 'outline' })}>
          Zur Startseite
        </a>
      </div>
      <p className="mt-10">
        Sie erreichen uns auch telefonisch:{' '}
        <a href={phoneLink()} className="text-link font-semibold whitespace-nowrap text-petrol tabular-nums">
          {businessProfile.phone}
        </a>
      </p>
    </div>
  );
}
