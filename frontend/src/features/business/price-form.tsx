import { formatFrancs, type Money, type PriceName } from '@fahrzeugpflege/contracts';
import { SelectField, TextField } from '#components/ui/field.tsx';
import { classNames } from '#lib/class-names.ts';
import { PRICE_LABELS, readAmount } from './business-texts.ts';
import { FactForm } from './fact-form.tsx';

interface PriceFormProps {
  readonly name: PriceName;
  readonly price: Money;
  readonly isFixed: boolean;
}

/** From a tablet on a price is one line: what its fields are stands once above them all. */
const FIELDS = 'md:grid-cols-[5.5rem_6.5rem_9.5rem_8.5rem]';

/** What stands above the fields of all prices where each is one line; each field has its own label for who can't see it. */
export function PriceHeads() {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'grid justify-end gap-x-3 border-b border-line pb-1.5 text-sm font-semibold max-md:hidden',
        FIELDS,
      )}
    >
      <span>Art</span>
      <span>Franken</span>
      <span>MwSt.</span>
    </div>
  );
}

/** One price: its kind, its amount, and what is known of its tax. */
export function PriceForm({ name, price, isFixed }: PriceFormProps) {
  return (
    <li className="grid gap-x-6 border-t border-line py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline md:py-2">
      <h3 className="mb-2 text-base md:mb-0 md:text-sm">
        {PRICE_LABELS[name]}
        {price.per && <span className="font-normal text-muted"> pro Monat</span>}
      </h3>
      <FactForm
        value={price}
        fact={`prices.${name}`}
        label={`Preis ${PRICE_LABELS[name]}`}
        isFixed={isFixed}
        read={(form) => readPrice(form, price)}
        className={classNames(
          'grid-cols-2 items-start max-md:[&_button]:mt-7 md:[&_button]:justify-self-end md:[&_label]:sr-only',
          FIELDS,
        )}
      >
        {({ amount }) => (
          <>
            <SelectField label="Art" name="kind" defaultValue={price.kind} required>
              <option value="from">ab</option>
              <option value="about">ca.</option>
              <option value="exact">genau</option>
            </SelectField>
            <TextField
              label="Franken"
              name="amount"
              inputMode="decimal"
              defaultValue={formatFrancs(price.amount)}
              required
              autoComplete="off"
              error={amount}
              // Below the whole line.
              className="md:[&>p]:w-104"
            />
            <SelectField label="MwSt." name="vat" defaultValue={price.vat ?? ''} marksOptional={false}>
              <option value="">keine Angabe</option>
              <option value="excluded">exkl.</option>
              <option value="included">inkl.</option>
            </SelectField>
          </>
        )}
      </FactForm>
    </li>
  );
}

function readPrice(form: FormData, { per }: Money) {
  const amount = readAmount(String(form.get('amount')));
  if (amount === undefined) return { faults: { amount: 'Bitte einen Betrag in Franken, zum Beispiel 150 oder 80.50' } };
  return { value: { kind: form.get('kind'), amount, per, vat: form.get('vat') || null } };
}
