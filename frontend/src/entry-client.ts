import './styles/main.css';

/**
 * What brings the page to life is fetched once it was painted: until then connection and processor belong to what is seen.
 * Whoever clicks earlier follows real links and sends real forms.
 */
requestAnimationFrame(() => setTimeout(start));

function start(): void {
  // The page's chunks at once; they would be found one behind the other.
  const chunks = document.querySelector<HTMLElement>('script[data-chunks]')?.dataset['chunks']?.split(' ') ?? [];
  for (const href of chunks) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  // React first, so that a slow phone takes a breath between the two.
  import('react-dom/client')
    .then(() => import('./app/start-app.tsx'))
    .then(({ startApp }) => startApp())
    .catch(startWhenOnline);
}

/** Without its scripts the page still works; they are worth another try when the connection is back. */
function startWhenOnline(): void {
  addEventListener('online', start, { once: true });
}
