import type { BetRecord } from '@lantern/contracts';
import { Button, StatusPill } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { useMoney } from '../../lib/money/money.ts';
import { drawPath } from '../../lib/navigation/draw-path.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { Moment } from '../../lib/time/moment.tsx';
import { toneOf } from './bet-history.ts';
import { FairnessBlock } from './fairness-block.tsx';
import { Net } from './net.tsx';
import { useRoundWord } from './round-word.ts';

type Stake = NonNullable<NonNullable<BetRecord['details']>['stakes']>[number];

const nothing = '0';

/** Everything about one round. */
export function RoundDetails({ round, onClose }: { round: BetRecord; onClose: () => void }) {
  const { t } = useTranslation(['records', 'common']);
  const money = useMoney();
  const word = useRoundWord();
  const { details } = round;
  const selection = details?.stakes ? (
    <Stakes stakes={details.stakes} currency={round.currency} />
  ) : (
    details?.selection
  );
  const fact = (
    key: 'selection' | 'outcome' | 'stake' | 'win' | 'refund' | 'counted' | 'started' | 'ended',
    value: ReactNode,
  ) => <Fact name={t(`details.${key}`)}>{value}</Fact>;
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={round.gameName}
      description={round.vendorName}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-5">
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-3 px-4 py-3',
            'rounded-card bg-sunken',
          )}
        >
          <p>
            <span className="block text-caption text-text-2">{t('details.net')}</span>
            <Net
              minor={round.net}
              currency={round.currency}
              open={round.status === 'open'}
              className="text-h1"
            />
          </p>
          <StatusPill tone={toneOf[round.status]}>{t(`status.${round.status}`)}</StatusPill>
        </div>
        <dl className="m-0 flex flex-col divide-y divide-border">
          {selection && fact('selection', selection)}
          {details?.fairness &&
            fact('outcome', details.fairness.outcome.split(',').map(word).join(', '))}
          {fact('stake', <span className="num">{money(round.stake, round.currency)}</span>)}
          {fact('win', <span className="num">{money(round.win, round.currency)}</span>)}
          {details?.freeRound && (
            <Fact name={t('freeRound')}>
              <span className="num">{money(details.freeRound, round.currency)}</span>
            </Fact>
          )}
          {details?.jackpot && (
            <Fact name={t('jackpot')}>
              <span className="num">{money(details.jackpot, round.currency)}</span>
            </Fact>
          )}
          {round.refund !== nothing &&
            fact('refund', <span className="num">{money(round.refund, round.currency)}</span>)}
          {fact('counted', <span className="num">{money(round.counted, round.currency)}</span>)}
          {fact('started', <Moment instant={round.startedAt} kind="seconds" />)}
          {round.endedAt && fact('ended', <Moment instant={round.endedAt} kind="seconds" />)}
          <Fact name={t('details.roundNumber')}>
            <CopyText
              text={round.vendorRoundId}
              name={t('details.roundNumber')}
              className="-me-2 justify-end"
            />
          </Fact>
        </dl>
        {details?.fairness && <FairnessBlock fairness={details.fairness} />}
        {details?.draw && (
          <Button as={Link} to={drawPath(details.draw)} kind="soft" block>
            {t('details.check')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

/** What was staked on, and how much on each. */
function Stakes({ stakes, currency }: { stakes: readonly Stake[]; currency: string }) {
  const word = useRoundWord();
  const money = useMoney();
  return (
    <ul>
      {stakes.map(({ on, amount }) => (
        <li key={on}>
          {word(on)} <bdi className="num">{money(amount, currency)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-1.5">
      <dt className="shrink-0 text-body text-text-2">{name}</dt>
      <dd className="m-0 min-w-0 text-end text-label break-words">{children}</dd>
    </div>
  );
}
