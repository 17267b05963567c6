import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { discardDraft, readDraft, saveDraft, typedWords } from './draft-store.ts';
import { readValues } from './form-values.ts';

/** Milliseconds of rest in typing after which the draft is written. */
const PAUSE = 400;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps one form's words while they are typed, and puts them back. */
export class DraftKeeper {
  private readonly listening = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** True while something stands in the form that is not stored yet. */
  private isChanged: boolean;

  constructor(
    private readonly form: NativeFormId,
    private readonly element: HTMLFormElement,
  ) {
    // Typed before the scripts came, or put back by the browser or the server.
    this.isChanged = Object.keys(typedWords(readValues(element))).length > 0;
  }

  /** Fills the fields that are empty; tells those who listen to the form, if there was something to fill in. */
  restore(): void {
    let isFilled = false;
    for (const [name, text] of Object.entries(readDraft(this.form))) {
      const control = this.element.elements.namedItem(name);
      if (!isControl(control) || control.value !== '') continue;
      control.value = text;
      isFilled = true;
    }
    if (isFilled) this.element.dispatchEvent(new Event('input'));
  }

  /** Begins to follow what is typed. */
  listen(): void {
    const { signal } = this.listening;
    const note = () => this.note();
    const flush = () => this.flush();
    this.element.addEventListener('input', note, { signal });
    // Some ways of filling in a form tell of the change alone.
    this.element.addEventListener('change', note, { signal });
    window.addEventListener('pagehide', flush, { signal });
    // On phones this is often the last that a page hears.
    document.addEventListener('visibilitychange', flush, { signal });
  }

  /** Writes what is not written yet, and listens no more. */
  stop(): void {
    this.listening.abort();
    this.flush();
  }

  /** The words have arrived. */
  discard(): void {
    clearTimeout(this.timer);
    this.isChanged = false;
    discardDraft(this.form);
  }

  private note(): void {
    this.isChanged = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), PAUSE);
  }

  private flush(): void {
    clearTimeout(this.timer);
    if (this.isChanged) saveDraft(this.form, readValues(this.element));
    this.isChanged = false;
  }
}

function isControl(found: RadioNodeList | Element | null): found is Control {
  return (
    found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement
  );
}
