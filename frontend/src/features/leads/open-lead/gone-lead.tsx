import { useLayoutEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog, type FocusTarget } from '#components/ui/dialog.tsx';

const TITLE = 'Diese Anfrage gibt es nicht mehr';
const TEXT = 'Sie wurde gelöscht.';

interface GoneLeadProps {
  readonly onClose: () => void;
}

/** In the place of the dialog of a lead that was deleted, before it was opened or since. */
export function GoneLeadDialog({ onClose, returnFocusTo }: GoneLeadProps & { readonly returnFocusTo: FocusTarget }) {
  return (
    <Dialog title={TITLE} description={TEXT} onClose={onClose} returnFocusTo={returnFocusTo}>
      <ToList onClose={onClose} />
    </Dialog>
  );
}

/** The same in the pane beside the list. It takes the focus from nobody who has it elsewhere. */
export function GoneLeadNotice({ onClose }: GoneLeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div role="alert" className="grid h-full content-center justify-items-center gap-3 px-8 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {TITLE}
      </h2>
      <p className="text-muted">{TEXT}</p>
      <ToList onClose={onClose} />
    </div>
  );
}

function ToList({ onClose }: GoneLeadProps) {
  return (
    <Button variant="outline" onClick={onClose}>
      Zur Liste
    </Button>
  );
}
