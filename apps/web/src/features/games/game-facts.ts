import type { Game } from '@lantern/contracts';
import { formatLimits, formatTag } from '@lantern/rules';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site/site.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** One for each language: a page has many tiles. */
function percentIn(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.NumberFormat(formatTag(language), {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  formats.set(language, format);
  return format;
}

/** The return and the limits of a stake, as people read them. */
export function useGameFacts(): (game: Game) => { rtp: string | undefined; stake?: string } {
  const { i18n } = useTranslation('games');
  const { currency } = useSite().settings;
  const percent = percentIn(i18n.language);
  const stakeOf = (least: string, most: string | null) =>
    `${formatLimits(least, most ?? least, currency, i18n.language)}${most === null ? '+' : ''}`;
  return ({ rtp, minBet, maxBet }) => ({
    rtp: rtp === null ? undefined : percent.format(Number(rtp) / 100),
    ...(minBet !== null && { stake: stakeOf(minBet, maxBet) }),
  });
}
