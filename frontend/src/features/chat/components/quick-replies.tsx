import { chatTexts } from '@fahrzeugpflege/contracts';

/** What others ask, to be asked with one press. */
export function QuickReplies({ onChoose }: { readonly onChoose: (words: string) => void }) {
  return (
    <ul aria-label="Häufige Fragen" className="mx-auto mt-4 flex max-w-[40rem] flex-wrap gap-2 pl-5">
      {chatTexts.quickReplies.map((words) => (
        <li key={words}>
          <button
            type="button"
            onClick={() => onChoose(words)}
            className="min-h-11 rounded-full border border-petrol/40 bg-surface px-4 py-2 text-left text-sm leading-tight font-semibold text-petrol transition-colors hover:border-petrol hover:bg-petrol-wash"
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
