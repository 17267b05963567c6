import { useState } from 'react';

/** What is being typed for a value that lives elsewhere, as in the address. */
interface InputDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Notes what the value is about to become, so that its change does not take away what was typed meanwhile. */
  readonly sent: (value: string) => void;
}

/** A draft of a value. It follows the value whenever that is changed from elsewhere, by the way back for example. */
export function useInputDraft(value: string): InputDraft {
  const [text, type] = useState(value);
  const [seen, setSeen] = useState(value);
  const [own, sent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== own) {
      type(value);
      sent(value);
    }
  }
  return { text, type, sent };
}
