import { businessProfile } from '@fahrzeugpflege/contracts';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { DropMark } from '#components/ui/drop-mark.tsx';

/** Who one is talking to, and the way out. */
export function ChatHeader() {
  return (
    <header className="on-dark flex shrink-0 items-center gap-3 bg-petrol-deep py-2.5 pr-2 pl-4 text-paper [@media(height<24rem)]:py-0.5">
      <DropMark className="h-6 shrink-0 text-mist max-[18rem]:hidden" />
      <div className="min-w-0 flex-1">
        <Dialog.Title className="text-base leading-tight">
          <span className="sr-only">Chat: </span>Virtueller Assistent
        </Dialog.Title>
        <p className="text-xs text-mist [@media(height<24rem)]:hidden">{businessProfile.name}</p>
      </div>
      <Dialog.Close
        aria-label="Chat schliessen"
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-white/15"
      >
        <X aria-hidden="true" className="size-5" />
      </Dialog.Close>
    </header>
  );
}
