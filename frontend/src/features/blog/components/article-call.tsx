import { type ArticleBody, servicePath } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/ui/button.tsx';

/** The card at an article's end: it leads to the contact page and to the service that the article is about. */
export function ArticleCall({ title, text, serviceId }: ArticleBody['callToAction']) {
  const { canonical, label } = servicePath(serviceId);
  return (
    <section className="on-dark mt-14 bg-petrol-deep p-7 text-paper sm:p-10">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 max-w-[46ch] text-lg text-mist">{text}</p>
      <div className="mt-7 actions">
        <Link to="/kontakt" className={buttonClass({ variant: 'accent' })}>
          Kontakt aufnehmen
        </Link>
        <Link to={canonical} className={buttonClass({ variant: 'onDark' })}>
          {label}
        </Link>
      </div>
    </section>
  );
}
