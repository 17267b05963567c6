import { useId, useState } from 'react';
import { notificationAllowance, switchNotifications, useNotificationsOn } from './use-arrival-notifications.ts';

/** Why there are none. */
const OBSTACLES: Readonly<Record<string, string>> = {
  denied: 'Ihr Browser blockiert Benachrichtigungen dieser Website. In seinen Einstellungen lassen sie sich erlauben.',
  unsupported: 'Dieser Browser kann auf diesem Gerät keine Benachrichtigungen zeigen.',
};

/** The switch for notifications of new leads; the browser is asked only when it is pressed. */
export function NotificationSwitch() {
  const titleId = useId();
  const isOn = useNotificationsOn();
  const [allowance, setAllowance] = useState(notificationAllowance);
  const obstacle = OBSTACLES[allowance];
  return (
    <section aria-labelledby={titleId} className="max-w-md">
      <h2 id={titleId} className="mb-1 text-lg">
        Benachrichtigungen
      </h2>
      <label className="flex min-h-11 items-start gap-3 py-2 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          disabled={allowance === 'unsupported'}
          onChange={({ target }) => void switchNotifications(target.checked).then(setAllowance)}
          className="mt-0.5 size-5 shrink-0 accent-petrol"
        />
        <span>
          Bei neuen Anfragen benachrichtigen
          <span className="block text-sm font-normal text-muted">
            Solange ein Tab des Admin-Bereichs offen ist, den Sie gerade nicht sehen. Ohne Namen, nur «Neue Anfrage» und
            die Leistung. Gilt für diesen Browser.
          </span>
        </span>
      </label>
      <p role="status" className="text-sm text-danger empty:hidden">
        {obstacle}
      </p>
    </section>
  );
}
