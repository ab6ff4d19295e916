import type { LotteryGame } from '@lantern/contracts';
import { type PaperPrize, paperDigits, paperPrizes, prizeNames } from '@lantern/rules/lottery';
import { TextField } from '@lantern/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../lib/money/money.ts';

/** The currency in which printed tickets are paid. */
const dong = 'VND';

interface ShownDraw {
  /** What tells it from the others: its number, or its province. */
  readonly name: string;
  readonly result: readonly string[] | null;
}

/** What a printed ticket of a province wins in the draws that are shown. */
export function PaperCheck({
  family,
  draws,
}: {
  family: LotteryGame['family'] & ('vn27' | 'vn18');
  draws: readonly ShownDraw[];
}): ReactNode {
  const { t } = useTranslation('lottery');
  const [ticket, setTicket] = useState('');
  const digits = paperDigits(family);
  const won = draws.flatMap(({ name, result }) => {
    const prizes = result && ticket.length === digits ? paperPrizes(family, result, ticket) : [];
    return prizes.length > 0 ? [{ name, prizes }] : [];
  });
  return (
    <section aria-label={t('paper.title')} className="flex flex-col gap-2">
      <h3 className="text-h3">{t('paper.title')}</h3>
      <TextField
        label={t('paper.number', { count: digits })}
        inputMode="numeric"
        autoComplete="off"
        value={ticket}
        onChange={({ target }) => setTicket(target.value.replace(/\D/g, '').slice(0, digits))}
        className="max-w-xs"
      />
      <div aria-live="polite">
        {ticket.length === digits && won.length === 0 && (
          <p className="text-body text-text-2">{t('paper.none')}</p>
        )}
        {won.map(({ name, prizes }) => (
          <div key={name} className="flex flex-wrap gap-x-4 gap-y-1 text-body">
            <bdi className="num font-bold">{name}</bdi>
            <ul className="flex flex-col gap-1">
              {prizes.map((prize, at) => (
                <Won key={at} prize={prize} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Won({ prize: { code, amount, otherSeries } }: { prize: PaperPrize }): ReactNode {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const name =
    code === 'extra' || code === 'consolation' ? t(`paper.${code}`) : (prizeNames[code] ?? code);
  return (
    <li>
      {name} <b className="num text-success">{money(String(amount), dong)}</b>
      {otherSeries !== undefined && (
        <span className="num block text-caption text-text-2">
          {t('paper.series', { amount: money(String(otherSeries), dong) })}
        </span>
      )}
    </li>
  );
}
