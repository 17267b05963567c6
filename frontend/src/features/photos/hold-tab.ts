/** Milliseconds after a click in which a browser asks whether the page may be left. */
const SOON = 1_000;

/** When a link was last followed that leaves no page: to the mail program or the phone. */
let outsideAt = Number.NEGATIVE_INFINITY;

/** Has the browser ask, or ask no more, before the tab is closed, with which photos would be lost. */
export function holdTab(isHeld: boolean): void {
  const change = isHeld ? addEventListener : removeEventListener;
  change('beforeunload', warn);
  change('click', noteLink, { capture: true });
}

function warn(event: BeforeUnloadEvent): void {
  if (performance.now() - outsideAt > SOON) event.preventDefault();
}

/** Chromium asks before it opens the mail program as well. */
function noteLink({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (link && !link.protocol.startsWith('http')) outsideAt = performance.now();
}
