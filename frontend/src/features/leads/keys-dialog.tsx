import { Dialog } from '#components/ui/dialog.tsx';
import { useKeptChoice } from '#lib/kept-choice.ts';
import { alwaysKeys, type KeyHelp, singleKeySwitch, singleKeys } from './lead-keys.ts';

/** The list of keys, and the switch for the single ones. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const isOn = useKeptChoice(singleKeySwitch) !== 'off';
  return (
    <Dialog title="Tasten" description="Für die Liste der Leads, ohne Maus." onClose={onClose}>
      <label className="mb-5 flex min-h-11 items-center gap-3 border-b border-line pb-5 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => singleKeySwitch.choose(event.target.checked ? undefined : 'off')}
          className="size-5 accent-petrol"
        />
        <span>
          Einzelne Tasten als Befehle
          <span className="block text-sm font-normal text-muted">
            Stören sie eine Sprachsteuerung, schalten Sie sie hier aus. Gilt für diesen Browser.
          </span>
        </span>
      </label>
      {isOn && <KeyList keys={singleKeys} />}
      <KeyList keys={alwaysKeys} />
    </Dialog>
  );
}

function KeyList({ keys }: { readonly keys: readonly KeyHelp[] }) {
  return (
    <dl className="text-sm">
      {keys.map(({ keys: names, does }) => (
        <div key={does} className="grid grid-cols-[7rem_1fr] items-center gap-4 py-1.5">
          <dt className="flex gap-1.5">
            {names.map((name) => (
              <kbd
                key={name}
                className="min-w-7 rounded-sm border border-line-strong px-1.5 text-center font-sans text-xs leading-6 font-semibold"
              >
                {name}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
