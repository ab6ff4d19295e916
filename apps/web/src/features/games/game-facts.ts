import type { Game } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money/money.ts';

/** The return and the smallest bet of a game, as people read them. */
export function useGameFacts(): (game: Game) => { rtp: string | undefined; stake?: string } {
  const { i18n } = useTranslation('games');
  const money = useMoney();
  const percent = new Intl.NumberFormat(formatTag(i18n.language), {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return ({ rtp, minBet }) => ({
    rtp: rtp === null ? undefined : percent.format(Number(rtp) / 100),
    ...(minBet !== null && { stake: money(minBet) }),
  });
}
