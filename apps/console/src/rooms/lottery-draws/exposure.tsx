import { type OfficeDraw, staffEndpoints, type ValueOf } from '@lantern/contracts';
import { playName } from '@lantern/locales/plays';
import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
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

const shareOf = (owed: string, limit: string): number =>
  limit === '0' ? 100 : Number((BigInt(owed) * 100n) / BigInt(limit));

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
          <Heat drawId={draw.drawId} />
        </Modal>
      )}
    </>
  );
}

function Heat({ drawId }: { drawId: string }) {
  const { t } = useTranslation();
  const exposure = useOps(staffEndpoints.officeExposure, { drawId }, { every });
  return (
    <Answered query={exposure}>
      {(found) =>
        found.plays.length === 0 ? (
          <p className="text-body text-text-3">{t('draws.noExposure')}</p>
        ) : (
          <div className="flex flex-col gap-4">
            {found.plays.map((one) => (
              <Play key={one.play} of={one} found={found} />
            ))}
          </div>
        )
      }
    </Answered>
  );
}

function Play({ of, found }: { of: Found['plays'][number]; found: Found }) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  const name = playName(i18n.language, of.play).full;
  return (
    <section aria-label={name}>
      <h3 className="mb-1 text-label">{name}</h3>
      <ul className="grid grid-cols-2 gap-1 sm:grid-cols-4">
        {of.spots.map(({ spot, owed }) => {
          const share = shareOf(owed, found.limit);
          const [, look] = warmth.find(([from]) => share >= from) ?? warmth[2];
          return (
            <li key={spot} className={`rounded-control px-2 py-1 ${look}`}>
              <bdi className="num block truncate text-label" title={spot}>
                {spot}
              </bdi>
              <span className="num block text-caption">
                {money(owed, found.currency)} · {t('draws.ofLimit', { share })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
