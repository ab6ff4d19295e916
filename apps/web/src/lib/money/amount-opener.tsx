import { useMoney } from './money.ts';

interface AmountOpenerProps {
  amount: string;
  currency: string;
  reference: string;
  onOpen: (reference: string) => void;
}

/** The amount of an order in a row; the whole row, which is `relative`, opens it. */
export function AmountOpener({ amount, currency, reference, onOpen }: AmountOpenerProps) {
  const money = useMoney();
  return (
    <button
      type="button"
      onClick={() => onOpen(reference)}
      className="num text-start after:absolute after:inset-0"
    >
      {money(amount, currency)}
      <span className="sr-only"> · {reference}</span>
    </button>
  );
}
