import { Button } from '#components/ui/button.tsx';
import type { Failure } from '../failure.ts';

interface UnsentNoticeProps {
  readonly failure: Failure;
  readonly onRemedy: () => void;
}

/** Why the last message got no answer, and the button that does something about it. */
export function UnsentNotice({ failure: { reason, remedy }, onRemedy }: UnsentNoticeProps) {
  return (
    <div className="mx-auto mt-3 max-w-[40rem] pl-5">
      <p className="text-sm text-muted">{reason}</p>
      <Button size="sm" variant="outline" className="mt-2" onClick={onRemedy}>
        {remedy === 'resend' ? 'Nochmals senden' : 'Nachricht ändern'}
      </Button>
    </div>
  );
}
