import clsx from 'clsx';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { amountText, caretAfter, minorOf, tidy } from './amount-text.ts';
import { Field, type FieldProps } from './field.tsx';
import { inputFrame } from './input.tsx';
import { currencySign, decimalMark, type MoneyFormat } from './money-text.ts';

export interface AmountInputProps
  extends Omit<FieldProps, 'children' | 'aside'>,
    Omit<MoneyFormat, 'sign'> {
  /** Whole minor units in decimal digits, or `''` when the field is empty. */
  value: string;
  onChange: (minor: string) => void;
  /** The limits, shown at the end of the field. */
  range?: ReactNode;
  disabled?: boolean | undefined;
  name?: string | undefined;
}

/** Some phone keyboards offer only one decimal mark, so both start the fraction. */
function withLocaleMark(event: ChangeEvent<HTMLInputElement>, locale: string): string {
  const { value, selectionStart } = event.target;
  const typed = 'data' in event.nativeEvent ? event.nativeEvent.data : undefined;
  if ((typed !== '.' && typed !== ',') || !selectionStart) return value;
  return value.slice(0, selectionStart - 1) + decimalMark(locale) + value.slice(selectionStart);
}

function useAmountText({ value, onChange, locale, digits }: AmountInputProps) {
  const format = { locale, digits };
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [draft, setDraft] = useState('');
  // The draft holds an unfinished fraction, which the value cannot. A new value from outside
  // replaces it.
  const text = minorOf(draft, format) === value ? draft : amountText(value, format);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const raw = withLocaleMark(event, locale);
    const tidied = tidy(raw, format);
    caret.current = caretAfter(raw, event.target.selectionStart ?? raw.length, tidied, locale);
    setDraft(tidied);
    onChange(minorOf(tidied, format));
  };
  return { input, text, change, finish: () => setDraft(amountText(value, format)) };
}

/** An amount input with grouping. Its value is exact: decimal digits of minor units. */
export function AmountInput(props: AmountInputProps): ReactNode {
  const {
    label,
    hint,
    error,
    required,
    hideLabel,
    id,
    className,
    range,
    disabled,
    name,
    ...money
  } = props;
  const { input, text, change, finish } = useAmountText(props);
  const { sign, before } = currencySign(money);
  const mark = (
    <span aria-hidden className={clsx('shrink-0 text-text', before ? 'ps-4' : 'pe-4')}>
      {sign}
    </span>
  );
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className }}>
      {(control) => (
        <div dir="ltr" className={clsx(inputFrame, 'min-h-14 text-h2')}>
          {before && mark}
          <input
            {...control}
            ref={input}
            name={name}
            disabled={disabled}
            value={text}
            onChange={change}
            onBlur={finish}
            inputMode={money.digits > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            className={clsx(
              'num min-h-13 w-full min-w-0 flex-1 bg-transparent outline-none',
              before ? 'ps-2 pe-3' : 'ps-4 pe-2',
            )}
          />
          {range && <span className="num shrink-0 pe-4 text-caption text-text-3">{range}</span>}
          {!before && mark}
        </div>
      )}
    </Field>
  );
}
