import { formatFrancs, type Money, type PriceName } from '@fahrzeugpflege/contracts';
import { SelectField, TextField } from '../../../components/ui/field';
import { PRICE_LABELS, readAmount } from '../business-texts';
import { FactForm } from './fact-form';

interface PriceFormProps {
  readonly name: PriceName;
  readonly price: Money;
  readonly isFixed: boolean;
}

/** One price: its kind, its amount, and what is known of its tax. */
export function PriceForm({ name, price, isFixed }: PriceFormProps) {
  return (
    <li className="border-t border-line py-4">
      <h3 className="mb-2 text-base">
        {PRICE_LABELS[name]}
        {price.per && <span className="font-normal text-muted"> pro Monat</span>}
      </h3>
      <FactForm
        value={price}
        fact={`prices.${name}`}
        label={`Preis ${PRICE_LABELS[name]}`}
        isFixed={isFixed}
        read={(form) => readPrice(form, price)}
        className="grid-cols-2 items-end sm:grid-cols-[8rem_10rem_10rem_auto]"
      >
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
        />
        <SelectField label="MwSt." name="vat" defaultValue={price.vat ?? ''} marksOptional={false}>
          <option value="">keine Angabe</option>
          <option value="excluded">exkl.</option>
          <option value="included">inkl.</option>
        </SelectField>
      </FactForm>
    </li>
  );
}

function readPrice(form: FormData, { per }: Money) {
  const amount = readAmount(String(form.get('amount')));
  if (amount === undefined) return { fault: 'Bitte einen Betrag in Franken, zum Beispiel 150 oder 80.50.' };
  return { value: { kind: form.get('kind'), amount, per, vat: form.get('vat') || null } };
}
