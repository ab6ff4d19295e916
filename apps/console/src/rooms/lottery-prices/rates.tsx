import { playName } from '@lantern/locales/plays';
import {
  type CardFault,
  type FamilyCode,
  type Fraction,
  families,
  isDecimal,
  type Play,
  type Rate,
  type RateCard,
  returnsOf,
} from '@lantern/rules/lottery';
import { Input } from '@lantern/ui';
import { useTranslation } from 'react-i18next';

const percentOf = ({ top, bottom }: Fraction): number => Number((top * 10_000n) / bottom) / 100;

/** What a play returns of its stakes: one share, or the least and the most of its tiers. */
function returnText(card: RateCard, play: Play, rate: Rate): string {
  const isReadable =
    rate.kind === 'series' ? card.series !== null : Object.values(rate.odds).every(isDecimal);
  if (!isReadable) return '–';
  const shares = returnsOf(play, { rate, series: card.series?.initial }).map(({ share }) =>
    percentOf(share),
  );
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return least === most ? `${least}%` : `${least} – ${most}%`;
}

interface RatesProps {
  card: RateCard;
  family: FamilyCode;
  faults: readonly CardFault[];
  /** Without it the prices are only shown. */
  onChange?: (card: RateCard) => void;
}

/** The prices of a family, by play, with what each returns in the long run. */
export function Rates({ card, family, faults, onChange }: RatesProps) {
  const { t } = useTranslation();
  const { t: sayPlay } = useTranslation('plays');
  const rates = card.rates[family] ?? {};
  const plays = families[family].plays.filter(({ code }) => rates[code]);
  const set = (code: string, rate: Rate) =>
    onChange?.({
      ...card,
      rates: { ...card.rates, [family]: { ...rates, [code]: rate } },
    });
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-body">
        <caption className="sr-only">{t('prices.rates')}</caption>
        <thead>
          <tr className="border-b border-border text-caption text-text-3">
            {(['play', 'odds', 'lots', 'returns'] as const).map((name) => (
              <th key={name} scope="col" className="py-1.5 pe-4 text-start font-bold">
                {t(`prices.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plays.map((play) => {
            const rate = rates[play.code];
            if (!rate) return null;
            const wrong = faults.some((one) => one.family === family && one.play === play.code);
            return (
              <tr key={play.code} className="border-b border-border align-top last:border-0">
                <th scope="row" className="py-1.5 pe-4 text-start font-bold">
                  {playName(sayPlay, play.code).full}
                </th>
                <td className="py-1.5 pe-4">
                  <Odds
                    play={play}
                    rate={rate}
                    {...(onChange && { onChange: (next: Rate) => set(play.code, next) })}
                  />
                </td>
                <td className="num py-1.5 pe-4">
                  {rate.kind === 'fixed' ? (rate.lots ?? play.lots) : play.lots}
                </td>
                <td className={`num py-1.5 whitespace-nowrap ${wrong ? 'text-danger' : ''}`}>
                  {returnText(card, play, rate)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface OddsProps {
  play: Play;
  rate: Rate;
  onChange?: (rate: Rate) => void;
}

function Odds({ play, rate, onChange }: OddsProps) {
  const { t } = useTranslation();
  const { t: sayPlay } = useTranslation('plays');
  const name = playName(sayPlay, play.code).full;
  if (rate.kind === 'series') return <span className="text-text-3">{t('prices.bySeries')}</span>;
  const tiers = play.tiers.filter(({ code }) => rate.odds[code] !== undefined);
  if (!onChange)
    return (
      <span className="num">
        {tiers
          .map(({ code }) => (tiers.length === 1 ? '' : `${code}: `) + rate.odds[code])
          .join(' · ')}
      </span>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {tiers.map(({ code }) => (
        <span key={code} className="flex items-center gap-1.5 text-caption text-text-2">
          {tiers.length > 1 && <bdi>{code}</bdi>}
          <Input
            aria-label={`${name} ${code}`}
            inputMode="decimal"
            className="w-28"
            value={rate.odds[code] ?? ''}
            onChange={({ target }) =>
              onChange({ ...rate, odds: { ...rate.odds, [code]: target.value.trim() } })
            }
          />
        </span>
      ))}
    </div>
  );
}
