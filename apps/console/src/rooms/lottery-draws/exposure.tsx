import { type OfficeDraw, staffEndpoints, type ValueOf } from '@lantern/contracts';
import { playName } from '@lantern/locales/plays';
import { families, findPlay } from '@lantern/rules/lottery';
import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';

type Found = ValueOf<typeof staffEndpoints.officeExposure>;

/** Milliseconds between two requests. */
const every = 5000;
/** The parts of the limit from which a cell looks warmer. */
const warmth = [
  [90, 'bg-danger-soft text-danger'],
  [50, 'bg-warning-soft text-warning'],
  [0, 'bg-sunken text-text'],
] as const;

/** Above it a play has too many numbers for a map. */
const mostCells = 100;

const lookOf = (share: number): string => (warmth.find(([from]) => share >= from) ?? warmth[2])[1];

/** The numbers of a play in their order, where a map of them is small enough. */
function cellsOf(family: OfficeDraw['family'], code: string): readonly string[] {
  const shape = findPlay(families[family], code)?.shape;
  const [slot, ...others] = shape && 'slots' in shape ? shape.slots : [];
  return slot && others.length === 0 && slot.tokens.count <= mostCells ? slot.tokens.list() : [];
}

const shareOf = (owed: string, limit: string): number =>
  limit === '0' ? 100 : Number((BigInt(owed) * 100n) / BigInt(limit));

/** Whole percent of the limit; a number with bets never reads as unused. */
const shareText = (share: number, owed: string): string =>
  share === 0 && owed !== '0' ? '<1' : String(share);

/** A button that shows what the brand would pay for each number of a draw. */
export function Exposure({ draw }: { draw: OfficeDraw }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="outline" size={36} onClick={() => setOpen(true)}>
        {t('draws.exposure')}
      </Button>
      {open && (
        <Modal
          open
          onOpenChange={setOpen}
          title={`${draw.gameName} ${draw.numero}`}
          description={t('draws.exposureText')}
          closeLabel={t('close')}
        >
          <Heat draw={draw} />
        </Modal>
      )}
    </>
  );
}

function Heat({ draw: { drawId, family } }: { draw: OfficeDraw }) {
  const { t } = useTranslation();
  const exposure = useOps(staffEndpoints.officeExposure, { drawId }, { every });
  return (
    <Answered query={exposure}>
      {(found) =>
        found.plays.length === 0 ? (
          <p className="text-body text-text-3">{t('draws.noExposure')}</p>
        ) : (
          <div className="flex flex-col gap-4">
            {found.cut && <p className="text-body text-warning">{t('draws.cut')}</p>}
            {found.plays.map((one) => (
              <Play key={one.play} family={family} of={one} found={found} />
            ))}
          </div>
        )
      }
    </Answered>
  );
}

interface PlayProps {
  family: OfficeDraw['family'];
  of: Found['plays'][number];
  found: Found;
}

/** All numbers of a play in their order, also those without bets; the amounts are listed below. */
function HeatMap({ family, of, found }: PlayProps) {
  const { t } = useTranslation();
  const cells = cellsOf(family, of.play);
  const owed = new Map(of.spots.map((one) => [one.spot, one.owed]));
  if (cells.length === 0) return null;
  return (
    <ol aria-label={t('draws.heatMap')} dir="ltr" className="mb-2 grid grid-cols-10 gap-0.5">
      {cells.map((cell) => {
        const amount = owed.get(cell) ?? '0';
        const share = amount === '0' ? 0 : shareOf(amount, found.limit);
        const look = amount === '0' ? 'text-text-3' : lookOf(share);
        const ofLimit = t('draws.ofLimit', { share: shareText(share, amount) });
        return (
          <li
            key={cell}
            title={ofLimit}
            className={clsx('num truncate rounded-control py-1 text-center text-caption', look)}
          >
            {cell}
            <span className="sr-only"> {ofLimit}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Play(props: PlayProps) {
  const { of, found } = props;
  const { t } = useTranslation();
  const { t: sayPlay } = useTranslation('plays');
  const money = useMoney();
  const name = playName(sayPlay, of.play).full;
  return (
    <section aria-label={name}>
      <h3 className="mb-1 text-label">{name}</h3>
      <HeatMap {...props} />
      <ul className="grid grid-cols-2 gap-1 sm:grid-cols-4">
        {of.spots.map(({ spot, owed }) => {
          const share = shareOf(owed, found.limit);
          return (
            <li key={spot} className={`rounded-control px-2 py-1 ${lookOf(share)}`}>
              <bdi className="num block truncate text-label" title={spot}>
                {spot}
              </bdi>
              <span className="num block text-caption">
                {money(owed, found.currency)} ·{' '}
                {t('draws.ofLimit', { share: shareText(share, owed) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
