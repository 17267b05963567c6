import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classNames } from '#lib/class-names.ts';

/** Where the focus goes; a function is asked once it is time. */
export type FocusTarget = HTMLElement | null | undefined | (() => HTMLElement | null);

interface DialogProps {
  readonly title: string;
  /** One line under the title. */
  readonly description: ReactNode;
  readonly onClose: () => void;
  /** Where the focus goes afterwards; without it to what had it before. */
  readonly returnFocusTo?: FocusTarget;
  /** What has the focus first; without it what the tab key would reach first. */
  readonly focusFirst?: (() => HTMLElement | null | undefined) | undefined;
  /** What Esc does before it closes; true where it was meant for something within. */
  readonly onEscape?: (() => boolean) | undefined;
  /** `lg` has room for two columns. */
  readonly size?: keyof typeof WIDTHS;
  readonly children: ReactNode;
}

const WIDTHS = { md: 'sm:w-[min(42rem,calc(100vw-3rem))]', lg: 'sm:w-[min(62rem,calc(100vw-3rem))]' } as const;

/**
 * A modal dialog that is open as long as it is mounted. The dark ground is a plain element rather than Radix's overlay,
 * which would inject a style element that the content security policy refuses.
 */
export function Dialog({
  title,
  description,
  onClose,
  returnFocusTo,
  focusFirst,
  onEscape,
  size = 'md',
  children,
}: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 animate-fade bg-ink/55" aria-hidden="true" data-holds-page />
        <Radix.Content
          onEscapeKeyDown={(event) => onEscape?.() && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first = focusFirst?.();
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix leads back to its own trigger, of which there is none.
            event.preventDefault();
            const wanted = typeof returnFocusTo === 'function' ? returnFocusTo() : returnFocusTo;
            const target = wanted?.isConnected ? wanted : opener.current;
            if (target instanceof HTMLElement && target.isConnected) target.focus();
          }}
          // Messages have the window's upper edge to themselves. Scrolled into sight, nothing lies under what sticks to the
          // upper and the lower edge of the dialog.
          className={classNames(
            'fixed inset-x-0 bottom-0 z-40 mx-auto max-h-[calc(100dvh-4rem)] animate-rise overflow-y-auto',
            'overscroll-contain rounded-t-lg bg-surface shadow-raised scroll-pt-28 scroll-pb-48',
            'sm:top-16 sm:bottom-4 sm:my-auto sm:h-fit sm:max-h-[calc(100dvh-5rem)] sm:rounded-lg sm:scroll-pb-28',
            WIDTHS[size],
          )}
        >
          {/*
           * A pixel beyond the edge: centred between two pixels, a sliver of what scrolls would show above it. A low window,
           * as of a phone on its side, needs the room.
           */}
          <header className="sticky -top-px z-10 [@media(height<30rem)]:static flex items-start gap-4 border-b border-line bg-surface px-5 py-4 sm:px-8 sm:py-5">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-xl break-words">{title}</Radix.Title>
              <Radix.Description asChild>
                <div className="mt-1 text-sm text-muted">{description}</div>
              </Radix.Description>
            </div>
            <Radix.Close
              aria-label="Schliessen"
              className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sand"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </header>
          <div className="px-5 py-5 sm:px-8 sm:py-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
