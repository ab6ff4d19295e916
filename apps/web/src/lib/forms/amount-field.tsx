import { currencyDigits } from '@lantern/rules';
import { AmountInput, AmountPresets, formatAmount } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import type { FormField } from './form.ts';

interface Range {
  minimum: string;
  maximum: string;
}

interface AmountFieldProps {
  /** The field of `useForm`; its value is in minor units. */
  field: FormField<string>;
  currency: string;
  label: string;
  hideLabel?: boolean;
  /** May stay empty. */
  optional?: boolean;
  hint?: string | undefined;
  range?: Range;
  /** How the range is written, where not as `10 – 20`. */
  rangeText?: (range: Range) => string;
  /** Amounts to choose from, in minor units, and the name of their group. */
  presets?: { label: string; amounts: readonly string[] };
}

const plainRange = ({ minimum, maximum }: Range) => `${minimum} – ${maximum}`;

/** The amount of a form: every form in which a member types money has this field. */
export function AmountField(props: AmountFieldProps) {
  const {
    field,
    currency,
    range,
    rangeText = plainRange,
    presets,
    optional = false,
    ...looks
  } = props;
  const { i18n } = useTranslation();
  const { id, name, value, error } = field;
  const format = { currency, digits: currencyDigits(currency), locale: i18n.language };
  const change = (next: string) => field.onChange({ target: { value: next } });
  return (
    <>
      <AmountInput
        {...{ ...looks, ...format, id, name, value, error }}
        required={!optional}
        onChange={change}
        range={
          range &&
          rangeText({
            minimum: formatAmount(range.minimum, format),
            maximum: formatAmount(range.maximum, format),
          })
        }
      />
      {presets && (
        <AmountPresets
          {...format}
          label={presets.label}
          presets={presets.amounts}
          value={value}
          onSelect={change}
        />
      )}
    </>
  );
}
