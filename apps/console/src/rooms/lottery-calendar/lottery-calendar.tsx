import { type LotteryCalendar, staffEndpoints } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Room } from '../../parts/room.tsx';
import { Holidays } from './holidays.tsx';
import { Region } from './region.tsx';

/** When Vietnamese provinces draw: weekdays, times and holidays. */
export function LotteryCalendarRoom() {
  const { t } = useTranslation();
  const calendar = useOps(staffEndpoints.lotteryCalendar);
  return (
    <Room title={t('room.lotteryCalendar')}>
      <p className="max-w-prose text-body text-text-2">{t('calendar.text')}</p>
      <Answered query={calendar}>{(found) => <Calendar calendar={found} />}</Answered>
    </Room>
  );
}

function Calendar({ calendar }: { calendar: LotteryCalendar }) {
  const { t } = useTranslation();
  const may = useMay();
  const { office, sources, regions, holidays } = calendar;
  const mayChange = office && may('lottery.act');
  return (
    <>
      {sources.length < 2 && (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-body text-warning">
          {t('calendar.noSources')}
        </p>
      )}
      {!office && <p className="text-body text-text-3">{t('calendar.notOffice')}</p>}
      {regions.map((region) => (
        <Region key={`${region.region} ${region.version}`} of={region} mayChange={mayChange} />
      ))}
      <Holidays holidays={holidays} mayChange={mayChange} />
    </>
  );
}
