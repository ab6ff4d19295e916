import { useTranslation } from 'react-i18next';
import { Room } from '../../parts/room.tsx';
import { OpenRounds } from './open-rounds.tsx';

/** What staff look after at the vendors of games. */
export function VendorsRoom() {
  const { t } = useTranslation();
  return (
    <Room title={t('room.vendors')}>
      <OpenRounds />
    </Room>
  );
}
