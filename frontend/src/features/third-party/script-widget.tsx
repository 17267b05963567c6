import { useEffect, useRef } from 'react';
import { appendScript } from './append-script.ts';
import type { EmbeddedProps } from './embedded-content.tsx';

interface ScriptWidgetProps extends EmbeddedProps {
  /** Names the container for the script: `data-widget`. */
  readonly name: string;
  readonly scriptUrl: string;
  /** What the script reads: `data-` attributes of its container, and again of its own element. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * The adapter for widgets that are scripts: an empty container with the settings, and the script within it. Most
 * providers look for the one (`[data-widget]`) or for `document.currentScript`, and draw there. Loaded means: something
 * was drawn, for a script that comes and stays silent helps nobody.
 */
export function ScriptWidget({ name, scriptUrl, settings, onReady, onFailed }: ScriptWidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once; another address is another widget
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new MutationObserver(() => isDrawn(element) && onReady());
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    // After StrictMode has mounted twice: a script that was asked for can't be called back.
    const start = setTimeout(() => {
      Object.assign(element.dataset, { widget: name }, settings);
      appendScript(element, scriptUrl, settings, { onFailed });
    });
    return () => {
      clearTimeout(start);
      observer.disconnect();
    };
  }, []);
  return <div ref={container} className="min-w-0" />;
}

function isDrawn(container: Element): boolean {
  return Array.from(container.children).some(({ tagName }) => !['SCRIPT', 'LINK', 'STYLE'].includes(tagName));
}
