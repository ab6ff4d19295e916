import type { LotteryTicket } from '@lantern/contracts';
import { langOf, playName } from '@lantern/locales/plays';
import { Button, StatusPill, type StatusTone } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../lib/money/money.ts';
import { drawPath } from '../../../lib/navigation/draw-path.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { Moment } from '../../../lib/time/moment.tsx';
import { SelectionText } from '../slip/slip-lines.tsx';

type Look = 'placed' | 'won' | 'lost' | 'cancelled' | 'void';

const tones: Record<Look, StatusTone> = {
  placed: 'info',
  won: 'success',
  lost: 'neutral',
  cancelled: 'neutral',
  void: 'warning',
};

/** A settled ticket won or lost; the other states are themselves. */
const lookOf = ({ state, payout }: LotteryTicket): Look =>
  state === 'settled' ? (payout === '0' ? 'lost' : 'won') : state;

interface TicketRowProps {
  ticket: LotteryTicket;
  /** Where the ticket is bet on again. */
  repeatPath?: string;
  onCancel?: (ticket: LotteryTicket) => void;
  cancelling?: boolean;
  /** What a page adds below the ticket. */
  children?: ReactNode;
}

interface CorrectedProps {
  ticket: LotteryTicket;
  correction: NonNullable<LotteryTicket['correction']>;
}

/** When the result of a ticket was corrected, and what it had won before if that has changed. */
function Corrected({ ticket, correction }: CorrectedProps): ReactNode {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const isOther = correction.payout !== ticket.payout;
  return (
    <p className="num flex flex-wrap gap-x-4 text-caption text-warning">
      <span>
        {t('ticket.corrected')} <Moment instant={correction.at} />
      </span>
      {isOther && (
        <span>{t('ticket.wonBefore', { amount: money(correction.payout, ticket.currency) })}</span>
      )}
    </p>
  );
}

/** One ticket with its lines, and what can be done with it. */
export function TicketRow(props: TicketRowProps): ReactNode {
  const { ticket, repeatPath, onCancel, cancelling, children } = props;
  const { t } = useTranslation('lottery');
  const { t: sayPlay } = useTranslation('plays');
  const money = useMoney();
  const text = (minor: string) => money(minor, ticket.currency);
  const look = lookOf(ticket);
  return (
    <li className="flex flex-col gap-2 border-b border-border py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="num text-label">{ticket.reference}</bdi>
        <Link to={drawPath(ticket.drawId)} className="num relative text-label text-brand hit-44">
          <bdi>{ticket.gameName}</bdi> <bdi>{ticket.numero}</bdi>
        </Link>
        <StatusPill tone={tones[look]} className="ms-auto">
          {t(`ticket.${look}`)}
        </StatusPill>
      </div>
      <ul className="flex flex-col gap-1">
        {ticket.lines.map((line) => (
          <li key={`${line.play} ${line.selection}`}>
            <p className="flex justify-between gap-3 text-label">
              <span lang={langOf(line.play)}>{playName(sayPlay, line.play).full}</span>
              <span className="num">{text(line.cost)}</span>
            </p>
            <SelectionText text={line.selection} />
          </li>
        ))}
      </ul>
      <p className="num flex flex-wrap gap-x-4 text-caption text-text-2">
        <Moment instant={ticket.placedAt} />
        <span>{`${t('slip.cost')} ${text(ticket.amount)}`}</span>
        {look === 'placed' && <span>{`${t('slip.most')} ${text(ticket.mostPayout)}`}</span>}
        {look === 'won' && (
          <b className="text-success">{`${t('ticket.payout')} ${text(ticket.payout)}`}</b>
        )}
        {ticket.rebate !== '0' && <span>{`${t('slip.rebate')} ${text(ticket.rebate)}`}</span>}
        {ticket.trial && <span>{t('ticket.trial')}</span>}
      </p>
      {ticket.correction && <Corrected ticket={ticket} correction={ticket.correction} />}
      {(repeatPath || (onCancel && ticket.cancellable)) && (
        <div className="flex flex-wrap gap-2">
          {onCancel && ticket.cancellable && (
            <Button kind="outline" size={36} loading={cancelling} onClick={() => onCancel(ticket)}>
              {t('ticket.cancel')}
            </Button>
          )}
          {repeatPath && (
            <Button as={Link} to={repeatPath} kind="soft" size={36}>
              {t('ticket.repeat')}
            </Button>
          )}
        </div>
      )}
      {children}
    </li>
  );
}
