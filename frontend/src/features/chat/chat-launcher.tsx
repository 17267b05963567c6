import { businessProfile } from '@fahrzeugpflege/contracts';
import { MessageCircle } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { holdsPhotos } from '#features/photos/photo-store.ts';
import { isServed } from '#lib/is-served.ts';
import { endsWithin, LOADING_LIMIT } from '#lib/time-limit.ts';
import { toast } from '#lib/toast-store.ts';
import { takeEntryBack } from '#lib/use-back-closes.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import type { ChatPanelProps } from './chat-panel.tsx';
import { noteChatOpen, wasChatOpen } from './open-mark.ts';

/**
 * The button that opens the chat. The chat itself is a chunk of its own, fetched with the first press; after a reload it
 * opens by itself if it was open. Needs scripts: without them there is no button.
 */
export function ChatLauncher() {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [state, setState] = useState<'loading' | 'open' | 'reopened'>();
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();

  const open = useCallback(async (opened: 'open' | 'reopened') => {
    setState('loading');
    try {
      const Loaded = await loadPanel();
      setPanel(() => Loaded);
      setState(opened);
    } catch {
      setState(undefined);
      toast({
        title: 'Der Chat lässt sich nicht laden',
        description: `Bitte versuchen Sie es nochmals oder rufen Sie uns an: ${businessProfile.phone}`,
        variant: 'destructive',
        action: { label: 'Nochmals versuchen', hint: 'F8 führt zu «Nochmals versuchen»', run: () => open('open') },
      });
    }
  }, []);

  useEffect(() => {
    if (wasChatOpen()) void open('reopened');
    else takeEntryBack('chat');
  }, [open]);

  if (!isHydrated) return null;
  return (
    <>
      <Button
        ref={button}
        size="sm"
        aria-label={state === 'loading' ? 'Chat wird geladen' : 'Chat öffnen'}
        aria-haspopup="dialog"
        busyLabel={state === 'loading' && 'Chat'}
        onClick={() => open('open')}
        className="chat-launcher"
      >
        <MessageCircle aria-hidden="true" className="size-5" /> Chat
      </Button>
      {Panel && <Panel state={state} onClose={() => setState(undefined)} launcher={button} />}
    </>
  );
}

let hasFailed = false;

/**
 * Fetches the chat. Many browsers keep to a failure for as long as the document lives: from the second one on the page is
 * loaded anew where the server answers, and the chat with it; but not while that would lose photos.
 *
 * @throws what the browser says when the chunk can't be had, or that it does not come
 */
async function loadPanel() {
  try {
    const loading = import('./chat-panel.tsx');
    if (!(await endsWithin(loading, LOADING_LIMIT))) throw new Error('The chat does not come.');
    return (await loading).ChatPanel;
  } catch (error) {
    if (hasFailed && !holdsPhotos() && (await isServed(location.pathname))) {
      noteChatOpen(true);
      location.reload();
    }
    hasFailed = true;
    throw error;
  }
}
